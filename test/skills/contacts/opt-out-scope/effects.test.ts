import { createHash } from 'node:crypto';
import { loadContent } from '../../../../src/sending/content/load-template.ts';
import { loadFacts } from '../../../../src/sending/facts/load-facts.ts';
import { decide } from '../../../../src/sending/gates/evaluate.ts';
import { useTestApp } from '../../../support/app.ts';
import { launchCampaign } from '../../../support/launch-campaign.ts';
import { optIn } from '../../../support/opt-in.ts';
import { registerPartner } from '../../../support/partner.ts';
import { ADA, TEXT, type TwoPrograms, twoPrograms, WAIVED } from '../../../support/two-programs.ts';

const app = useTestApp();
let programs: TwoPrograms;
beforeEach(async () => {
  programs = await twoPrograms(app);
});

const OPTED_OUT = { code: 'consent_required', data: { reason: 'opted_out' } };
const SUPPRESSED = { code: 'consent_required', data: { reason: 'suppressed' } };
const endNews = (phone = ADA) => programs.account.call('contacts.optOut', { phone, scope: programs.news.id });
const stateOf = async (id: string) => (await programs.account.call('messages.get', { message_id: id })).message;

test('an opt-out of one program blocks messages of that program and of numbers without program, and no others', async () => {
  const { account, news, orders, bare, send } = programs;
  expect(await endNews()).toMatchObject({ status: 'opted_in', changed: true, consent_entry: { scope: news.id } });
  for (const number of [news.number, bare]) {
    await expect(send(number)).rejects.toMatchObject(OPTED_OUT);
    await expect(send(number, { purpose: 'transactional' })).rejects.toMatchObject(OPTED_OUT);
  }
  await expect(send(news.number, { number_id: undefined, program_id: news.id })).rejects.toMatchObject(OPTED_OUT);
  expect(await stateOf(await send(orders.number))).toMatchObject({ state: 'queued' });
  const { gates } = await account.call('compliance.checkSend', {
    phone: ADA,
    text: TEXT,
    number_id: news.number.id,
  });
  expect(gates.find(({ gate }) => gate === 'consent')).toMatchObject({
    outcome: 'refuse',
    inputs: { suppressed_by: `requested:${news.id}` },
  });
  expect(await programs.consent()).toMatchObject({ status: 'opted_in', suppressed: false, ended_programs: [news.id] });
});

test('suppressions with the scope all, an unknown scope or forgotten block every program', async () => {
  const { account, orders, send } = programs;
  await account.call('compliance.suppress', { phone: ADA });
  await expect(send(orders.number)).rejects.toMatchObject(SUPPRESSED);
  for (const scope of ['all', 'newsletter', 'forgotten']) {
    await app.parts.database.pool.query('UPDATE suppressions SET scope = $2 WHERE account_id = $1', [
      account.accountId,
      scope,
    ]);
    await expect(send(orders.number)).rejects.toMatchObject(SUPPRESSED);
  }
});

test('a campaign excludes contacts that opted out of its program', async () => {
  const { account, news, orders, bare } = programs;
  await endNews();
  for (const [params, eligible] of [
    [{ program_id: news.id }, 0],
    [{ program_id: orders.id }, 1],
    [{ number_id: news.number.id }, 0],
    [{ number_id: orders.number.id }, 1],
    [{ number_id: bare.id }, 0],
  ] as const) {
    const { campaign } = await account.call('campaigns.create', {
      audience: { include: { all: true } },
      name: 'Sale',
      body: TEXT,
      ...params,
    });
    const preflight = await account.call('campaigns.preflight', { campaign_id: campaign.id });
    expect(preflight.audience).toMatchObject({ eligible });
    if (eligible === 0) continue;
    await account.call('campaigns.launch', {
      campaign_id: campaign.id,
      preflight_token: preflight.preflight_token as string,
    });
    await app.drain();
    expect((await account.call('campaigns.get', { campaign_id: campaign.id })).counters).toMatchObject({ sent: 1 });
  }
});

test('an opt-out of one program cancels the waiting messages of that program only', async () => {
  const { news, orders, bare, send } = programs;
  const at = { send_at: new Date(WAIVED.getTime() + 3_600_000).toISOString() };
  const waiting = [await send(news.number, at), await send(orders.number, at), await send(bare, at)];
  expect(await endNews()).toMatchObject({ canceled_messages: 2 });
  const states = await Promise.all(waiting.map(async (id) => (await stateOf(id)).state));
  expect(states).toEqual(['canceled', 'scheduled', 'canceled']);
});

test('dispatch checks the program of the number again and cancels messages that an opt-out of it covers', async () => {
  const { account, news, orders, bare, send } = programs;
  const queued = [await send(news.number), await send(orders.number), await send(bare)];
  await app.parts.database.pool.query(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, $2, $3, 'keyword', now())`,
    [account.accountId, ADA, news.id],
  );
  await app.drain();
  const messages = await Promise.all(queued.map(stateOf));
  expect(messages.map(({ state, state_reason: reason }) => (state === 'canceled' ? reason : 'sent'))).toEqual([
    'opted_out',
    'sent',
    'opted_out',
  ]);
});

test('a campaign sends nothing to contacts that opted out of its program, even if its number moved to another program', async () => {
  const { account, news, orders } = programs;
  const campaign = await launchCampaign(account, { name: 'Sale', body: TEXT, program_id: news.id });
  await app.parts.database.pool.query('UPDATE phone_numbers SET paced_until = $2 WHERE id = $1', [
    news.number.id,
    new Date(WAIVED.getTime() + 60_000),
  ]);
  await app.drain();
  await account.call('phone-numbers.assign', { number_id: news.number.id, program_id: orders.id });
  await app.parts.database.pool.query(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, $2, $3, 'keyword', now())`,
    [account.accountId, ADA, news.id],
  );
  app.clock.advance(120_000);
  await app.drain();
  expect((await account.call('campaigns.get', { campaign_id: campaign.id })).counters).toMatchObject({ canceled: 1 });
});

test.each<[string, object, (shop: TwoPrograms['account'], scope: string) => Promise<unknown>]>([
  ['the contact', OPTED_OUT, (shop, scope) => shop.call('contacts.optOut', { phone: ADA, scope })],
  ['the account', SUPPRESSED, (shop, scope) => shop.call('compliance.suppress', { phone: ADA, scope })],
])(
  'after %s ended a program, partner.send decides by the program of the number, as the gates do',
  async (_who, refusal, endProgram) => {
    app.clock.now = WAIVED;
    const partner = await registerPartner(app);
    const shop = await partner.customer('shop-1');
    const { news, orders, bare } = await twoPrograms(app, shop);
    await endProgram(shop, news.id);
    const account = { tenantId: partner.accountId, accountId: shop.accountId, defaultCountry: 'US' } as never;
    const sql = app.parts.database;
    for (const [number, allowed] of [
      [news.number, false],
      [orders.number, true],
      [bare, false],
    ] as const) {
      await shop.call('phone-numbers.assign', { number_id: number.id, is_default: true });
      const content = await loadContent(sql, account, { text: TEXT, field: 'text' });
      const { facts } = await loadFacts(sql, account, {
        to: ADA,
        purpose: 'marketing',
        content,
        now: app.clock.now,
        at: app.clock.now,
      });
      expect(decide(facts).allow).toBe(allowed);
      const sent = partner.call('partner.send', {
        idempotency_key: number.id,
        external_ref: 'shop-1',
        to: ADA,
        text: TEXT,
        purpose: 'marketing',
      });
      if (!allowed) {
        await expect(sent).rejects.toMatchObject(refusal);
        continue;
      }
      const { rows } = await sql.pool.query('SELECT decision FROM messages WHERE id = $1', [(await sent).message_id]);
      expect(rows[0].decision).toEqual(decide(facts));
    }
  },
);

test('contacts.optOut rejects an unknown scope, and from 2027-01-31 on applies a program scope to all programs', async () => {
  const { account, news, orders, send } = programs;
  await expect(account.call('contacts.optOut', { phone: ADA, scope: 'newsletter' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/scope' }] },
  });
  const foreign = await twoPrograms(app);
  await expect(account.call('contacts.optOut', { phone: ADA, scope: foreign.news.id })).rejects.toMatchObject({
    code: -32001,
  });
  app.clock.now = new Date('2027-01-31T18:30:00Z');
  expect(await account.call('contacts.optOut', { phone: ADA, scope: news.id })).toMatchObject({
    status: 'opted_out',
    consent_entry: { scope: 'all', evidence: { scope: news.id } },
    warnings: [{ code: 'scope_widened' }],
  });
  await expect(send(orders.number)).rejects.toMatchObject(OPTED_OUT);
});

test('a suppression of one program by the account persists through consent and START of the contact', async () => {
  const { account, news, orders, bare, send, write } = programs;
  const at = { send_at: new Date(WAIVED.getTime() + 3_600_000).toISOString() };
  const waiting = [await send(news.number, at), await send(orders.number, at), await send(bare, at)];
  const suppress = () => account.call('compliance.suppress', { phone: ADA, scope: news.id, reason: 'internal' });
  expect(await suppress()).toMatchObject({ scope: news.id, created: true, canceled_messages: 2 });
  expect(await suppress()).toMatchObject({ created: false, canceled_messages: 0 });
  const states = await Promise.all(waiting.map(async (id) => (await stateOf(id)).state));
  expect(states).toEqual(['canceled', 'scheduled', 'canceled']);
  const expectSuppressed = async () => {
    for (const number of [news.number, bare]) await expect(send(number)).rejects.toMatchObject(SUPPRESSED);
    expect(await stateOf(await send(orders.number))).toMatchObject({ state: 'queued' });
  };
  await expectSuppressed();
  await endNews();
  expect(await programs.suppressions()).toEqual([`account:${news.id} internal`, `${news.id} requested`]);
  expect(await programs.consent()).toMatchObject({ ended_programs: [news.id] });
  app.clock.advance(60_000);
  const captured = app.clock.now.toISOString();
  const proof = { method: 'web_form', source: 'https://acme.example', captured_at: captured } as const;
  await expect(
    account.call('contacts.optIn', { phone: ADA, ...proof, evidence: 'form 7', program_id: news.id }),
  ).rejects.toMatchObject({ data: { reason: 'suppressed_by_account' } });
  await write('START', news.number);
  expect(await programs.suppressions()).toEqual([`account:${news.id} internal`, `${news.id} requested`]);
  await expectSuppressed();
  expect(await programs.consent()).toMatchObject({ status: 'opted_in', suppressed: false, ended_programs: [news.id] });
  const { gates } = await account.call('compliance.checkSend', { phone: ADA, text: TEXT, number_id: news.number.id });
  expect(gates.find(({ gate }) => gate === 'consent')).toMatchObject({
    inputs: { suppressed_by: `internal:${news.id}` },
  });
});

test('a suppressed hash of one program applies to existing contacts and numbers added later', async () => {
  const { account, news, orders, send } = programs;
  const grace = '+12025550144';
  const hashes = [ADA, grace].map((phone) => createHash('sha256').update(phone).digest('hex'));
  const suppress = (scope: string) => account.call('compliance.suppress', { phone_hashes: hashes, scope });
  expect(await suppress(news.id)).toMatchObject({ scope: news.id, hashes: { added: 2, contacts: 1 } });
  const proof = { method: 'web_form', source: 'https://acme.example', captured_at: '2026-01-01T00:00:00Z' } as const;
  await account.call('contacts.optIn', { phone: grace, ...proof, program_id: orders.id });
  for (const to of [ADA, grace]) {
    await expect(send(news.number, { to })).rejects.toMatchObject(SUPPRESSED);
    expect(await stateOf(await send(orders.number, { to }))).toMatchObject({ state: 'queued' });
  }
  expect(await suppress('all')).toMatchObject({ scope: 'all', hashes: { added: 2, contacts: 2 } });
  for (const to of [ADA, grace]) await expect(send(orders.number, { to })).rejects.toMatchObject(SUPPRESSED);
});

test('compliance.suppress rejects an unknown scope and suppresses nothing', async () => {
  const { account, orders, send } = programs;
  const foreign = await twoPrograms(app);
  for (const [scope, code] of [
    ['newsletter', -32602],
    [foreign.news.id, -32001],
  ] as const)
    await expect(account.call('compliance.suppress', { phone: ADA, scope })).rejects.toMatchObject({ code });
  await send(orders.number);
});

test('contacts.merge keeps the ended programs of both contacts', async () => {
  const { account, news, orders, send } = programs;
  const grace = '+12025550144';
  await optIn(account, grace);
  await endNews(grace);
  const at = { send_at: new Date(WAIVED.getTime() + 3_600_000).toISOString() };
  const waiting = [await send(news.number, at), await send(orders.number, at)];
  const winner = (await account.call('contacts.get', { phone: ADA })).contact.id;
  const loser = (await account.call('contacts.get', { phone: grace })).contact.id;
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  const states = await Promise.all(waiting.map(async (id) => (await stateOf(id)).state));
  expect(states).toEqual(['canceled', 'scheduled']);
  expect(await programs.consent()).toMatchObject({ status: 'opted_in', ended_programs: [news.id] });
  expect(await programs.verified()).toBe(true);
});
