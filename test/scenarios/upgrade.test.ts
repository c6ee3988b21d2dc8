import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { canonicalJson, chainHash, GENESIS_HASH } from '../../src/domain/hash-chain.ts';
import { createKeySmith } from '../../src/platform/api-keys.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { createEmptyDatabase } from '../house/support/empty-database.ts';
import { root } from '../house/support/source-files.ts';

/** What a database had when this service was first installed. */
const FIRST = ['0001_spine', '0002_partners', '0003_carriers'];
const TENANT = 'acc_01jd0000000000000000000001';
const CONTACT = 'con_01jd0000000000000000000001';
const ENTRY = 'cse_01jd0000000000000000000001';
const PHONE = '+12125550110';
/** Who opted out of one program. */
const GONE = '+12125550111';
const NOON = new Date('2029-06-13T18:30:00Z');
const SECRET = 'a secret that only tests know, of 32+';

test('a database of the first version goes on: its keys, people, ledger, money and waiting texts are those of before', async () => {
  const database = await createEmptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tern-upgrade-'));
  for (const name of FIRST) cpSync(join(root, 'prisma/migrations', name), join(folder, name), { recursive: true });
  expect((await migrate(database.url, pathToFileURL(`${folder}/`))).applied).toEqual(FIRST);
  const config = readConfig({ PORT: '0', TERN_DATA_DIR: folder, TERN_SECRET: SECRET, TERN_LOG_LEVEL: 'error' });
  const { secret: key, fingerprint } = createKeySmith(config.pepper).mint('live');
  await furnish(database.url, fingerprint);

  const { applied } = await migrate(database.url);
  expect(applied.length).toBeGreaterThan(0);
  expect(await namesOfTexts(database.url)).toEqual(['SM123', 'smpp-inb_old']);

  const app = createApp({ config, databaseUrl: database.url, role: 'api', clock: () => NOON });
  await app.start();
  const call = async (method: string, params: unknown = {}) => {
    const response = await fetch(`${app.url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as { result?: Record<string, never>; error?: unknown };
  };
  const result = async (method: string, params: unknown = {}) => {
    const { result: answer, error } = await call(method, params);
    expect(error).toBeUndefined();
    return answer;
  };
  expect(await result('contacts.get', { phone: PHONE })).toMatchObject({
    contact: { consent: { status: 'opted_in' } },
  });
  // Who opted out of a program when that ended everything gets nothing still, whatever program writes.
  expect(await result('contacts.get', { phone: GONE })).toMatchObject({ contact: { consent: { suppressed: true } } });
  expect(await result('billing.balance')).toMatchObject({ available: 99 });
  await app.parts.workers.drain();
  expect(await result('messages.list')).toMatchObject({ items: [{ text: 'From before' }] });
  expect(await result('messages.send', { to: PHONE, text: 'Hi. Reply STOP to opt out.' })).toMatchObject({
    state: 'queued',
  });
  await app.parts.workers.drain();
  const { items } = (await result('messages.list')) as unknown as { items: { state: string }[] };
  expect(items.map(({ state }) => state)).not.toContain('queued');
  await result('contacts.optOut', { phone: PHONE });
  await app.parts.workers.drain();
  expect(await result('compliance.verifyLedger')).toMatchObject({ ok: true, first_bad_seq: null });
  const audit = await result('compliance.verifyLedger', { ledger: 'audit' });
  expect(audit).toMatchObject({ ok: true, first_bad_seq: null });
  expect((audit as { checked?: number }).checked).toBeGreaterThan(1);
  await result('contacts.forget', { contact_id: CONTACT });
  await app.parts.workers.drain();
  expect(await result('compliance.verifyLedger')).toMatchObject({ ok: true });

  await app.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** What carriers called the texts that came in. */
async function namesOfTexts(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT carrier_message_id AS name FROM inbound_messages ORDER BY id DESC',
  );
  await client.end();
  return rows.map(({ name }) => name);
}

/** Rows as the first version wrote them: an account with a key, money, a number, a person who agreed in a sealed ledger, and a text that waits. */
async function furnish(url: string, fingerprint: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (sql: string, params: unknown[] = []) => client.query(sql, params);
  await run(
    `INSERT INTO accounts (tenant_id, id, kind, name, state, default_country, paused, created_at) VALUES ($1, $1, 'tenant', 'Old', 'active', 'US', false, '2026-11-01')`,
    [TENANT],
  );
  await run(
    `INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, created_at) VALUES ($1, 'key_old', $1, 'old', $2, '{full}', 'live', '2026-11-01')`,
    [TENANT, fingerprint],
  );
  await run("INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) VALUES ($2, $1, 'key_old')", [
    TENANT,
    fingerprint,
  ]);
  await run('INSERT INTO credit_accounts (tenant_id, account_id, posted, held) VALUES ($1, $1, 99, 0)', [TENANT]);
  await run(
    `INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, at) VALUES ($1, 'cre_1', $1, 'starter', 100, 'starter', '2026-11-01'), ($1, 'cre_2', $1, 'send', -1, 'send:msg_old', '2026-11-01')`,
    [TENANT],
  );
  await run(
    `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, 'num_old', $1, '+12025557777', 'US', 'long_code', 'active', true, 'simulator', 'unassigned', 100, 'epoch', '2026-11-01')`,
    [TENANT],
  );
  await run(
    "INSERT INTO sender_number_lookup (phone, tenant_id, account_id, number_id) VALUES ('+12025557777', $1, $1, 'num_old')",
    [TENANT],
  );
  await run(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     VALUES ($1, $2, $1, $3, 'US', '{}', 'opted_in', 'web_form', '2026-11-01', '2026-11-01', '2026-11-01', 1)`,
    [TENANT, CONTACT, PHONE],
  );
  await run(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     VALUES ($1, 'con_gone', $1, $2, 'US', '{}', 'none', NULL, NULL, '2026-11-01', '2026-11-01', 1)`,
    [TENANT, GONE],
  );
  await run(
    `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at) VALUES ($1, $1, $2, 'prg_old', 'requested', '2026-11-01')`,
    [TENANT, GONE],
  );
  await run(
    `INSERT INTO consent_entries (tenant_id, id, account_id, contact_id, phone, status, scope, method, source, actor, captured_at, received_at)
     VALUES ($1, $2, $1, $3, $4, 'opted_in', 'all', 'web_form', 'https://example.com', 'key_old', '2026-11-01', '2026-11-01')`,
    [TENANT, ENTRY, CONTACT, PHONE],
  );
  const { rows } = await run("SELECT to_jsonb(e) - 'seq' - 'prev_hash' - 'hash' AS entry FROM consent_entries e");
  const hash = chainHash(GENESIS_HASH, { seq: 1, entry: canonicalJson(rows[0].entry) });
  await run('UPDATE consent_entries SET seq = 1, prev_hash = $1, hash = $2', [GENESIS_HASH, hash]);
  await run("INSERT INTO chain_heads (tenant_id, chain, seq, hash) VALUES ($1, 'consent', 1, $2)", [TENANT, hash]);
  await run(
    `INSERT INTO messages (tenant_id, id, account_id, lane, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, attempt, due_at, carrier, created_at)
     VALUES ($1, 'msg_old', $1, 'num_old', $2, 'num_old', '+12025557777', $3, 'From before', 'GSM-7', 1, 1, 'marketing', 'queued', '{"allow": true, "gates": [], "rule_pack": "us-2026-11"}', 0, '2026-11-01', 'simulator', '2026-11-01')`,
    [TENANT, CONTACT, PHONE],
  );
  await run(
    `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
     VALUES ($1, 'aud_old', $1, 'key_old', 'contacts.optIn', 'ok', $2, 'req_old', '2026-11-01')`,
    [
      TENANT,
      createHash('sha256')
        .update(canonicalJson({ phone: PHONE }))
        .digest('hex'),
    ],
  );
  const { rows: audited } = await run(
    "SELECT to_jsonb(e) - 'seq' - 'prev_hash' - 'hash' AS entry FROM audit_entries e",
  );
  const sealed = chainHash(GENESIS_HASH, { seq: 1, entry: canonicalJson(audited[0].entry) });
  await run('UPDATE audit_entries SET seq = 1, prev_hash = $1, hash = $2', [GENESIS_HASH, sealed]);
  await run("INSERT INTO chain_heads (tenant_id, chain, seq, hash) VALUES ($1, 'audit', 1, $2)", [TENANT, sealed]);
  for (const [id, name] of [
    ['inb_old', `smpp-${'0123456789abcdef'.repeat(2)}`],
    ['inb_sid', 'SM123'],
  ])
    await run(
      `INSERT INTO inbound_messages (tenant_id, id, account_id, number_id, from_phone, to_phone, text, intent, carrier_message_id, received_at)
       VALUES ($1, $2, $1, 'num_old', $3, '+12025557777', 'Hello', 'none', $4, '2026-11-01')`,
      [TENANT, id, PHONE, name],
    );
  await client.end();
}
