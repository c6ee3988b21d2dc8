import type pg from 'pg';

/** Copies the row of a message, with other values in the given columns. */
export async function copyMessages(
  pool: pg.Pool,
  id: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await pool.query(
    `INSERT INTO messages SELECT (jsonb_populate_record(m, one)).* FROM messages m, jsonb_array_elements($2::jsonb) AS one WHERE m.id = $1`,
    [id, JSON.stringify(rows)],
  );
}
