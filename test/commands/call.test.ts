import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});

afterAll(() => app.stop());

const call = (args: readonly string[], input = '') =>
  runTern(['call', ...args], { TERN_URL: app.url, TERN_API_KEY: account.key }, input);

test('tern call prints the result as one line of JSON if stdout is not a terminal, and exits with 0', async () => {
  const { code, stdout } = await call(['tags.create', '--params', '{"name":"VIP"}']);
  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(stdout)).toMatchObject({ tag: { name: 'VIP' }, created: true });
});

test('tern call reads params from standard input', async () => {
  const { stdout } = await call(['tags.create', '--params-file', '-'], '{"name":"from a pipe"}');
  expect(JSON.parse(stdout)).toMatchObject({ tag: { name: 'from a pipe' } });
});

test('tern call reads params as name=value, typed by the schema of the skill', async () => {
  const { stdout } = await call([
    'contacts.upsert',
    'phone=+12025550143',
    'external_id=42',
    'attributes.city=New = York',
    'attributes.level=3',
    'tags=VIP',
    'tags=New',
  ]);
  expect(JSON.parse(stdout)).toMatchObject({
    contact: {
      phone: '+12025550143',
      external_id: '42',
      attributes: { city: 'New = York', level: '3' },
      tags: ['New', 'VIP'],
    },
  });
  const listed = await call(['contacts.list', 'limit=1', '--params', '{"limit":"no number"}']);
  expect(JSON.parse(listed.stdout)).toMatchObject({ items: [{ external_id: '42' }] });
  const dry = await call(['tags.create', 'name=true', 'dry_run=true']);
  expect(JSON.parse(dry.stdout)).toMatchObject({ tag: { name: 'true' }, dry_run: true });
});

test('tern call runs a command line that the help of a skill shows', async () => {
  const { stdout } = await runTern(['help', 'contacts.upsert']);
  const [, params = ''] = /tern call contacts\.upsert --params '(.*)'/.exec(stdout) ?? [];
  expect(await call(['contacts.upsert', '--params', params])).toMatchObject({ code: 0 });
});

test('tern call prints an error with its fields and a suggested command to stderr, and exits with 1', async () => {
  const { code, stdout, stderr } = await call(['tags.create', '--params', '{"color":"x"}']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('-32602');
  expect(stderr).toMatch(/\/name {2}is required/);
  expect(stderr).toMatch(/tern call agent\.capabilities --params '\{"skill":"tags\.create"\}'/);
});

test('tern call --json prints an error to stdout and exits with 1', async () => {
  const { code, stdout, stderr } = await call(['tags.create', '--json']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ jsonrpc: '2.0', error: { code: -32602 } });
});

test('tern call exits with 2 on incorrect usage, and with 3 if the service is unreachable', async () => {
  expect((await call([])).code).toBe(2);
  expect((await call(['tags.list', '--params', '{'])).code).toBe(2);
  expect((await call(['tags.create', 'VIP'])).code).toBe(2);
  expect((await call(['tags.create', 'name=a', 'name=b'])).code).toBe(2);
  expect((await call(['contacts.upsert', 'attributes.__proto__.x=1'])).code).toBe(2);
  expect((await call(['tags.list', '--params', '{}', '--params-file', '-'])).code).toBe(2);
  expect((await call(['tags.list', '--url', 'ftp://here'])).code).toBe(2);
  expect(await call(['tags.list', '--url', 'http://127.0.0.1:9'])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('http://127.0.0.1:9'),
  });
});

test('tern call never prints the key', async () => {
  const { stdout, stderr } = await runTern(['call', 'tags.list', '--url', 'http://127.0.0.1:9', '--key', account.key]);
  expect(`${stdout}${stderr}`).not.toContain(account.key);
});
