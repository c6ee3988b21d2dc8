import { createHash } from 'node:crypto';
import pg from 'pg';
import { canonicalJson } from '../../src/domain/audit/hash-chain.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { ADA, registerPartner } from '../support/partner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Returns each row of each table as text. */
async function everything(): Promise<string> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const dumped: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    dumped.push(...rows.map(({ row }) => row));
  }
  await client.end();
  return dumped.join('\n');
}

test('no table contains an API key, not even the stored response that showed it', async () => {
  const account = await app.account();
  const made = await account.call('agent.createKey', {
    name: 'second',
    permissions: ['read'],
    idempotency_key: 'make the second key',
  });
  const secret = made.api_key as string;
  const kept = await everything();
  expect(kept).toContain(made.key_id);
  expect(kept).toContain('make the second key');
  for (const key of [account.key, secret]) expect(kept).not.toContain(key.slice('tern_live_'.length));
  const again = await account.call('agent.createKey', {
    name: 'second',
    permissions: ['read'],
    idempotency_key: 'make the second key',
  });
  expect(again).toMatchObject({ key_id: made.key_id, replayed: true });
  expect(again).not.toHaveProperty('api_key');
});

const plainHash = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

test('a request hash cannot be computed from the contents of the database alone', async () => {
  const { call, accountId } = await app.account();
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await shop.call('phone-numbers.ensureDefault', {});
  await shop.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } });
  const added = { phone: ADA };
  await call('contacts.upsert', { ...added, idempotency_key: 'add' });
  const text = { external_ref: 'shop', to: ADA, text: 'Your code is 1234', purpose: 'transactional' } as const;
  await partner.call('partner.send', { ...text, idempotency_key: 'send' });
  const dump = await everything();
  expect(dump).toMatch(/partner\.send/);
  for (const tried of [
    added,
    { ...added, idempotency_key: 'add' },
    [accountId, 'contacts.upsert', added],
    text,
    { ...text, idempotency_key: 'send' },
    [partner.accountId, 'partner.send', text],
  ])
    expect(dump).not.toContain(plainHash(tried));
});

test('replays calls that were stored before their hashes were keyed', async () => {
  const { call, accountId } = await app.account();
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await shop.call('phone-numbers.ensureDefault', {});
  await shop.call('contacts.upsert', { phone: ADA, relationship: { kind: 'order' } });
  const text = { external_ref: 'shop', to: ADA, text: 'Your code is 1234', purpose: 'transactional' } as const;
  const first = await partner.call('partner.send', { ...text, idempotency_key: 'send' });
  const made = await call('tags.create', { name: 'VIP', idempotency_key: 'tag' });
  const age = 'UPDATE idempotency_keys SET request_hash = $3 WHERE tenant_id = $1 AND key = $2';
  const { pool } = app.parts.database;
  await pool.query(age, [partner.accountId, 'send', plainHash([partner.accountId, 'partner.send', text])]);
  await pool.query(age, [accountId, 'tag', plainHash([accountId, 'tags.create', { name: 'VIP' }])]);
  expect(await partner.call('partner.send', { ...text, idempotency_key: 'send' })).toEqual({
    ...first,
    replayed: true,
  });
  expect(await call('tags.create', { name: 'VIP', idempotency_key: 'tag' })).toEqual({ ...made, replayed: true });
  const reuse = { code: -32602, data: { reason: 'idempotency_key_reuse' } };
  await expect(
    partner.call('partner.send', { ...text, text: 'Another', idempotency_key: 'send' }),
  ).rejects.toMatchObject(reuse);
  await expect(call('tags.create', { name: 'Other', idempotency_key: 'tag' })).rejects.toMatchObject(reuse);
});
