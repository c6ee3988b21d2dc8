import { useTestApp } from '../../support/app.ts';
import { repeatWhileBusy } from '../../support/repeat-while-busy.ts';
import { TEXT, type TwoPrograms, twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();
const GRACE = '+12025550144';
const proof = { method: 'web_form', source: 'https://acme.example/signup', evidence: { form_entry: '7' } } as const;
const NO_CONSENT = { code: 'consent_required', data: { reason: 'no_consent' } };

let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

const ask = (more: Record<string, unknown> = {}) =>
  programs.account.call('contacts.requestOptIn', { phone: GRACE, ...proof, program_id: programs.news.id, ...more });
const write = (text: string, to = programs.news.number) => programs.write(text, to, GRACE);
const consentOf = async (phone: string) => (await programs.account.call('contacts.get', { phone })).contact.consent;
const messagesTo = async (phone: string) => {
  const { items } = await programs.account.call('messages.list', {});
  return items.filter(({ to }) => to === phone);
};

test('a sign-up is asked once, and only YES to the number of the program opts it in with the proof of the form', async () => {
  const { account, news, orders } = programs;
  const asked = await ask();
  expect(asked).toMatchObject({
    status: 'pending',
    consent_entry: { status: 'pending', scope: news.id, method: 'web_form', evidence: { form_entry: '7' } },
    confirmation: { text: expect.stringMatching(/YES.*msgs\/month.*HELP.*STOP/), segments: 1, credits: 1 },
    contact_created: true,
    changed: true,
  });
  expect(Date.parse(asked.expires_at as string) - app.clock.now.getTime()).toBe(24 * 3_600_000);
  await app.drain();
  expect(await messagesTo(GRACE)).toMatchObject([{ id: asked.confirmation?.message_id, state: 'accepted' }]);

  expect(await ask()).toMatchObject({ status: 'pending', consent_entry: null, confirmation: null, changed: false });
  await expect(programs.send(news.number, { to: GRACE })).rejects.toMatchObject(NO_CONSENT);
  expect(await write('yes', orders.number)).toMatchObject({ not_opted_in: 'nothing_to_confirm' });
  app.clock.advance(1_000);
  expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
  await programs.send(news.number, { to: GRACE });
  await expect(programs.send(orders.number, { to: GRACE })).rejects.toMatchObject(NO_CONSENT);
  const { items } = await account.call('contacts.consentHistory', { phone: GRACE });
  expect(items.map(({ status, scope }) => [status, scope])).toEqual([
    ['pending', news.id],
    ['opted_in', news.id],
  ]);
  expect(items[1]).toMatchObject({
    source: 'https://acme.example/signup',
    evidence: { inbound_id: expect.any(String), requested_by: asked.consent_entry?.id },
  });
  expect(await programs.verified()).toBe(true);

  expect(await ask()).toMatchObject({ status: 'opted_in', consent_entry: null, confirmation: null, changed: false });
  expect(await messagesTo(GRACE)).toHaveLength(3);
});

test('the confirmed consent counts for the source of the form, with the disclosure that was shown there', async () => {
  const { account, news } = programs;
  const { source } = await account.call('sources.create', {
    name: 'Form',
    method: 'web_form',
    url: 'https://acme.example/signup',
    program_id: news.id,
    disclosure_text: 'I agree to get texts from Acme Coffee.',
  });
  const asked = await account.call('contacts.requestOptIn', { phone: GRACE, source_id: source.id });
  expect(asked).toMatchObject({ status: 'pending', consent_entry: { scope: news.id, source_id: source.id } });
  app.clock.advance(1_000);
  await write('YES');
  const { items } = await account.call('contacts.consentHistory', { phone: GRACE });
  expect(items[1]).toMatchObject({
    status: 'opted_in',
    source_id: source.id,
    disclosure_version: 1,
    disclosure_text_hash: asked.consent_entry?.disclosure_text_hash,
  });
  app.clock.advance(1_000);
  const { rows } = await account.call('sources.stats', {});
  expect(rows).toMatchObject([{ source_id: source.id, opt_ins: 1 }]);
});

test('the answer counts for 24 hours; then the person can be asked again', async () => {
  await ask();
  app.clock.advance(24 * 3_600_000 + 1);
  expect(await write('YES')).toMatchObject({ not_opted_in: 'nothing_to_confirm' });
  expect(await ask()).toMatchObject({ status: 'pending', changed: true });
  app.clock.advance(24 * 3_600_000);
  expect(await write('YES')).toMatchObject({ opted_in: expect.anything() });
});

test.each([
  ['es', 'Responda SI', 'SÍ'],
  ['fr', 'Répondez OUI', 'oui'],
  ['pt', 'Responda SIM', 'sim'],
  ['de', 'Antworten Sie JA', 'Ja'],
] as const)('in %s, the message asks for the word of the language', async (language, words, answer) => {
  expect((await ask({ language })).confirmation?.text).toContain(words);
  app.clock.advance(1_000);
  expect(await write(answer)).toMatchObject({ opted_in: expect.anything() });
});

test('a contact who opted out or is suppressed is not asked, and nothing is written', async () => {
  await programs.write('STOP', programs.news.number, GRACE);
  app.clock.advance(1_000);
  await expect(ask()).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'opted_out', next_actions: [{ skill: 'contacts.consentHistory' }] },
  });
  const suppressed = '+12025550147';
  await programs.account.call('compliance.suppress', { phone: suppressed, reason: 'do_not_contact' });
  await expect(ask({ phone: suppressed })).rejects.toMatchObject({
    code: 'consent_required',
    data: { reason: 'suppressed' },
  });
  await expect(programs.account.call('contacts.get', { phone: suppressed })).rejects.toMatchObject({ code: -32001 });
  expect(await messagesTo(suppressed)).toEqual([]);
});

test('a STOP instead of YES opts out and cancels a message that still waits', async () => {
  const asked = await ask();
  app.clock.advance(1_000);
  expect(await write('STOP')).toMatchObject({ opted_out: expect.anything() });
  await app.drain();
  const { message } = await programs.account.call('messages.get', {
    message_id: asked.confirmation?.message_id as string,
  });
  expect(message).toMatchObject({ state: 'canceled' });
});

test('an old request, a number of another program, and a spent limit are refused with nothing written', async () => {
  const { account, bare, orders } = programs;
  const longAgo = new Date(app.clock.now.getTime() - 24 * 3_600_000 - 1).toISOString();
  await expect(ask({ captured_at: longAgo })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/captured_at' }] },
  });
  const { items } = await account.call('phone-numbers.list', {});
  const numberId = (phone: string) => items.find((number) => number.phone === phone)?.id;
  for (const { phone } of [orders.number, bare])
    await expect(ask({ number_id: numberId(phone) })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'number_of_other_program' },
    });
  await expect(account.call('contacts.get', { phone: GRACE })).rejects.toMatchObject({ code: -32001 });
  await account.call('billing.setLimits', { daily_credits: 1 });
  await ask({ phone: '+12025550148' });
  await expect(ask()).rejects.toMatchObject({ data: { reason: 'daily_spend_limit' } });
  await expect(account.call('contacts.get', { phone: GRACE })).rejects.toMatchObject({ code: -32001 });
});

test('without a program, YES to a number without a program opts in to the messages of the account', async () => {
  const account = await app.account();
  const { number } = await account.call('phone-numbers.ensureDefault', {});
  expect(await account.call('contacts.requestOptIn', { phone: GRACE, ...proof })).toMatchObject({
    status: 'pending',
    consent_entry: { scope: 'general' },
    confirmation: { from: number.phone },
  });
  app.clock.advance(1_000);
  await account.call('messages.simulateInbound', { from: GRACE, to: number.phone, text: 'YES' });
  const { contact } = await account.call('contacts.get', { phone: GRACE });
  expect(contact.consent).toMatchObject({ status: 'opted_in' });
  expect(await account.call('messages.send', { to: GRACE, text: TEXT })).toMatchObject({ state: 'queued' });
});

test('sixteen requests at once send one message', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => repeatWhileBusy(ask)));
  expect(answers.filter(({ confirmation }) => confirmation !== null)).toHaveLength(1);
  expect(await messagesTo(GRACE)).toHaveLength(1);
  expect((await consentOf(GRACE)).programs).toMatchObject([{ program_id: programs.news.id, status: 'pending' }]);
});
