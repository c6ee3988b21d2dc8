import { useTestApp } from '../../support/app.ts';
import { repliesOf } from '../../support/keyword-replies.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { ADA, TEXT, type TwoPrograms, twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();
const GRACE = '+12025550144';
const NO_CONSENT = { code: 'consent_required', data: { reason: 'no_consent' } };
const proof = { method: 'web_form', source: 'https://acme.example', captured_at: '2026-01-01T00:00:00Z' } as const;

let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

const write = (text: string, to = programs.news.number) => programs.write(text, to, GRACE);
const send = (number: TwoPrograms['bare'], more: Record<string, unknown> = {}) =>
  programs.send(number, { to: GRACE, ...more });
const consentOf = async (phone: string) => (await programs.account.call('contacts.get', { phone })).contact.consent;

test('consent to one program does not allow messages of another program, or without a program', async () => {
  const { account, news, orders, bare } = programs;
  await account.call('contacts.optIn', { phone: GRACE, ...proof, program_id: news.id });
  await send(news.number);
  for (const number of [orders.number, bare]) await expect(send(number)).rejects.toMatchObject(NO_CONSENT);
  await account.call('contacts.optIn', { phone: GRACE, ...proof });
  await send(bare);
  await expect(send(orders.number)).rejects.toMatchObject(NO_CONSENT);
  expect(await consentOf(GRACE)).toMatchObject({
    status: 'opted_in',
    programs: [{ program_id: news.id, status: 'opted_in', method: 'web_form' }],
  });
  expect(await programs.verified()).toBe(true);
});

test('an import with a program opts its contacts in to that program only', async () => {
  const { account, news, orders } = programs;
  const contacts = [{ phone: GRACE }, { phone: ADA }];
  const imported = await account.call('contacts.import', { contacts, consent: { ...proof, program_id: news.id } });
  expect(imported).toMatchObject({ consent_recorded: 1 });
  await send(news.number);
  await expect(send(orders.number)).rejects.toMatchObject(NO_CONSENT);
  expect(await consentOf(GRACE)).toMatchObject({ status: 'none' });
});

test('a campaign of a program reaches the contacts that opted in to it', async () => {
  const { account, news, orders } = programs;
  await account.call('contacts.optIn', { phone: GRACE, ...proof, program_id: news.id });
  for (const [program_id, sent] of [
    [news.id, 2],
    [orders.id, 1],
  ] as const) {
    const { id } = await launchCampaign(account, { name: 'Sale', body: TEXT, program_id });
    await app.drain();
    expect((await account.call('campaigns.get', { campaign_id: id })).counters).toMatchObject({ sent });
  }
});

test('dispatch checks the consent to the program again', async () => {
  const { account, news } = programs;
  await account.call('contacts.optIn', { phone: GRACE, ...proof, program_id: news.id });
  const id = await send(news.number);
  await app.parts.database.pool.query(
    "UPDATE program_consents SET status = 'none' WHERE account_id = $1 AND phone = $2",
    [account.accountId, GRACE],
  );
  await app.drain();
  const { message } = await account.call('messages.get', { message_id: id });
  expect(message).toMatchObject({ state: 'canceled', state_reason: 'no_consent' });
});

test.each(['JOIN', 'START', 'unstop', 'Please add me back'])(
  '%s from an unknown number requests a confirmation, and YES gives consent to the program of the number',
  async (word) => {
    const { news, orders, bare } = programs;
    expect(await write(word)).toMatchObject({ confirmation_requested: expect.anything() });
    expect((await consentOf(GRACE)).programs).toMatchObject([{ program_id: news.id, status: 'pending' }]);
    await expect(send(news.number)).rejects.toMatchObject(NO_CONSENT);
    expect(await write(word)).toMatchObject({ not_opted_in: 'confirmation_pending' });
    expect(await write('yes', orders.number)).toMatchObject({ not_opted_in: 'nothing_to_confirm' });
    app.clock.advance(1_000);
    expect(await write('Yes!')).toMatchObject({ opted_in: expect.anything() });
    await send(news.number);
    for (const number of [orders.number, bare]) await expect(send(number)).rejects.toMatchObject(NO_CONSENT);
    const [request, confirmed] = await programs.replies();
    for (const reply of [request, confirmed])
      for (const part of ['Acme Coffee', 'HELP', 'STOP', 'msgs/month', 'rates may apply'])
        expect(reply).toContain(part);
    expect(request).toContain('YES');
    const { items } = await programs.account.call('contacts.consentHistory', { phone: GRACE });
    expect(items.map(({ status, scope }) => [status, scope])).toEqual([
      ['pending', news.id],
      ['opted_in', news.id],
    ]);
    expect(await programs.verified()).toBe(true);
  },
);

test('a confirmation counts until the end of the 24 hours after its request', async () => {
  await write('JOIN');
  app.clock.advance(24 * 3_600_000);
  expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
});

test('a confirmation after 24 hours counts for nothing, and a new request can be confirmed', async () => {
  await write('JOIN');
  app.clock.advance(24 * 3_600_000 + 1);
  expect(await write('YES')).toMatchObject({ not_opted_in: 'nothing_to_confirm' });
  expect(await write('JOIN')).toMatchObject({ confirmation_requested: expect.anything() });
  app.clock.advance(1);
  expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
});

test('after a STOP of everything, START restores the consent to the program of its number only', async () => {
  const { news, orders, bare } = programs;
  const toAda = (number: TwoPrograms['bare']) => programs.send(number);
  await programs.write('STOP', news.number);
  app.clock.advance(1_000);
  expect(await programs.write('START', orders.number)).toMatchObject({ opted_in: expect.anything() });
  await toAda(orders.number);
  for (const number of [news.number, bare])
    await expect(toAda(number)).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'opted_out' } });
  expect(await programs.verified()).toBe(true);
});

test.each([
  ['ALTA', /SI .*up to 4 msgs\/month.*HELP.*STOP/i],
  ['abonner', /OUI .*HELP.*STOP/],
  ['Anmelden', /JA.*HELP.*STOP/],
  ['começar', /SIM .*HELP.*STOP/],
])('the confirmation request for %s is in the language of the keyword', async (word, expected) => {
  await write(word);
  expect((await programs.replies())[0]).toMatch(expected);
});

test('the reply to HELP after a STOP does not say that the contact asked for messages, and names the help contact', async () => {
  const provision = { method: 'agent.provision', params: { name: 'Corner Shop', help_contact: 'help@acme.example' } };
  const { body } = await app.post({ jsonrpc: '2.0', id: 1, ...provision });
  const { result } = body as { result: { api_key: string; account_id: string } };
  const account = app.as(result.api_key, result.account_id);
  await account.call('phone-numbers.ensureDefault', {});
  for (const text of ['STOP', 'HELP']) await account.call('messages.simulateInbound', { from: GRACE, text });
  const [, help] = await repliesOf(app, account);
  expect(help).toBe(
    'Corner Shop: For help see help@acme.example. Reply STOP to unsubscribe. Msg & data rates may apply.',
  );
});
