import type pg from 'pg';
import { daytimeZone } from '../../test/support/daytime-zone.ts';

/** The id of the n-th contact, starting at 1. */
export function contactId(n: number): string {
  return `con_${String(n).padStart(26, '0')}`;
}

/**
 * Inserts opted-in contacts outside quiet hours. One statement, because a million contacts
 * would take skills too long.
 */
export async function fillContacts(
  pool: pg.Pool,
  accountId: string,
  count: number,
  { tenantId = accountId, after = 0 }: { readonly tenantId?: string; readonly after?: number } = {},
): Promise<void> {
  await pool.query(FILL, [tenantId, accountId, after + 1, after + count, daytimeZone()]);
}

/**
 * Brings statistics and pages up to date, so that the first measurement does not pay for the
 * set-up.
 */
export async function vacuum(pool: pg.Pool): Promise<void> {
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
}

const FILL = `INSERT INTO contacts (tenant_id, id, account_id, phone, country, first_name, timezone, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
  SELECT $1, 'con_' || lpad(n::text, 26, '0'), $2, '+1303' || (2000000 + n), 'US', 'Ada ' || n, $5, '{}', 'opted_in', 'web_form', now() - interval '1 hour', now() - interval '1 hour', now(), 1
    FROM generate_series($3::int, $4::int) AS n`;
