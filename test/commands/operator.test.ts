import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { runTern } from './support/run-tern.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  account = await app.account({ credits: 0 });
});

afterAll(() => app.stop());

const operator = async (...args: string[]) =>
  runTern(['operator', ...args, '--json'], { DATABASE_URL: app.databaseUrl });
const ask = async (sql: string) =>
  (await app.parts.database.pool.query<Record<string, unknown>>(sql, [account.accountId])).rows;

test('a grant moves the balance, with an entry in the ledger and one in the audit log', async () => {
  const [before] = await ask('SELECT posted FROM credit_accounts WHERE account_id = $1');
  expect((await operator('grant', account.accountId, '500', '--note', 'pilot')).code).toBe(0);
  expect(await ask('SELECT posted FROM credit_accounts WHERE account_id = $1')).toEqual([
    { posted: Number(before?.posted) + 500 },
  ]);
  expect(await ask("SELECT amount, note FROM credit_entries WHERE account_id = $1 AND kind = 'grant'")).toEqual([
    { amount: 500, note: 'pilot' },
  ]);
  expect(
    await ask("SELECT key_id, skill FROM audit_entries WHERE account_id = $1 AND skill LIKE 'operator.%'"),
  ).toEqual([{ key_id: 'operator', skill: 'operator.grant' }]);
});

test('a suspension is lifted by lift alone, and either may be said twice', async () => {
  const state = async () => (await ask('SELECT state FROM accounts WHERE id = $1'))[0]?.state;
  expect(JSON.parse((await operator('suspend', account.accountId)).stdout)).toMatchObject({
    state: 'suspended',
    changed: true,
  });
  expect(JSON.parse((await operator('suspend', account.accountId)).stdout)).toMatchObject({
    state: 'suspended',
    changed: false,
  });
  expect(await state()).toBe('suspended');
  expect((await operator('lift', account.accountId)).code).toBe(0);
  expect(await state()).toBe('active');
});

test('accounts lists who there is with what they may spend', async () => {
  const { stdout } = await operator('accounts');
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toContainEqual(expect.objectContaining({ account_id: account.accountId, state: 'active' }));
});

test('a number of a carrier becomes the default sender, may change its pace, and is nobody else’s', async () => {
  const give = (of: string, ...more: string[]) => operator('number', of, '+12025550150', ...more);
  expect(JSON.parse((await give(account.accountId)).stdout)).toMatchObject({ carrier: 'smpp', created: true });
  expect(JSON.parse((await give(account.accountId, '--rate', '50')).stdout)).toMatchObject({ created: false });
  const { items } = await account.call('phone-numbers.list', {});
  expect(items).toContainEqual(
    expect.objectContaining({ phone: '+12025550150', carrier: 'smpp', is_default: true, messages_per_second: 50 }),
  );
  const other = await app.account();
  expect((await give(other.accountId)).code).toBe(1);
  expect((await give(account.accountId, '--carrier', 'pigeon')).code).toBe(2);
});

test('what does not exist or is no number is refused, and nothing is written', async () => {
  expect(await operator('suspend', 'acc_nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no account'),
  });
  expect((await operator('grant', account.accountId, '1.5')).code).toBe(2);
});
