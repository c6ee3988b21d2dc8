import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { type Cluster, startCluster } from '../../src/platform/postgres/cluster.ts';

const SECRET = 'the secret that was backed up with it';
const PHONE = '+12125550110';
const NOON = new Date('2029-06-13T18:30:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern-restore-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function serve(cluster: Cluster, secret: string) {
  const config = readConfig({ PORT: '0', TERN_DATA_DIR: folder, TERN_SECRET: secret, TERN_LOG_LEVEL: 'error' });
  const app = createApp({ config, databaseUrl: cluster.url, role: 'api', clock: () => NOON });
  await app.start();
  const call = async (key: string | null, method: string, params: unknown = {}) => {
    const response = await fetch(`${app.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as { result: Record<string, unknown>; error?: { code: unknown } };
  };
  return { app, call };
}

test('a copy of the stopped data directory runs elsewhere with the same secret and the same state', async () => {
  const before = await startCluster({ directory: join(folder, 'before') });
  await migrate(before.url);
  const first = await serve(before, SECRET);
  const key = String((await first.call(null, 'agent.provision', { name: 'Restored' })).result.api_key);
  await first.call(key, 'phone-numbers.ensureDefault');
  await first.call(key, 'contacts.import', {
    contacts: [{ phone: PHONE }],
    consent: { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  });
  const { result: sent } = await first.call(key, 'messages.send', { to: PHONE, text: 'Hi. Reply STOP to opt out.' });
  const { result: balance } = await first.call(key, 'billing.balance');
  await first.app.stop();
  await before.stop();
  mkdirSync(join(folder, 'after'));
  execFileSync('cp', ['-a', join(before.directory, 'data'), join(folder, 'after')]);
  rmSync(before.directory, { recursive: true });

  const after = await startCluster({ directory: join(folder, 'after') });
  const stranger = await serve(after, 'another secret of at least 32 characters');
  expect((await stranger.call(key, 'agent.whoami')).error?.code).toBe(-32000);
  await stranger.app.stop();

  const { app, call } = await serve(after, SECRET);
  expect((await call(key, 'billing.balance')).result).toEqual(balance);
  await app.parts.workers.drain();
  expect((await call(key, 'messages.get', { message_id: sent.message_id })).result).not.toMatchObject({
    message: { state: 'queued' },
  });
  expect((await call(key, 'compliance.verifyLedger')).result).toMatchObject({ ok: true });
  await app.stop();
  await after.stop();
}, 60_000);
