import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

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

test('grant changes the balance, with a credit entry and an audit log entry', async () => {
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

test('a suspension is lifted only by the lift command, and both commands are idempotent', async () => {
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

test('accounts lists the accounts with their available credits', async () => {
  const { stdout } = await operator('accounts');
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toContainEqual(expect.objectContaining({ account_id: account.accountId, state: 'active' }));
});

test('a carrier number becomes the default number, can change its throughput, and cannot belong to another account', async () => {
  const addNumber = (of: string, ...more: string[]) => operator('number', of, '+12025550150', ...more);
  expect(JSON.parse((await addNumber(account.accountId)).stdout)).toMatchObject({ carrier: 'smpp', created: true });
  expect(JSON.parse((await addNumber(account.accountId, '--rate', '50')).stdout)).toMatchObject({ created: false });
  const { items } = await account.call('phone-numbers.list', {});
  expect(items).toContainEqual(
    expect.objectContaining({ phone: '+12025550150', carrier: 'smpp', is_default: true, messages_per_second: 50 }),
  );
  const other = await app.account();
  expect((await addNumber(other.accountId)).code).toBe(1);
  expect((await addNumber(account.accountId, '--carrier', 'pigeon')).code).toBe(2);
});

test.each([
  [['+18335081234'], '+18335081234', 'toll_free', 'US'],
  [['+1 (844) 508-1234', '--country', 'US'], '+18445081234', 'toll_free', 'US'],
  [['+442071838750'], '+442071838750', 'long_code', 'GB'],
  [['24273', '--country', 'US'], '24273', 'short_code', 'US'],
  [['Harbor', '--country', 'uk'], 'Harbor', 'alphanumeric', 'GB'],
])('an operator can assign the sender %j', async (args, phone, type, country) => {
  const { code, stdout } = await operator('number', account.accountId, ...args);
  expect([code, code === 0 && JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ phone, type, country })]);
  const { items } = await account.call('phone-numbers.list', {});
  expect(items).toContainEqual(expect.objectContaining({ phone, type, country }));
});

test.each([
  [['24273'], 'needs --country'],
  [['Harbor'], 'needs --country'],
  [['Harbor', '--country', 'Mars'], 'must be a country code'],
  [['Harbor & Sons', '--country', 'GB'], 'at most 11 characters'],
  [['+19005550100'], 'cannot send messages'],
])('an operator cannot assign the sender %j', async (args, words) => {
  expect(await operator('number', account.accountId, ...args)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(words),
  });
});

test('unknown accounts and invalid numbers are rejected without writing anything', async () => {
  expect(await operator('suspend', 'acc_nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not exist'),
  });
  expect((await operator('grant', account.accountId, '1.5')).code).toBe(2);
});

test('an exception of content lifts a rule until it is revoked, with its reason and audit log entries', async () => {
  const exceptions = () => ask('SELECT rule, reason FROM content_exceptions WHERE account_id = $1');
  const change = (verb: string, rule: string, ...more: string[]) =>
    operator('content-exception', verb, account.accountId, rule, ...more);
  expect((await change('grant', 'cannabis', '--reason', 'licensed, Canada only')).code).toBe(0);
  expect(await exceptions()).toEqual([{ rule: 'cannabis', reason: 'licensed, Canada only' }]);
  expect(JSON.parse((await change('revoke', 'cannabis')).stdout)).toMatchObject({ revoked: true });
  expect(JSON.parse((await change('revoke', 'cannabis')).stdout)).toMatchObject({ revoked: false });
  expect(await exceptions()).toEqual([]);
  const audited = await ask("SELECT skill FROM audit_entries WHERE account_id = $1 AND skill LIKE 'operator.content%'");
  expect(audited.map(({ skill }) => skill)).toEqual([
    'operator.content-exception.grant',
    'operator.content-exception.revoke',
    'operator.content-exception.revoke',
  ]);
});

test('an exception needs a rule that blocks and a reason', async () => {
  const grant = (rule: string, reason: string) =>
    operator('content-exception', 'grant', account.accountId, rule, '--reason', reason);
  const unknown = await grant('alcohol', 'none');
  expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('marketing_as_transactional')]);
  expect((await grant('cannabis', ' ')).code).toBe(2);
});

test('the operator lists and revokes the keys of an account, and creates one in place of a lost key', async () => {
  const owner = await app.account();
  const key = (verb: string, ...more: string[]) => operator('key', verb, owner.accountId, ...more);
  const { key_id: leaked } = await owner.call('agent.whoami', {});
  const listed = JSON.parse((await key('list')).stdout) as Record<string, unknown>;
  expect(listed).toMatchObject({ id: leaked, permissions: ['full'], mode: 'live' });
  expect(listed).not.toHaveProperty('fingerprint');
  expect(JSON.parse((await key('revoke', leaked)).stdout)).toMatchObject({ revoked: true });
  expect(JSON.parse((await key('revoke', leaked)).stdout)).toMatchObject({ revoked: false });
  expect(await ask(`SELECT id FROM api_keys WHERE id = '${leaked}' AND revoked_at IS NULL AND $1 <> ''`)).toEqual([]);
  const created = JSON.parse((await key('create', '--name', 'after the leak')).stdout) as Record<string, unknown>;
  expect(created).toMatchObject({ permissions: ['full'], mode: 'live', api_key: expect.stringMatching(/^tern_live_/) });
  expect(await key('revoke', 'key_unknown')).toMatchObject({ code: 0 });
});
