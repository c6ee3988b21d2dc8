import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../support/app.ts';
import { runTern } from '../support/run-tern.ts';

let app: TestApp;
let folder: string;
let file: string;
let text: string;
let headHash: string;
let sha256: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tern verify '));
  file = join(folder, 'export.csv');
  app = await startTestApp();
  const account = await app.account();
  for (const phone of ['+12025550143', '+12025550144'])
    await account.call('contacts.optIn', {
      phone,
      method: 'web_form',
      source: 'a "form",\r\nin two lines',
      captured_at: '2026-01-01T00:00:00Z',
    });
  const made = await account.call('compliance.export', { format: 'csv' });
  ({ head_hash: headHash, sha256 } = made);
  text = await (await fetch(`${app.url}/compliance/export${new URL(made.url).search}`)).text();
  // fetch removes the byte order mark.
  writeFileSync(file, `\u{feff}${text}`);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

test('a valid file is confirmed without a database or a secret', async () => {
  const { code, stdout } = await runTern(['verify-export', file, '--head-hash', headHash, '--sha256', sha256]);
  expect(code).toBe(0);
  expect(stdout).toContain(`consent ends at 2: ${headHash}`);
  expect(stdout).toContain(`SHA-256 ${sha256}`);
  const json = await runTern(['verify-export', file, '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: true, sha256, seen: { entries: 5 } });
});

test('a changed file fails with the line of the change, counting lines within cells', async () => {
  const changed = join(folder, 'changed.csv');
  // Before the changed entry: the header, the chain head, and an entry that spans two lines.
  writeFileSync(changed, `\u{feff}${text.replace('+12025550144', '+12025550149')}`);
  expect(await runTern(['verify-export', changed])).toMatchObject({
    code: 1,
    stderr: 'tern: line 6: entry 2 does not match its hash.\n',
  });
});

test('a consistent file of another chain is detected by its head', async () => {
  const ended = await runTern(['verify-export', file, '--head-hash', '0'.repeat(64)]);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('ends at a different hash') });
  expect((await runTern(['verify-export', file, '--sha256', '0'.repeat(64)])).code).toBe(1);
});

test('a missing or empty file fails with an explanation', async () => {
  const missing = await runTern(['verify-export', join(folder, 'none')]);
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read: ENOENT') });
  expect((await runTern(['verify-export'])).code).toBe(2);
});
