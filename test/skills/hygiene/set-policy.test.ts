import { applyPolicy, POLICIES } from '../../../src/people/hygiene/apply-policy.ts';
import { createWorker } from '../../../src/platform/work/worker.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { BLOCKED, REFUSED, UNKNOWN } from '../../support/failing-numbers.ts';
import { createHygieneAccount, type HygieneAccount } from '../../support/hygiene-account.ts';

const app = useTestApp();
let account: HygieneAccount;
beforeEach(async () => {
  account = await createHygieneAccount(app);
});

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const send = async (to: string, times = 1) => {
  await account.importOptedIn(to);
  await account.send(to, times);
};
const suppressions = ({ accountId }: TestAccount = account) =>
  query('SELECT phone, reason, evidence, created_at FROM suppressions WHERE tenant_id = $1 ORDER BY phone', accountId);
const nextRunAt = async () =>
  (await query('SELECT due_at FROM hygiene_policies WHERE tenant_id = $1', account.accountId))[0]?.due_at;

test('hygiene.setPolicy applies its rules to the next call, and an empty list of rules restores the defaults', async () => {
  await send(BLOCKED);
  await send(UNKNOWN);
  const rule = { error_code: 'blocked_by_carrier', count: 1, reason: 'blocked', action: 'suppress' } as const;
  const ignored = {
    error_code: 'unknown_subscriber',
    count: 1,
    reason: 'unknown_subscriber',
    action: 'ignore',
  } as const;
  const { policy } = await account.call('hygiene.setPolicy', { rules: [rule, ignored], expected_version: 0 });
  expect(policy.version).toBe(1);
  expect(policy.rules).toContainEqual({ ...rule, origin: 'account', source: null });
  expect((await account.invalidContacts()).items).toMatchObject([{ phone: BLOCKED, action: 'suppress' }]);
  await expect(account.call('hygiene.setPolicy', { rules: [], expected_version: 0 })).rejects.toMatchObject({
    code: -32002,
  });
  await account.call('hygiene.setPolicy', { rules: [] });
  expect((await account.invalidContacts()).items).toMatchObject([{ phone: UNKNOWN }]);
  expect(await account.call('hygiene.setPolicy', {})).toMatchObject({ changed: false, policy: { version: 2 } });
});

test('hygiene.setPolicy rejects two rules for one error code, and one of two concurrent calls with the same expected_version', async () => {
  const rule = { error_code: 'x', count: 1, reason: 'blocked', action: 'flag' } as const;
  await expect(account.call('hygiene.setPolicy', { rules: [rule, rule] })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/rules/1/error_code' }] },
  });
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => account.call('hygiene.setPolicy', { rules: [rule], expected_version: 0 })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a policy that is not automatic suppresses no contact', async () => {
  expect((await account.call('hygiene.setPolicy', {})).policy.automatic).toBe(false);
  await account.call('hygiene.setPolicy', { rules: [] });
  await send(UNKNOWN);
  expect(await suppressions()).toEqual([]);
  expect(await nextRunAt()).toBeNull();
});

test.each([
  [UNKNOWN, 'unknown_subscriber', 'reported by the carrier'],
  [REFUSED, 'invalid_destination', 'rejected by the carrier'],
])('an automatic policy suppresses %s once for %s (%s), with the evidence', async (phone, code) => {
  await account.call('hygiene.setPolicy', { automatic: true });
  await send(phone);
  const [first, ...others] = await suppressions();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    phone,
    reason: expect.stringMatching(/^hygiene_/),
    evidence: [{ kind: 'carrier_error', error_code: code, count: 1 }],
  });
  expect(await nextRunAt()).toBeNull();
  await account.call('hygiene.setPolicy', { automatic: true });
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
  expect(await suppressions()).toEqual([first]);
});

test('an automatic policy suppresses a contact when the count is reached, and cancels its waiting messages', async () => {
  const rule = { error_code: 'blocked_by_carrier', count: 2, reason: 'blocked', action: 'suppress' } as const;
  await account.call('hygiene.setPolicy', { rules: [rule], automatic: true });
  await send(BLOCKED);
  expect(await suppressions()).toEqual([]);
  const tomorrow = new Date(app.clock.now.getTime() + 86_400_000).toISOString();
  const { message_id: waiting } = await account.call('messages.send', {
    to: BLOCKED,
    text: 'Later',
    purpose: 'transactional',
    send_at: tomorrow,
  });
  await send(BLOCKED);
  expect(await suppressions()).toMatchObject([{ phone: BLOCKED, evidence: [{ count: 2 }] }]);
  expect((await account.call('messages.get', { message_id: waiting })).message).toMatchObject({
    state: 'canceled',
    state_reason: 'suppressed',
  });
});

test('an automatic policy ignores flagged errors and applies to errors from before it became automatic', async () => {
  await send(UNKNOWN);
  await send(BLOCKED, 3);
  expect(await suppressions()).toEqual([]);
  const { policy } = await account.call('hygiene.setPolicy', { automatic: true });
  expect(policy).toMatchObject({ automatic: true, version: 1 });
  await app.drain();
  expect(await suppressions()).toMatchObject([{ phone: UNKNOWN }]);
});

test('hygiene.setPolicy changes the rules and the automatic setting independently of each other', async () => {
  const rule = { error_code: 'blocked_by_carrier', count: 5, reason: 'blocked', action: 'suppress' } as const;
  await account.call('hygiene.setPolicy', { automatic: true });
  expect((await account.call('hygiene.setPolicy', { rules: [rule] })).policy.automatic).toBe(true);
  const { policy } = await account.call('hygiene.setPolicy', { automatic: false });
  expect(policy.automatic).toBe(false);
  expect(policy.rules).toContainEqual(expect.objectContaining({ ...rule, origin: 'account' }));
  await send(UNKNOWN);
  expect(await suppressions()).toEqual([]);
});

test('a policy that is no longer automatic suppresses nothing in a run that was already due', async () => {
  await account.call('hygiene.setPolicy', { automatic: false });
  await send(UNKNOWN);
  await query('UPDATE hygiene_policies SET due_at = $2 WHERE tenant_id = $1', account.accountId, app.clock.now);
  await app.drain();
  expect(await suppressions()).toEqual([]);
  expect(await nextRunAt()).toBeNull();
});

test('an automatic policy suppresses a contact that a lookup finds disconnected', async () => {
  await account.call('hygiene.setPolicy', { automatic: true });
  await account.call('contacts.upsert', { phone: '+12025550122' });
  await account.call('hygiene.lookup', { phone: '+12025550122' });
  await app.drain();
  expect(await suppressions()).toMatchObject([{ phone: '+12025550122', reason: 'hygiene_disconnected' }]);
});

test('a policy that a crashed worker had claimed is applied by another worker, and concurrent workers suppress once', async () => {
  await send(UNKNOWN);
  await account.call('hygiene.setPolicy', { automatic: true });
  // The crashed worker had claimed the policy until this time.
  await query(
    "UPDATE hygiene_policies SET due_at = $2::timestamptz + interval '30 s' WHERE tenant_id = $1",
    account.accountId,
    app.clock.now,
  );
  await app.drain();
  expect(await suppressions()).toEqual([]);
  app.clock.advance(31_000);
  const { database } = app.parts;
  const parts = {
    database,
    clock: () => app.clock.now,
    leaseMs: 30_000,
    onFailure: (error: unknown) => {
      throw error;
    },
  };
  const runWorker = async (): Promise<void> => {
    const worker = createWorker(POLICIES, parts, (claim) => applyPolicy(database, claim));
    while (await worker.run());
  };
  await Promise.all([runWorker(), runWorker(), runWorker()]);
  expect(await suppressions()).toHaveLength(1);
  expect(await nextRunAt()).toBeNull();
});

test('an automatic policy suppresses more contacts than one batch holds, and none of other accounts', async () => {
  const otherAccount = await app.account();
  await query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     SELECT t, 'con_' || t || n, t, '+1202556' || n, 'US', '{}', 'none', now(), now(), 1
       FROM unnest($1::text[]) AS t, generate_series(1000, 1249) n`,
    [account.accountId, otherAccount.accountId],
  );
  await query(
    `INSERT INTO hygiene_findings (tenant_id, account_id, phone, reason, evidence, found_at)
     SELECT t, t, '+1202556' || n, 'invalid_number', '{"kind": "number_parsing"}', now()
       FROM unnest($1::text[]) AS t, generate_series(1000, 1249) n`,
    [account.accountId, otherAccount.accountId],
  );
  await account.call('hygiene.setPolicy', { automatic: true });
  await app.drain();
  expect(await suppressions()).toHaveLength(250);
  expect(await suppressions(otherAccount)).toEqual([]);
});
