import { findPrincipal } from '../../src/rpc/queries.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { explain } from '../support/explain.ts';

const CUSTOMERS = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const MULTIPLY = [
  `INSERT INTO accounts SELECT (jsonb_populate_record(a, jsonb_build_object('id', a.id || n, 'external_ref', 'customer-' || n))).*
     FROM accounts a, generate_series(1, ${CUSTOMERS}) n WHERE a.id = $1`,
  `INSERT INTO api_keys SELECT (jsonb_populate_record(k, jsonb_build_object('id', k.id || n, 'account_id', k.account_id || n, 'fingerprint', k.fingerprint || n))).*
     FROM api_keys k, generate_series(1, ${CUSTOMERS}) n WHERE k.account_id = $1`,
];

test('a caller is found by one look-up after the other, with a plan of when there was one account, however many customers a partner has by now', async () => {
  const { accountId } = await app.account();
  const { pool } = app.parts.database;
  await pool.query('ANALYZE accounts');
  const { rows } = await pool.query<{ fingerprint: string }>(
    'SELECT fingerprint FROM api_key_lookup WHERE tenant_id = $1',
    [accountId],
  );
  for (const sql of MULTIPLY) await pool.query(sql, [accountId]);
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const client = await pool.connect();
    await client.query(`SET plan_cache_mode = ${mode}`);
    await client.query(`PREPARE principal AS ${findPrincipal.text}`);
    const found = await explain(client, { text: `EXECUTE principal ('${rows[0]?.fingerprint}')` }, []);
    client.release(true);
    expect(Math.max(...[...found.plan.matchAll(/"Actual Loops":(\d+)/g)].map(([, loops]) => Number(loops)))).toBe(1);
  }
});
