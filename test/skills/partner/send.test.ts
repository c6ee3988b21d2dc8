import { eventValidatorOf } from '../../../codegen/compile.ts';
import { loadContent } from '../../../src/sending/content/load-template.ts';
import { loadFacts } from '../../../src/sending/facts/load-facts.ts';
import { decide } from '../../../src/sending/gates/evaluate.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { setBalance } from '../../support/balance.ts';
import { contract } from '../../support/contract/walk.ts';
import { optIn } from '../../support/opt-in.ts';
import { ADA, registerPartner, type TestPartner } from '../../support/partner.ts';

const app = useTestApp();
let partner: TestPartner;
let shop: TestAccount;
beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1');
  await optIn(shop, ADA);
});

let sent = 0;
const request = () => {
  sent += 1;
  return { idempotency_key: `k-${sent}`, external_ref: 'shop-1', to: ADA, text: 'Your order is ready.' };
};
const count = async (sql: string): Promise<number> =>
  Number((await app.parts.database.pool.query<{ n: string }>(sql, [partner.accountId])).rows[0]?.n);
const messages = () => count('SELECT count(*) AS n FROM messages WHERE tenant_id = $1');

test('partner.send reports a missing idempotency_key first, then a missing external_ref, then other invalid params', async () => {
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

test('partner.send writes the message, the credit entry, the event and the audit entry in one transaction', async () => {
  const { message_id: id } = await partner.call('partner.send', request());
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

test('partner.send stores the same decision as the gates of messages.send', async () => {
  const account = { tenantId: partner.accountId, accountId: shop.accountId, defaultCountry: 'US' } as never;
  for (const purpose of ['marketing', 'transactional'] as const) {
    const sql = app.parts.database;
    const content = await loadContent(sql, account, { text: 'Your order is ready.', field: 'text' });
    const { facts } = await loadFacts(sql, account, {
      to: ADA,
      purpose,
      content,
      now: app.clock.now,
      at: app.clock.now,
    });
    const { message_id: id } = await partner.call('partner.send', { ...request(), purpose });
    const { rows } = await sql.pool.query('SELECT decision FROM messages WHERE tenant_id = $1 AND id = $2', [
      partner.accountId,
      id,
    ]);
    expect(rows[0].decision).toEqual(decide(facts));
  }
});

test('partner.send returns the first response to a repeated call, also after a pause, an opt-out and 60 days', async () => {
  const params = request();
  const first = await partner.call('partner.send', params);
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await shop.call('contacts.optOut', { phone: ADA });
  expect(await partner.call('partner.send', params)).toEqual({ ...first, replayed: true });
  app.clock.advance(60 * 24 * 3_600_000);
  expect(await partner.call('partner.send', params)).toEqual({ ...first, replayed: true });
  expect(await messages()).toBe(1);
});

test.each([
  ['another message', { text: 'Another.' }],
  ['another number', { to: '+12025550144' }],
  ['another end-customer', { external_ref: 'shop-2' }],
])('partner.send rejects a used idempotency key with %s and sends nothing', async (_what, other) => {
  const params = request();
  await partner.call('partner.send', params);
  await expect(partner.call('partner.send', { ...params, ...other })).rejects.toMatchObject({
    code: -32602,
    data: { reason: 'idempotency_key_reuse' },
  });
  expect(await messages()).toBe(1);
});

test('partner.send rejects an idempotency key that another skill has used', async () => {
  const params = request();
  await partner.call('partner.grantCredits', {
    external_ref: 'shop-1',
    amount_credits: 1,
    idempotency_key: params.idempotency_key,
  });
  await expect(partner.call('partner.send', params)).rejects.toMatchObject({
    data: { reason: 'idempotency_key_reuse' },
  });
});

test('partner.send rejects a number without a country code, whatever the default country of the partner', async () => {
  for (const to of ['(202) 555-0143', '12025550143'])
    await expect(partner.call('partner.send', { ...request(), to })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('country code'),
      data: { field_errors: [{ path: '/to', rule: 'phone_country_unknown' }] },
    });
  expect(await messages()).toBe(0);
  expect(await partner.call('partner.send', { ...request(), to: '+1 (202) 555-0143' })).toMatchObject({ to: ADA });
});

test('a rejected partner.send does not use up its idempotency key', async () => {
  const params = { ...request(), to: '+12025550144' };
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
])('partner.send rejected with $code refers to the skill that resolves the cause', async ({ code, cause, next }) => {
  await cause();
  const before = await messages();
  await expect(partner.call('partner.send', request())).rejects.toMatchObject({
    code,
    data: { next_actions: expect.arrayContaining([expect.objectContaining({ skill: next })]) },
  });
  expect(await messages()).toBe(before);
});

test('partner.send sends one message for 64 concurrent calls with the same idempotency key', async () => {
  const keys = Array.from({ length: 8 }, () => request());
  const results = await Promise.all(
    keys.flatMap((params) => Array.from({ length: 64 }, () => partner.call('partner.send', params))),
  );
  expect(await messages()).toBe(keys.length);
  const ids = results.map(({ message_id: id }) => id);
  expect(new Set(ids).size).toBe(keys.length);
  expect(results.filter(({ replayed }) => replayed === undefined)).toHaveLength(keys.length);
  expect(await partner.events('message.accepted')).toHaveLength(keys.length);
  expect(await shop.call('billing.balance', {})).toMatchObject({ available: 1000 - keys.length });
});

test('concurrent calls of partner.send never overdraw the balance of the end-customer', async () => {
  const poor = await partner.customer('poor', { credits: 5 });
  await optIn(poor, ADA);
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, () =>
      partner.call('partner.send', { ...request(), external_ref: 'poor' }).then(
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

test('partner.send fills variables from the contact of the end-customer', async () => {
  await shop.call('contacts.upsert', { phone: ADA, first_name: 'Ada', relationship: { kind: 'order' } });
  const { message_id: id } = await partner.call('partner.send', { ...request(), text: 'Hi {{ first_name }}!' });
  expect((await shop.call('messages.get', { message_id: id })).message.text).toBe('Hi Ada!');
  await expect(partner.call('partner.send', { ...request(), text: 'Hi {{ nickname }}!' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'missing_variable' },
  });
});

test('partner skills do not find the end-customers of another partner', async () => {
  const other = await registerPartner(app);
  await expect(other.call('partner.send', request())).rejects.toMatchObject({ code: -32001 });
  await other.customer('shop-1');
  expect((await other.call('partner.listCustomers', {})).items).toHaveLength(1);
  expect((await partner.call('partner.listCustomers', {})).items.map(({ customer_id: id }) => id)).toEqual([
    shop.accountId,
  ]);
});

test('every event that sending emits matches its schema in the contract', async () => {
  await partner.call('partner.send', request());
  await shop.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  await shop.call('messages.simulateInbound', { from: ADA, text: 'START' });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: true });
  await partner.call('partner.setChildPaused', { external_ref: 'shop-1', paused: false });
  const poor = await partner.customer('poor', { credits: 101 });
  await optIn(poor, ADA);
  await partner.call('partner.send', { ...request(), external_ref: 'poor' });
  await partner.call('partner.send', { ...request(), external_ref: 'poor' });
  await app.drain();
  const invalidEvents = (await partner.events()).flatMap((event) => {
    const definition = contract.events.find(({ type }) => type === event.type);
    if (definition === undefined) return [event.type];
    const validate = eventValidatorOf(contract, definition);
    const valid: boolean = validate(event);
    return valid ? [] : [`${event.type}: ${JSON.stringify(validate.errors)}`];
  });
  expect(invalidEvents).toEqual([]);
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
