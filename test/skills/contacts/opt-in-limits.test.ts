import { CallError, type TestAccount, useTestApp } from '../../support/app.ts';
import { repeatWhileBusy } from '../../support/repeat-while-busy.ts';
import { twoPrograms } from '../../support/two-programs.ts';

const app = useTestApp();
const GRACE = '+12025550144';
const HOUR_MS = 3_600_000;
const proof = { method: 'web_form', source: 'https://acme.example/signup', evidence: { form_entry: '7' } } as const;
const ASKED_RECENTLY = { code: -32002, data: { reason: 'asked_recently' } };

beforeEach(() => app.parts.database.pool.query('DELETE FROM opt_in_number_claims'));

const newAccount = async (): Promise<TestAccount> => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  return account;
};
/** An account whose messages are not simulated. */
const realAccount = async (): Promise<TestAccount> => {
  const account = await newAccount();
  const { pool } = app.parts.database;
  await pool.query("UPDATE phone_numbers SET carrier = 'twilio' WHERE tenant_id = $1", [account.accountId]);
  return account;
};
const ask = (account: TestAccount, more: Record<string, unknown> = {}) =>
  account.call('contacts.requestOptIn', { phone: GRACE, ...proof, ...more });
const reasonOf = (error: unknown): unknown => {
  if (error instanceof CallError) return error.data?.reason;
  throw error;
};
const messagesFrom = async (accounts: readonly TestAccount[]): Promise<number> => {
  const { rows } = await app.parts.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM messages WHERE account_id = ANY ($1) AND to_phone = $2',
    [accounts.map(({ accountId }) => accountId), GRACE],
  );
  return rows[0]?.count ?? 0;
};
const claimsLeft = async (): Promise<number> =>
  (await app.parts.database.pool.query('SELECT FROM opt_in_number_claims')).rowCount ?? 0;

test('sixteen concurrent requests of four accounts send at most two messages to one number', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, realAccount));
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      repeatWhileBusy(() => ask(accounts[index % 4] as TestAccount)).then(({ status }) => status, reasonOf),
    ),
  );
  expect(answers.toSorted()).toEqual([...Array(8).fill('asked_recently'), ...Array(8).fill('pending')]);
  expect(await messagesFrom(accounts)).toBe(2);
});

test('a third account is refused for 24 hours without a word about the others, and writes nothing', async () => {
  const [first, second, third] = await Promise.all([realAccount(), realAccount(), realAccount()]);
  await ask(first);
  app.clock.advance(HOUR_MS);
  await ask(second);
  const error = (await ask(third).catch((caught: unknown) => caught)) as CallError;
  expect(error).toMatchObject({ code: -32002, data: { reason: 'asked_recently', max: 2, window_hours: 24 } });
  expect(error.message).toBe(
    '-32002: This number was asked to opt in recently. The service asks a number at most 2 times in 24 hours. Call again after 24 hours.',
  );
  for (const { accountId } of [first, second]) expect(JSON.stringify(error.data)).not.toContain(accountId);
  await expect(third.call('contacts.get', { phone: GRACE })).rejects.toMatchObject({ code: -32001 });

  app.clock.advance(23 * HOUR_MS - 1);
  await expect(ask(third)).rejects.toMatchObject(ASKED_RECENTLY);
  app.clock.advance(1);
  expect(await ask(third)).toMatchObject({ status: 'pending', changed: true });
  await expect(ask(await realAccount())).rejects.toMatchObject(ASKED_RECENTLY);
});

test('programs of one account share the limit of a number, whether a form, JOIN or START asks', async () => {
  const { account, news, orders, bare, write, replies } = await twoPrograms(app);
  await ask(account, { program_id: news.id });
  expect(await write('JOIN', orders.number, GRACE)).toMatchObject({ confirmation_requested: expect.anything() });
  await expect(ask(account)).rejects.toMatchObject(ASKED_RECENTLY);
  expect(await write('START', bare, GRACE)).toEqual({
    received: expect.anything(),
    not_opted_in: 'asked_recently',
  });
  expect(await replies()).toHaveLength(1);
  app.clock.advance(1_000);
  expect(await write('YES', news.number, GRACE)).toMatchObject({ opted_in: expect.anything() });
});

test('simulated requests count for their own account alone', async () => {
  for (let nth = 0; nth < 3; nth += 1) expect(await ask(await newAccount())).toMatchObject({ status: 'pending' });
  expect(await ask(await realAccount())).toMatchObject({ status: 'pending' });
});

test('a dry run and a refused request do not count', async () => {
  const account = await newAccount();
  for (let count = 0; count < 3; count += 1)
    expect(await ask(account, { dry_run: true })).toMatchObject({ dry_run: true });
  const suppressing = await newAccount();
  await suppressing.call('compliance.suppress', { phone: GRACE, reason: 'do_not_contact' });
  for (let count = 0; count < 3; count += 1)
    await expect(ask(suppressing)).rejects.toMatchObject({ data: { reason: 'suppressed' } });
  expect(await claimsLeft()).toBe(0);
  await ask(account);
  await ask(await newAccount());
});

test('an account asks at most 100 people in an hour, and other accounts are not affected', async () => {
  const account = await newAccount();
  app.clock.now = new Date('2029-06-20T18:30:00Z');
  const phoneOf = (index: number) => `+1212555${String(1000 + index)}`;
  const answers = await Promise.all(
    Array.from({ length: 104 }, (_, index) =>
      repeatWhileBusy(() => ask(account, { phone: phoneOf(index) })).then(({ status }) => status, reasonOf),
    ),
  );
  expect(answers.filter((answer) => answer === 'pending')).toHaveLength(100);
  expect(answers.filter((answer) => answer === 'too_many_opt_in_requests')).toHaveLength(4);
  await expect(ask(account)).rejects.toMatchObject({
    code: -32002,
    data: { max: 100, next_allowed_at: '2029-06-20T19:00:00.000Z' },
  });
  await ask(await newAccount());
  app.clock.now = new Date('2029-06-20T19:00:00Z');
  await ask(account);
});

test('the hash of an asked number is deleted when no limit counts the request any more', async () => {
  await ask(await newAccount());
  const { rows } = await app.parts.database.pool.query('SELECT * FROM opt_in_number_claims');
  expect(rows).toEqual([
    { phone_hash: expect.stringMatching(/^[0-9a-f]{64}$/), asked_at: app.clock.now, asked_before_at: null },
  ]);
  app.clock.advance(24 * HOUR_MS - 1);
  await app.drain();
  expect(await claimsLeft()).toBe(1);
  app.clock.advance(1);
  await app.drain();
  expect(await claimsLeft()).toBe(0);
});
