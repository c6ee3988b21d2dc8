import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';
import { runTern, TERN } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;
let home: string;
let file: string;

beforeAll(async () => {
  app = await startTestApp();
  account = await app.account();
});
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tern config '));
  file = join(home, 'tern', 'config.json');
});
afterEach(() => rmSync(home, { recursive: true }));
afterAll(() => app.stop());

const tern = (args: readonly string[], env: Record<string, string> = {}, input = '') =>
  runTern(args, { XDG_CONFIG_HOME: home, ...env }, input);
const logIn = (key = account.key, ...args: string[]) =>
  tern(['login', '--url', app.url, '--key-stdin', ...args], {}, `${key}\n`);
const whoami = async (args: readonly string[] = [], env: Record<string, string> = {}) => {
  const { stdout, stderr } = await tern(['call', 'agent.whoami', ...args], env);
  return stdout === '' ? stderr : (JSON.parse(stdout) as { account: { id: string } }).account.id;
};

test('tern login stores a key that the service accepts in a file that only its owner can read', async () => {
  const { code, stdout, stderr } = await logIn();
  expect(code).toBe(0);
  expect(stdout).toContain(account.accountId);
  expect(`${stdout}${stderr}`).not.toContain(account.key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(home, 'tern')).mode & 0o777).toBe(0o700);
  expect(await whoami()).toBe(account.accountId);
});

test('tern login narrows the permissions of a file and a folder that others could read', async () => {
  await logIn();
  chmodSync(file, 0o644);
  chmodSync(join(home, 'tern'), 0o755);
  await logIn();
  expect([statSync(file).mode & 0o777, statSync(join(home, 'tern')).mode & 0o777]).toEqual([0o600, 0o700]);
});

test('tern login stores nothing when the service refuses the key, and keeps the profile that exists', async () => {
  expect(await logIn('tern_live_nobody')).toMatchObject({ code: 1, stderr: expect.stringContaining('not stored') });
  expect(existsSync(file)).toBe(false);
  await logIn();
  await logIn('tern_live_nobody');
  expect(await whoami()).toBe(account.accountId);
  expect(await logIn('')).toMatchObject({ code: 2, stderr: expect.stringContaining('empty') });
  expect(await tern(['login', '--url', app.url])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--key-stdin'),
  });
});

test('the prompt of tern login does not show the key', async () => {
  const command = `"${process.execPath}" "${TERN}" login --url ${app.url}`;
  const args =
    process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', command] : ['-qec', command, '/dev/null'];
  const child = spawn('script', args, { cwd: root, env: { ...process.env, XDG_CONFIG_HOME: home } });
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    if (/API key for \S+ $/.test(text)) child.stdin.write(`x\u007F${account.key}\r`);
  });
  await once(child, 'close');
  expect(shown).toContain(account.accountId);
  expect(shown).not.toContain(account.key);
  expect(await whoami()).toBe(account.accountId);
});

test('--profile and TERN_PROFILE choose a profile, and environment variables win over it', async () => {
  const other = await app.account();
  await logIn();
  await logIn(other.key, '--profile', 'other');
  expect(await whoami(['--profile', 'other'])).toBe(other.accountId);
  expect(await whoami([], { TERN_PROFILE: 'other' })).toBe(other.accountId);
  expect(await whoami(['--profile', 'default'], { TERN_PROFILE: 'other' })).toBe(account.accountId);
  expect(await whoami(['--profile', 'other'], { TERN_API_KEY: account.key })).toBe(account.accountId);
  expect(await tern(['call', 'agent.whoami', '--profile', 'nobody'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/profiles: default, other.*tern login --profile nobody/),
  });
});

test('the key of a profile is not sent to another URL', async () => {
  await logIn();
  const elsewhere = app.url.replace('127.0.0.1', 'localhost');
  expect(elsewhere).not.toBe(app.url);
  expect(await whoami(['--url', elsewhere])).toContain('No API key was sent');
  expect(await whoami([], { TERN_URL: elsewhere })).toContain('No API key was sent');
  expect(await whoami(['--url', elsewhere, '--profile', 'default'])).toContain(`belongs to ${app.url}`);
  expect(await whoami(['--url', `${app.url}/`])).toBe(account.accountId);
});

test('tern profiles lists the profiles without their keys, and tern logout removes one', async () => {
  await logIn();
  await logIn(account.key, '--profile', 'other');
  const { stdout } = await tern(['profiles', '--json'], { TERN_PROFILE: 'other' });
  expect(JSON.parse(stdout)).toMatchObject({
    profiles: [
      { name: 'default', current: false, url: app.url, account_id: account.accountId },
      { name: 'other', current: true },
    ],
  });
  expect(stdout + (await tern(['profiles'])).stdout).not.toContain(account.key);
  expect((await tern(['logout'])).stdout).toContain('stays valid');
  expect(readFileSync(file, 'utf8').match(/"key"/g)).toHaveLength(1);
  expect(await whoami(['--url', app.url])).toContain('No API key was sent');
  expect(await whoami(['--profile', 'other'])).toBe(account.accountId);
});

test('every command that needs a key names TERN_API_KEY and tern login when there is none', async () => {
  const contacts = join(home, 'contacts.csv');
  writeFileSync(contacts, 'phone\n+12025550143\n');
  for (const args of [['import', contacts], ['mcp'], ['call', 'agent.whoami']])
    expect(await tern([...args, '--url', app.url])).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/export TERN_API_KEY=tern_live_…\n {2}tern login/),
    });
});

test('a damaged profile file is reported with its path', async () => {
  await logIn();
  writeFileSync(file, '{');
  expect(await whoami()).toContain(`${file} is not valid JSON`);
});
