import type pg from 'pg';

/** Inserts as many contacts that have opted in, without calls. Their phones are numbered. */
export async function fillContacts(pool: pg.Pool, accountId: string, count: number): Promise<void> {
  await pool.query(FILL, [accountId, count]);
}

const FILL = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
  SELECT $1, 'con_' || right($1, 6) || lpad(n::text, 20, '0'), $1, '+1303' || (2000000 + n), 'US', '{}', 'opted_in', '2026-01-01', '2026-01-01', 1
    FROM generate_series(1, $2::int) AS n`;
