import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { setBalance } from '../support/balance.ts';
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

const GOOD = '+12025550143';

const settle = async () => {
  await app.drain();
  app.clock.advance(60_000);
  await app.drain();
};
const agree = (...phones: string[]) =>
  account.call('contacts.import', {
    contacts: phones.map((phone) => ({ phone })),
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
const send = async (to: string, times = 1): Promise<string[]> => {
  const ids: string[] = [];
  for (let count = 0; count < times; count += 1)
    ids.push((await account.call('messages.send', { to, text: 'Hi', purpose: 'transactional' })).message_id);
  await settle();
  return ids;
};
const invalid = (params = {}) => account.call('hygiene.invalidContacts', params);
const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const refusal = (
  call: Promise<unknown>,
): Promise<{ code: unknown; data: { reason?: string; field_errors?: unknown } }> =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error) => error,
  );

test('what carriers reported makes a contact invalid, with the reason, the count and the texts that show it', async () => {
  await agree(UNKNOWN, REFUSED, GOOD);
  const [failed] = await send(UNKNOWN);
  await send(REFUSED);
  await send(GOOD);
  const { items, counts_by_reason: counts, policy_version: version } = await invalid();
  expect(items).toMatchObject([
    {
      phone: UNKNOWN,
      reason: 'unknown_subscriber',
      action: 'suppress',
      suppressed: false,
      evidence: [{ kind: 'carrier_error', error_code: 'unknown_subscriber', count: 1, message_ids: [failed] }],
    },
    { phone: REFUSED, reason: 'invalid_number' },
  ]);
  expect(counts).toEqual([
    { reason: 'invalid_number', contacts: 1 },
    { reason: 'unknown_subscriber', contacts: 1 },
  ]);
  expect(version).toBe(0);
  expect((await invalid({ reason: 'invalid_number' })).items).toMatchObject([{ phone: REFUSED }]);
});

test('a code that needs to repeat counts when it has, and not before', async () => {
  await agree(BLOCKED);
  await send(BLOCKED, 2);
  expect((await invalid()).items).toEqual([]);
  await send(BLOCKED);
  expect((await invalid()).items).toMatchObject([{ reason: 'blocked', action: 'flag', evidence: [{ count: 3 }] }]);
});

test('a text that arrives takes back the failures before it, and those after it count from one', async () => {
  await agree(BLOCKED);
  await send(BLOCKED, 3);
  const [arrived] = await send(BLOCKED);
  await query("UPDATE messages SET state = 'delivered', error_code = NULL WHERE id = $1", arrived);
  expect((await invalid()).items).toEqual([]);
  await send(BLOCKED, 2);
  expect((await invalid()).items).toEqual([]);
  await send(BLOCKED);
  expect((await invalid()).items).toMatchObject([{ evidence: [{ count: 3 }] }]);
});

test('the policy of an account counts at once, for its codes alone, and an empty one goes back', async () => {
  await agree(BLOCKED, UNKNOWN);
  await send(BLOCKED);
  await send(UNKNOWN);
  const rule = { error_code: 'blocked_by_carrier', count: 1, reason: 'blocked', action: 'suppress' } as const;
  const quiet = { error_code: 'unknown_subscriber', count: 1, reason: 'unknown_subscriber', action: 'ignore' } as const;
  const { policy } = await account.call('hygiene.setPolicy', { rules: [rule, quiet], expected_version: 0 });
  expect(policy.version).toBe(1);
  expect(policy.rules).toContainEqual({ ...rule, origin: 'account', source: null });
  expect((await invalid()).items).toMatchObject([{ phone: BLOCKED, action: 'suppress' }]);
  expect(await refusal(account.call('hygiene.setPolicy', { rules: [], expected_version: 0 }))).toMatchObject({
    code: -32002,
  });
  await account.call('hygiene.setPolicy', { rules: [] });
  expect((await invalid()).items).toMatchObject([{ phone: UNKNOWN }]);
  expect(await account.call('hygiene.setPolicy', {})).toMatchObject({ changed: false, policy: { version: 2 } });
});

test('two rules for one code are refused, and so are two first policies at once', async () => {
  const rule = { error_code: 'x', count: 1, reason: 'blocked', action: 'flag' } as const;
  expect(await refusal(account.call('hygiene.setPolicy', { rules: [rule, rule] }))).toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/rules/1/error_code' }] },
  });
  const both = await Promise.allSettled(
    [1, 2].map(() => account.call('hygiene.setPolicy', { rules: [rule], expected_version: 0 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('suppressing takes what the policy says, gives back what waits, and the rest only when it is named', async () => {
  await agree(UNKNOWN, BLOCKED);
  await send(UNKNOWN);
  await send(BLOCKED, 3);
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: UNKNOWN, text: 'Later', purpose: 'transactional', send_at: later });
  const { available } = await account.call('billing.balance', {});
  expect(await account.call('hygiene.suppressInvalid', { dry_run: true })).toMatchObject({
    affected: 1,
    dry_run: true,
  });
  expect(await account.call('hygiene.suppressInvalid', {})).toMatchObject({
    affected: 1,
    by_reason: [{ reason: 'unknown_subscriber', contacts: 1 }],
    recalled: 1,
    more: false,
  });
  expect(await account.call('billing.balance', {})).toMatchObject({ available: available + 1 });
  expect(
    await refusal(account.call('messages.send', { to: UNKNOWN, text: 'Hi', purpose: 'transactional' })),
  ).toMatchObject({
    code: 'consent_required',
  });
  expect((await invalid({ suppressed: false })).items).toMatchObject([{ phone: BLOCKED }]);
  expect((await invalid({ suppressed: true })).items).toMatchObject([{ phone: UNKNOWN, suppressed: true }]);
  expect(await account.call('hygiene.suppressInvalid', {})).toMatchObject({ affected: 0 });
  expect(await account.call('hygiene.suppressInvalid', { reasons: ['blocked'] })).toMatchObject({ affected: 1 });
});

test('newer consent does not bring back a number that is of no use', async () => {
  await agree(UNKNOWN);
  await send(UNKNOWN);
  await account.call('hygiene.suppressInvalid', {});
  await account.call('contacts.optIn', {
    phone: UNKNOWN,
    method: 'web_form',
    source: 'a form',
    captured_at: app.clock.now.toISOString(),
  });
  expect(
    await refusal(account.call('messages.send', { to: UNKNOWN, text: 'Hi', purpose: 'transactional' })),
  ).toMatchObject({
    code: 'consent_required',
  });
});

test('pages name every contact once, in the order of numbers', async () => {
  const phones = ['+12025550101', '+12035550101', '+12055550101', '+12065550101', '+12075550101'];
  await agree(...phones);
  for (const phone of phones) await send(phone);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await invalid({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...page.items.map(({ phone }) => phone));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(phones);
});

test('what another account’s texts met says nothing here', async () => {
  await agree(UNKNOWN);
  await send(UNKNOWN);
  account = await app.account();
  await agree(UNKNOWN);
  expect(await invalid()).toMatchObject({ items: [], counts_by_reason: [] });
});

test('contacts with one email address or one name are clusters, whatever the case', async () => {
  await account.call('contacts.import', {
    contacts: [
      { phone: '+12025550131', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' },
      { phone: '+12025550132', email: 'ADA@example.com' },
      { phone: '+12025550133', first_name: 'ada', last_name: 'LOVELACE' },
      { phone: '+12025550134', email: 'bob@example.com', first_name: 'Bob' },
      { phone: '+12025550135', first_name: 'Bob' },
    ],
  });
  const { items } = await account.call('hygiene.duplicates', {});
  expect(items).toMatchObject([
    { match: 'email', confidence: 'high', value: 'ada@example.com', size: 2 },
    { match: 'name', confidence: 'low', value: 'ada lovelace', size: 2 },
  ]);
  expect(items[0]?.contacts.map(({ phone }) => phone)).toEqual(['+12025550131', '+12025550132']);
  const first = await account.call('hygiene.duplicates', { limit: 1 });
  const second = await account.call('hygiene.duplicates', { cursor: first.next_cursor as string });
  expect(second.items.map(({ match }) => match)).toEqual(['name']);
});

describe('look-ups', () => {
  const lookUp = (phone: string, more = {}) => account.call('hygiene.lookup', { phone, ...more });
  const available = async () => (await account.call('billing.balance', {})).available;

  test('an answer costs once: it is kept for as long as the caller wants it, and every credit is in the ledger', async () => {
    const before = await available();
    expect(await lookUp('+12025550120')).toMatchObject({ line_type: 'landline', cached: false, cost: 1 });
    expect(await lookUp('+12025550120')).toMatchObject({ line_type: 'landline', cached: true, cost: 0 });
    app.clock.advance(2 * 24 * 3_600_000);
    expect(await lookUp('+12025550120', { max_age_days: 3 })).toMatchObject({ cached: true });
    expect(await lookUp('+12025550120', { max_age_days: 1 })).toMatchObject({ cached: false, cost: 1 });
    expect(await available()).toBe(before - 2);
    const { items } = await account.call('billing.ledger', {});
    expect(items.filter(({ kind }) => kind === 'lookup').map(({ amount }) => amount)).toEqual([-1, -1]);
  });

  test('of ten who ask at once one pays', async () => {
    const before = await available();
    const answers = await Promise.all(Array.from({ length: 10 }, () => lookUp(GOOD)));
    expect(answers.map(({ cost }) => cost).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await available()).toBe(before - 1);
  });

  test('without credits nothing is asked and nothing is kept', async () => {
    await setBalance(app, account.accountId, 0);
    expect(await refusal(lookUp(GOOD))).toMatchObject({ code: 'credits_insufficient' });
    expect(await query('SELECT 1 FROM number_lookups WHERE account_id = $1', account.accountId)).toEqual([]);
  });

  test('what is wrong with a number makes its contact invalid, with the answer as the evidence', async () => {
    await agree('+12025550120', '+12025550122', GOOD);
    for (const phone of ['+12025550120', '+12025550122', GOOD]) await lookUp(phone);
    expect((await invalid({ reason: 'not_textable' })).items).toMatchObject([
      { phone: '+12025550120', reason: 'not_textable', evidence: [{ kind: 'lookup', detail: 'landline' }] },
    ]);
    expect((await invalid({ reason: 'disconnected' })).items).toMatchObject([{ phone: '+12025550122' }]);
    expect((await invalid()).items.some(({ phone }) => phone === GOOD)).toBe(false);
  });

  test('a number that changed hands after the consent is reassigned, and newer consent of the new person takes that back', async () => {
    const REASSIGNED = '+12025550123';
    await agree(REASSIGNED);
    expect(await lookUp(REASSIGNED)).toMatchObject({ reassigned: 'yes', consented_at: '2026-01-01T00:00:00.000Z' });
    expect((await invalid()).items).toMatchObject([{ reason: 'reassigned', evidence: [{ kind: 'lookup' }] }]);
    const captured = app.clock.now.toISOString();
    await account.call('contacts.optIn', {
      phone: REASSIGNED,
      method: 'web_form',
      source: 'a form',
      captured_at: captured,
    });
    expect(await lookUp(REASSIGNED)).toMatchObject({ reassigned: 'no', cached: true });
    expect((await invalid()).items).toEqual([]);
    expect(await lookUp('+12035550123')).toMatchObject({ reassigned: 'no_data' });
  });
});
