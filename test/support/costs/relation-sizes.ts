import type pg from 'pg';

/** Bytes of each table, with its TOAST, and of each index. */
export async function relationSizes(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `SELECT c.relname AS name, CASE c.relkind WHEN 'r' THEN pg_table_size(c.oid) ELSE pg_relation_size(c.oid) END::float8 AS bytes
       FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'i')`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
