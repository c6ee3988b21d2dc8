import { GENESIS_HASH } from '../../../src/domain/hash-chain.ts';
import { chains } from '../../../src/messaging/ledger/seal.ts';
import { neverSort } from '../../../src/platform/never-sort.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { explain } from '../../support/explain.ts';

let app: TestApp;
let accountId: string;
const MANY = 5_000;
const BATCH = 100;

beforeAll(async () => {
  app = await startTestApp();
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

test.each(chains.map((chain) => [chain.name, chain] as const))(
  'a batch of the %s ledger is found and sealed without going through all that waits, whatever the planner knows',
  async (name, { tenants, unsealed, seal }) => {
    for (const statistics of ['none', 'fresh']) {
      const client = await app.parts.database.pool.connect();
      if (statistics === 'fresh') await client.query(`ANALYZE ${name}_entries`);
      const who = await explain(client, tenants, []);
      expect(who.plan).toContain(`${name}_entries_unsealed_idx`);
      expect(who.mostRows).toBe(1);
      await client.query('BEGIN');
      await client.query(neverSort.text);
      const { rows } = await client.query<{ id: string }>(unsealed.text, [accountId, BATCH]);
      const ids = rows.map(({ id }) => id);
      const hashes = ids.map(() => GENESIS_HASH);
      const places = ids.map((_, place) => 1_000_000 + place);
      const plans = [
        await explain(client, unsealed, [accountId, BATCH]),
        await explain(client, seal, [accountId, ids, places, hashes, hashes, ids[0], ids.at(-1)]),
      ];
      await client.query('ROLLBACK');
      client.release();
      for (const { plan, mostRows } of plans) {
        expect(plan).toContain(`${name}_entries_unsealed_idx`);
        expect(mostRows).toBe(BATCH);
      }
    }
  },
);
