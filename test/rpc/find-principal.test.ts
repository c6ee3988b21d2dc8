import { findPrincipal } from '../../src/rpc/queries.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { multiplyRows } from '../support/contract/multiply.ts';
import { explain } from '../support/explain.ts';

const CUSTOMERS = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
});
afterAll(() => app.stop());

test('the queries that find a caller use indexes, even with plans made while the partner had no customers', async () => {
  const { accountId } = await app.account();
  const { pool } = app.parts.database;
  await pool.query('ANALYZE accounts');
  const { rows } = await pool.query<{ fingerprint: string }>(
    'SELECT fingerprint FROM api_key_lookup WHERE tenant_id = $1',
    [accountId],
  );
  expect(await multiplyRows(pool, accountId, CUSTOMERS)).toEqual(expect.arrayContaining(['accounts', 'api_keys']));
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    const client = await pool.connect();
    await client.query(`SET plan_cache_mode = ${mode}`);
    await client.query(`PREPARE principal AS ${findPrincipal.text}`);
    const found = await explain(client, { text: `EXECUTE principal ('${rows[0]?.fingerprint}')` }, []);
    client.release(true);
    expect(Math.max(...[...found.plan.matchAll(/"Actual Loops":(\d+)/g)].map(([, loops]) => Number(loops)))).toBe(1);
  }
});
