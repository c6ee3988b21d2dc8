import type pg from 'pg';
import { chains } from '../../src/audit/chain/append-to-chain.ts';
import { GENESIS_HASH } from '../../src/domain/audit/hash-chain.ts';
import { disableSort } from '../../src/platform/disable-sort.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { explain } from '../support/explain.ts';

let app: TestApp;
let accountId: string;
const MANY = 5_000;
const BATCH = 100;

beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
  ({ accountId } = await app.account());
  await app.drain();
  const { pool } = app.parts.database;
  await pool.query(
    `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
     SELECT $1, 'aud_' || lpad(n::text, 26, '0'), $1, 'key_1', 'tags.create', 'ok', md5(n::text), 'req_1', now() FROM generate_series(1, $2) n`,
    [accountId, MANY],
  );
  await pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at)
     SELECT $1, 'cse_' || lpad(n::text, 26, '0'), $1, '+1202' || lpad(n::text, 7, '0'), 'opted_in', 'all', 'web_form', 'key_1', now(), now() FROM generate_series(1, $2) n`,
    [accountId, MANY],
  );
});
afterAll(() => app.stop());

/** Rows of a table that this transaction has read so far. */
async function rowsRead(client: pg.PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    'SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows FROM pg_stat_xact_user_tables WHERE relname = $1',
    [table],
  );
  return Number(rows[0]?.rows);
}

test.each(chains.map((chain) => [chain.name, chain] as const))(
  'appending a batch to the %s chain does not read all pending entries, whatever the planner statistics are',
  async (name, { tenants, unchained, append }) => {
    for (const statistics of ['none', 'fresh']) {
      const client = await app.parts.database.pool.connect();
      if (statistics === 'fresh') await client.query(`ANALYZE ${name}_entries`);
      const who = await explain(client, tenants, ['', 1]);
      expect(who.plan).toContain(`${name}_entries_unchained_idx`);
      expect(who.maxRows).toBe(1);
      await client.query('BEGIN');
      await client.query(disableSort.text);
      const { rows } = await client.query<{ id: string }>(unchained.text, [accountId, BATCH]);
      const ids = rows.map(({ id }) => id);
      const hashes = ids.map(() => GENESIS_HASH);
      const positions = ids.map((_, index) => 1_000_000 + index);
      const { plan, maxRows } = await explain(client, unchained, [accountId, BATCH]);
      // The plan of a function is not explained; the rows that it read are counted.
      const before = await rowsRead(client, `${name}_entries`);
      await client.query(append.text, [accountId, ids, positions, hashes, hashes, ids[0], ids.at(-1), 3]);
      const after = await rowsRead(client, `${name}_entries`);
      await client.query('ROLLBACK');
      client.release();
      expect(plan).toContain(`${name}_entries_unchained_idx`);
      expect(maxRows).toBe(BATCH);
      expect(after - before).toBe(BATCH);
    }
  },
);
