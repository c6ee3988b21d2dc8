import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { startTern } from '../support/run-tern.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;

beforeAll(async () => {
  app = await startTestApp({}, 'running');
  folder = mkdtempSync(join(tmpdir(), 'tern report '));
});
beforeEach(async () => {
  account = await app.account();
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const report = (...args: string[]) =>
  startTern(['report', ...args], { TERN_URL: app.url, TERN_API_KEY: account.key }).ended;

test('tern report makes a report, waits for it, and downloads the file whose hash it checked', async () => {
  const file = join(folder, 'credits.ndjson');
  const ended = await report('credit_entries', '--format', 'ndjson', '--columns', 'kind,amount', '--out', file);
  expect(ended).toMatchObject({ code: 0, stdout: `${file}\n` });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({ kind: 'starter', amount: 100 });
});

test('tern report prints the report as JSON, and explains a wrong kind', async () => {
  const file = join(folder, 'conversions.xlsx');
  const { stdout } = await report('conversions', '--format', 'xlsx', '--out', file, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'conversions', state: 'completed', rows: 0, file });
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  expect(await report('everything')).toMatchObject({ code: 1, stderr: expect.stringContaining('-32602') });
});
