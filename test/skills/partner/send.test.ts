import { eventValidatorOf } from '../../../codegen/compile.ts';
import { loadContent } from '../../../src/messaging/content/load-template.ts';
import { decide } from '../../../src/messaging/gates/chain.ts';
import { gatherFacts } from '../../../src/messaging/send/gather.ts';
import { contract } from '../../contract/support/walk.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner, type TestPartner } from './support/partner.ts';

let app: TestApp;
let partner: TestPartner;
let shop: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
});

let sent = 0;
const text = () => {
  sent += 1;
  return { idempotency_key: `k-${sent}`, external_ref: 'shop-1', to: ADA, text: 'Your order is ready.' };
};
const count = async (sql: string): Promise<number> =>
  Number((await app.parts.database.pool.query<{ n: string }>(sql, [partner.accountId])).rows[0]?.n);
const messages = () => count('SELECT count(*) AS n FROM messages WHERE tenant_id = $1');

test('what is missing is named first the key, then the end-customer, before anything else about the params', async () => {
  await expect(partner.call('partner.send', { to: 5 } as never)).rejects.toMatchObject({
    code: 'idempotency_key_required',
  });
  await expect(
    partner.call('partner.send', { idempotency_key: 'k', external_ref: ' ', to: 5 } as never),
  ).rejects.toMatchObject({ code: 'external_ref_required' });
  await expect(
    partner.call('partner.send', { idempotency_key: 'k', external_ref: 'shop-1', to: 5 } as never),
  ).rejects.toMatchObject({ code: -32602 });
});

test('a send is message, debit, ledger, decision, event and audit entry in one', async () => {
  const { message_id: id } = await partner.call('partner.send', text());
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 999 });
  const { message } = await shop.call('messages.get', { message_id: id });
  expect(message).toMatchObject({ state: 'queued', to: ADA, credits: 1 });
  expect((await shop.call('billing.ledger', { kind: 'send' })).items).toMatchObject([{ amount: -1, message_id: id }]);
  const [event] = await partner.events('message.accepted');
  expect(event).toMatchObject({ data: { external_ref: 'shop-1', message_id: id, from: message.from, to: ADA } });
  expect(await count("SELECT count(*) AS n FROM audit_entries WHERE tenant_id = $1 AND skill = 'partner.send'")).toBe(
    1,
  );
});

test('the decision that is kept is the one that the gates of a single send come to', async () => {
  const account = { tenantId: partner.accountId, accountId: shop.accountId, defaultCountry: 'US' } as never;
  for (const purpose of ['marketing', 'transactional'] as const) {
    const sql = app.parts.database;
    const content = await loadContent(sql, account, { text: 'Your order is ready.', field: 'text' });
    const { facts } = await gatherFacts(sql, account, { to: ADA, purpose, content, at: app.clock.now });
    const { message_id: id } = await partner.call('partner.send', { ...text(), purpose });
    const { rows } = await sql.pool.query('SELECT decision FROM messages WHERE tenant_id = $1 AND id = $2', [
      partner.accountId,
      id,
    ]);
    expect(rows[0].decision).toEqual(decide(facts));
  }
});

test('the same key and params are answered as the first time, whatever has happened since', async () => {
  const params = text();
  const first = await partner.call('partner.send', params);
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await shop.call('contacts.optOut', { phone: ADA });
  expect(await partner.call('partner.send', params)).toEqual({ ...first, replayed: true });
  app.clock.advance(60 * 24 * 3_600_000);
  expect(await partner.call('partner.send', params)).toEqual({ ...first, replayed: true });
  expect(await messages()).toBe(1);
});

test.each([
  ['another text', { text: 'Another.' }],
  ['another number', { to: '+12025550144' }],
  ['another end-customer', { external_ref: 'shop-2' }],
])('the same key with %s is refused and does nothing', async (_what, other) => {
  const params = text();
  await partner.call('partner.send', params);
  await expect(partner.call('partner.send', { ...params, ...other })).rejects.toMatchObject({
    code: -32602,
    data: { reason: 'idempotency_key_reuse' },
  });
  expect(await messages()).toBe(1);
});

test('a key of another skill is refused as well', async () => {
  const params = text();
  await partner.call('partner.grantCredits', {
    external_ref: 'shop-1',
    amount: 1,
    idempotency_key: params.idempotency_key,
  });
  await expect(partner.call('partner.send', params)).rejects.toMatchObject({
    data: { reason: 'idempotency_key_reuse' },
  });
});

test("a number without its country code is nobody's, whatever the country of the partner", async () => {
  for (const to of ['(202) 555-0143', '12025550143'])
    await expect(partner.call('partner.send', { ...text(), to })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('country code'),
      data: { field_errors: [{ path: '/to', rule: 'phone_country_unknown' }] },
    });
  expect(await messages()).toBe(0);
  expect(await partner.call('partner.send', { ...text(), to: '+1 (202) 555-0143' })).toMatchObject({ to: ADA });
});

test('a refusal leaves the key: the same call works once the cause is mended', async () => {
  const params = { ...text(), to: '+12025550144' };
  await expect(partner.call('partner.send', params)).rejects.toMatchObject({ code: 'consent_required' });
  await optIn(shop, '+12025550144');
  expect(await partner.call('partner.send', params)).not.toHaveProperty('replayed');
});

test.each([
  {
    code: 'partner_child_paused',
    cause: () => partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true }),
    next: 'partner.setChildPaused',
  },
  {
    code: 'credits_insufficient',
    cause: () => setBalance(app, shop.accountId, 0),
    next: 'partner.grantCredits',
  },
  {
    code: 'partner_suspended',
    cause: () =>
      app.parts.database.pool.query("UPDATE accounts SET state = 'suspended' WHERE tenant_id = $1 AND id = $1", [
        partner.accountId,
      ]),
    next: 'partner.setupStatus',
  },
  {
    code: 'payment_hold',
    cause: () =>
      app.parts.database.pool.query("UPDATE accounts SET state = 'payment_hold' WHERE tenant_id = $1 AND id = $1", [
        partner.accountId,
      ]),
    next: 'billing.portal',
  },
  {
    code: 'consent_required',
    cause: () => shop.call('contacts.optOut', { phone: ADA }),
    next: 'contacts.consentHistory',
  },
  {
    code: -32003,
    cause: async () => {
      const { items } = await shop.call('phone-numbers.list', {});
      await shop.call('phone-numbers.release', { number_id: items[0]?.id as string });
    },
    next: 'partner.setupStatus',
  },
])('$code says how to go on with a call that is valid', async ({ code, cause, next }) => {
  await cause();
  const before = await messages();
  await expect(partner.call('partner.send', text())).rejects.toMatchObject({
    code,
    data: { next_actions: expect.arrayContaining([expect.objectContaining({ skill: next })]) },
  });
  expect(await messages()).toBe(before);
});

test('sixty-four calls at once on each of some keys have one effect each and one answer', async () => {
  const keys = Array.from({ length: 8 }, () => text());
  const answers = await Promise.all(
    keys.flatMap((params) => Array.from({ length: 64 }, () => partner.call('partner.send', params))),
  );
  expect(await messages()).toBe(keys.length);
  const ids = answers.map(({ message_id: id }) => id);
  expect(new Set(ids).size).toBe(keys.length);
  expect(answers.filter(({ replayed }) => replayed === undefined)).toHaveLength(keys.length);
  expect(await partner.events('message.accepted')).toHaveLength(keys.length);
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 1000 - keys.length });
});

test('many sends at once never spend more than there is', async () => {
  const poor = await partner.customer('poor', { credits: 5 });
  await optIn(poor, ADA);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () =>
      partner.call('partner.send', { ...text(), external_ref: 'poor' }).then(
        () => 'sent',
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5);
  expect(new Set(outcomes)).toEqual(new Set(['sent', 'credits_insufficient']));
  expect(await poor.call('billing.balance', {})).toMatchObject({ available: 0, posted: 0 });
  expect(await partner.events('balance.exhausted')).toHaveLength(1);
});

test('variables and templates are filled from the contact of the end-customer', async () => {
  await shop.call('contacts.upsert', { phone: ADA, first_name: 'Ada' });
  const { message_id: id } = await partner.call('partner.send', { ...text(), text: 'Hi {{ first_name }}!' });
  expect((await shop.call('messages.get', { message_id: id })).message.text).toBe('Hi Ada!');
  await expect(partner.call('partner.send', { ...text(), text: 'Hi {{ nickname }}!' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'missing_variable' },
  });
});

test('one partner knows nothing of the end-customers of another', async () => {
  const other = await registerPartner(app);
  await expect(other.call('partner.send', text())).rejects.toMatchObject({ code: -32001 });
  await other.customer('shop-1');
  expect((await other.call('partner.listCustomers', {})).items).toHaveLength(1);
  expect((await partner.call('partner.listCustomers', {})).items.map(({ customer_id: id }) => id)).toEqual([
    shop.accountId,
  ]);
});

test('every event that was written is of its schema', async () => {
  await partner.call('partner.send', text());
  await shop.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  await shop.call('messages.simulateInbound', { from: ADA, text: 'START' });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: false });
  const poor = await partner.customer('poor', { credits: 101 });
  await optIn(poor, ADA);
  await partner.call('partner.send', { ...text(), external_ref: 'poor' });
  await partner.call('partner.send', { ...text(), external_ref: 'poor' });
  await app.drain();
  const faults = (await partner.events()).flatMap((event) => {
    const definition = contract.events.find(({ type }) => type === event.type);
    if (definition === undefined) return [event.type];
    const validate = eventValidatorOf(contract, definition);
    const valid: boolean = validate(event);
    return valid ? [] : [`${event.type}: ${JSON.stringify(validate.errors)}`];
  });
  expect(faults).toEqual([]);
  const types = new Set((await partner.events()).map(({ type }) => type));
  expect([...types].sort()).toEqual([
    'balance.low',
    'contact.opted_in',
    'contact.opted_out',
    'customer.paused',
    'message.accepted',
    'message.finalized',
    'message.inbound',
    'trust.updated',
  ]);
});
