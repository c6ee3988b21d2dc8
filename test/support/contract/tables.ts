import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface TableContent {
  readonly rows: number;
  readonly digest: string;
}

export type Content = Readonly<Record<string, TableContent>>;

interface Statements {
  readonly all: string;
  readonly ofTenant: string;
  readonly around: string;
  readonly naming: string;
}

/** Prepared once per connection, because they take longer to plan than to run. */
const statements = new WeakMap<pg.Pool, Statements>();

/**
 * A count and a digest of the rows of each table, without `api_keys.last_used_at`, which any call
 * may change, and without `locks` and `work_changes`, whose rows say nothing. The digest is a sum
 * of 64-bit hashes, which needs no order: rows are sorted and joined for longer than many calls
 * take.
 */
export const contentOfTables = (pool: pg.Pool): Promise<Content> => read(pool, 'all', []);

/** The same for the rows of one tenant, in the tables that have an owner. */
export const contentOfTenant = (pool: pg.Pool, tenantId: string): Promise<Content> =>
  read(pool, 'ofTenant', [tenantId]);

/**
 * The same with the tables without an owner: what a call of the tenant can change, in a time that
 * does not grow with the other tenants.
 */
export const contentAround = (pool: pg.Pool, tenantId: string): Promise<Content> => read(pool, 'around', [tenantId]);

/**
 * The same for the rows of two tenants, and of tables without an owner, in which any column
 * contains one of these values, except rows that this account owns.
 */
export function contentNaming(
  pool: pg.Pool,
  tenantIds: readonly [string, string],
  texts: readonly string[],
  butOf: string,
): Promise<Content> {
  const patterns = texts.map((text) => `%${text.replaceAll('_', '\\_')}%`);
  return read(pool, 'naming', [patterns, butOf, ...tenantIds]);
}

async function read(pool: pg.Pool, which: keyof Statements, values: readonly unknown[]): Promise<Content> {
  const text = (await statementsOf(pool))[which];
  // Test files take turns to use a connection, and a month of events, which is a table, may have
  // been created between two of them.
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const { rows } = await pool.query<TableContent & { name: string }>({
    name: `content ${which} ${digest}`,
    text,
    values: [...values],
  });
  return Object.fromEntries(rows.map((row) => [row.name, { rows: row.rows, digest: row.digest }]));
}

async function statementsOf(pool: pg.Pool): Promise<Statements> {
  const known = statements.get(pool);
  if (known !== undefined) return known;
  const { rows: tables } = await pool.query<{ name: string; owned: boolean; has_account: boolean }>(
    `SELECT t.table_name AS name, bool_or(c.column_name = 'tenant_id') AS owned,
            bool_or(c.column_name = 'account_id') AS has_account
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name NOT IN ('locks', 'work_changes') GROUP BY 1 ORDER BY 1`,
  );
  const union = (chosen: typeof tables, where: (table: (typeof tables)[number]) => string): string =>
    chosen
      .map((table) => {
        const row = table.name === 'api_keys' ? "(to_jsonb(t) - 'last_used_at')" : 't';
        return `SELECT '${table.name}' AS name, count(*)::int AS rows,
                       coalesce(sum(hashtextextended(${row}::text, 0)), 0)::text AS digest
                  FROM ${table.name} t WHERE ${where(table)}`;
      })
      .join(' UNION ALL ');
  const made = {
    all: union(tables, () => 'true'),
    // Not = ANY of an array: a plan for the given one looks cheaper than one for any, so the
    // statement would be planned on each execution, which takes ten times as long as to run it.
    naming: union(
      tables,
      ({ owned, has_account }) =>
        `${owned ? 'tenant_id IN ($3::text, $4::text) AND ' : ''}t::text LIKE ANY ($1::text[]) AND ${has_account ? 'account_id' : 'NULL'} IS DISTINCT FROM $2::text`,
    ),
    around: union(tables, ({ owned }) => (owned ? 'tenant_id = $1' : 'true')),
    ofTenant: union(
      tables.filter(({ owned }) => owned),
      () => 'tenant_id = $1',
    ),
  };
  statements.set(pool, made);
  return made;
}
