import { actRound } from '../../src/messaging/hygiene/act.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { BLOCKED, REFUSED, UNKNOWN } from './support/failing-numbers.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  account = await app.account({ credits: 100 });
  await account.call('phone-numbers.ensureDefault', {});
});
afterAll(() => app.stop());

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const settle = async () => {
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
};
async function send(to: string, times = 1): Promise<void> {
  await account.call('contacts.import', {
    contacts: [{ phone: to }],
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
  for (let count = 0; count < times; count += 1)
    await account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' });
  await settle();
}
const suppressions = ({ accountId } = account) =>
  query('SELECT phone, reason, evidence, created_at FROM suppressions WHERE tenant_id = $1 ORDER BY phone', accountId);
const dueOf = async () =>
  (await query('SELECT due_at FROM hygiene_policies WHERE tenant_id = $1', account.accountId))[0]?.due_at;

test('by itself a policy does nothing', async () => {
  expect((await account.call('hygiene.setPolicy', {})).policy.automatic).toBe(false);
  await account.call('hygiene.setPolicy', { rules: [] });
  await send(UNKNOWN);
  expect(await suppressions()).toEqual([]);
  expect(await dueOf()).toBeNull();
});

test.each([
  [UNKNOWN, 'unknown_subscriber', 'a report'],
  [REFUSED, 'invalid_destination', 'a refusal of the carrier'],
])('an automatic one suppresses %s for %s, once, with the evidence', async (phone, code) => {
  await account.call('hygiene.setPolicy', { automatic: true });
  await send(phone);
  const [first, ...others] = await suppressions();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    phone,
    reason: expect.stringMatching(/^hygiene_/),
    evidence: [{ kind: 'carrier_error', error_code: code, count: 1 }],
  });
  expect(await dueOf()).toBeNull();
  await account.call('hygiene.setPolicy', { automatic: true });
  await settle();
  expect(await suppressions()).toEqual([first]);
});

test('nobody is suppressed before the count is reached, and the text that waits is taken back when it is', async () => {
  const rule = { error_code: 'blocked_by_carrier', count: 2, reason: 'blocked', action: 'suppress' } as const;
  await account.call('hygiene.setPolicy', { rules: [rule], automatic: true });
  await send(BLOCKED);
  expect(await suppressions()).toEqual([]);
  const later = new Date(app.clock.now.getTime() + 86_400_000).toISOString();
  const { message_id: waiting } = await account.call('messages.send', {
    to: BLOCKED,
    text: 'Later',
    purpose: 'transactional',
    send_at: later,
  });
  await send(BLOCKED);
  expect(await suppressions()).toMatchObject([{ phone: BLOCKED, evidence: [{ count: 2 }] }]);
  expect((await account.call('messages.get', { message_id: waiting })).message).toMatchObject({
    state: 'canceled',
    state_reason: 'suppressed',
  });
});

test('what is only flagged stays, and what was there before it became automatic is looked at then', async () => {
  await send(UNKNOWN);
  await send(BLOCKED, 3);
  expect(await suppressions()).toEqual([]);
  const { policy } = await account.call('hygiene.setPolicy', { automatic: true });
  expect(policy).toMatchObject({ automatic: true, version: 1 });
  await app.drain();
  expect(await suppressions()).toMatchObject([{ phone: UNKNOWN }]);
});

test('rules change without it, and it without the rules', async () => {
  const rule = { error_code: 'blocked_by_carrier', count: 5, reason: 'blocked', action: 'suppress' } as const;
  await account.call('hygiene.setPolicy', { automatic: true });
  expect((await account.call('hygiene.setPolicy', { rules: [rule] })).policy.automatic).toBe(true);
  const { policy } = await account.call('hygiene.setPolicy', { automatic: false });
  expect(policy.automatic).toBe(false);
  expect(policy.rules).toContainEqual(expect.objectContaining({ ...rule, origin: 'account' }));
  await send(UNKNOWN);
  expect(await suppressions()).toEqual([]);
});

test('one that was told to stop when it was already due does nothing', async () => {
  await account.call('hygiene.setPolicy', { automatic: false });
  await send(UNKNOWN);
  await query('UPDATE hygiene_policies SET due_at = $2 WHERE tenant_id = $1', account.accountId, app.clock.now);
  await app.drain();
  expect(await suppressions()).toEqual([]);
  expect(await dueOf()).toBeNull();
});

test('what a look-up finds is suppressed as well', async () => {
  await account.call('hygiene.setPolicy', { automatic: true });
  await account.call('contacts.upsert', { phone: '+12025550122' });
  await account.call('hygiene.lookup', { phone: '+12025550122' });
  await app.drain();
  expect(await suppressions()).toMatchObject([{ phone: '+12025550122', reason: 'hygiene_disconnected' }]);
});

test('a worker that dies with the policy in hand is followed by another, and two at once suppress once', async () => {
  await send(UNKNOWN);
  await account.call('hygiene.setPolicy', { automatic: true });
  // It took the policy, and nothing more was heard of it.
  await query(
    "UPDATE hygiene_policies SET due_at = $2::timestamptz + interval '30 s' WHERE tenant_id = $1",
    account.accountId,
    app.clock.now,
  );
  await app.drain();
  expect(await suppressions()).toEqual([]);
  app.clock.advance(31_000);
  const { database } = app.parts;
  const round = () =>
    actRound({
      database,
      clock: () => app.clock.now,
      leaseMs: 30_000,
      onFailure: (error) => {
        throw error;
      },
    });
  await Promise.all([round(), round(), round()]);
  expect(await suppressions()).toHaveLength(1);
  expect(await dueOf()).toBeNull();
});

test('more than a batch is suppressed in turns, and other accounts are left alone', async () => {
  const other = await app.account();
  await query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT t, 'con_' || t || n, t, '+1202556' || n, 'US', '{}', 'none', now(), now(), 1
       FROM unnest($1::text[]) AS t, generate_series(1000, 1249) n`,
    [account.accountId, other.accountId],
  );
  await query(
    `INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at)
     SELECT t, t, '+1202556' || n, 'invalid_number', '{"kind": "number_parsing"}', now()
       FROM unnest($1::text[]) AS t, generate_series(1000, 1249) n`,
    [account.accountId, other.accountId],
  );
  await account.call('hygiene.setPolicy', { automatic: true });
  await app.drain();
  expect(await suppressions()).toHaveLength(250);
  expect(await suppressions(other)).toEqual([]);
});
