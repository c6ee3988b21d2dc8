import type pg from 'pg';
import type { TestAccount, TestApp } from '../app.ts';
import { insertKey } from '../insert-key.ts';
import { furnishWorld } from '../world/index.ts';
import { equipPartner } from './equip-partner.ts';

/** The same world with every id, number and name replaced by a value that occurs nowhere else. */
const WORDS: readonly (readonly [own: string, foreign: string])[] = [
  ['_01jd0', '_01je0'],
  ['+12025550143', '+12025550177'],
  ['+12025550146', '+12025550178'],
  ['+12025552143', '+12025552177'],
  ['example of', 'foreign example of'],
  ['crm-1', 'crm-foreign'],
  ['order-1001', 'order-foreign'],
  ['cart-1001', 'cart-foreign'],
  ['shop-42', 'shop-foreign'],
  ['Corner Shop', 'Foreign Shop'],
  ['partner.example', 'foreign.example'],
  ['1f2e3d4c', 'f0re1911'],
  ['Ada', 'Foreign-Ada'],
  ['Paris', 'Foreign-Paris'],
  ['Parisians', 'Foreign-Segment'],
  ["'parisians'", "'foreign-segment'"],
  ['Newsletter', 'Foreign-News'],
  ['newsletter', 'foreign-news'],
  ['VIP', 'Foreign-VIP'],
  ["'vip'", "'foreign-vip'"],
  ['Welcome', 'Foreign-Welcome'],
  ["'welcome'", "'foreign-welcome'"],
  ['Spring', 'Foreign-Spring'],
  ['Hello', 'Foreign-Hello'],
  ['Signup', 'Foreign-Signup'],
  ["'signup", "'foreign-signup"],
  ['Thank big spenders', 'Foreign-Thanks'],
  ["'thank big spenders'", "'foreign-thanks'"],
  ['Corner Bakery', 'Foreign Bakery'],
];

/** Values that no other account may ever read. */
export const FOREIGN = /_01je0|\+1202555017[78]|\+12025552177|foreign/i;

export const foreignly = (text: string): string =>
  WORDS.reduce((changed, [own, foreign]) => changed.replaceAll(own, foreign), text);

/** Seeds like `furnishWorld`, with the replaced values. */
export const furnishForeign = (pool: pg.Pool, tenantId: string): Promise<void> =>
  furnishWorld(pool, { tenantId }, foreignly);

/** An account with everything that the examples name, under names of its own. */
export async function foreignAccount(app: TestApp): Promise<TestAccount> {
  const account = await app.account({ credits: 1000 });
  await furnishForeign(app.parts.database.pool, account.accountId);
  await equipPartner(app, account);
  return account;
}

/**
 * Seeds the same world as a second account of the given tenant, which must not be seeded yet. The
 * end-customers of a partner share a tenant, so the tenant id alone does not isolate them.
 */
export async function siblingAccount(app: TestApp, { accountId: tenantId }: TestAccount): Promise<TestAccount> {
  const { pool } = app.parts.database;
  const account = `acc_sibling_of_${tenantId.slice(4, 30)}`;
  await furnishForeign(pool, tenantId);
  await moveForeignRows(pool, tenantId, account);
  await pool.query(
    `WITH account AS (
       INSERT INTO accounts (tenant_id, id, kind, name, state, default_country, paused, created_at)
       VALUES ($1, $2, 'customer', 'Foreign', 'active', 'US', false, now()))
     INSERT INTO credit_accounts (tenant_id, account_id, posted, held) VALUES ($1, $2, 0, 0)`,
    [tenantId, account],
  );
  const key = { tenantId, accountId: account, id: 'key_foreign', permissions: ['full'] };
  const secret = await insertKey({ pool, keys: app.parts.service.keys }, key);
  return app.as(secret, account);
}

/** The tables that have an account, by pool. */
const accountTables = new WeakMap<pg.Pool, readonly string[]>();

/** All statements are sent together over one connection, which prepares each once. */
async function moveForeignRows(pool: pg.Pool, tenantId: string, account: string): Promise<void> {
  const tables = accountTables.get(pool) ?? (await findAccountTables(pool));
  accountTables.set(pool, tables);
  const client = await pool.connect();
  const move = (table: string): Promise<unknown> =>
    client.query({
      name: `foreign ${table}`,
      text: `UPDATE ${table} t SET account_id = $2 WHERE tenant_id = $1 AND account_id = $1 AND t::text LIKE '%\\_01je0%'`,
      values: [tenantId, account],
    });
  await Promise.all(tables.map(move)).finally(() => client.release());
}

async function findAccountTables(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
