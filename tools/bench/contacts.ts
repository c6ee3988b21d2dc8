import type pg from 'pg';
import { daytimeZone } from '../../test/support/daytime-zone.ts';

/** The id of the n-th contact, starting at 1. */
export function contactId(n: number): string {
  return `con_${String(n).padStart(26, '0')}`;
}

const EXCHANGES_PER_HUNDRED = 99;
const NUMBERS_PER_EXCHANGE = 10_000;

/**
 * The phone number of the n-th contact, starting at 1. Exchanges that end in 11 are left out:
 * numbers in them are no phones, and the service rejects them. Valid up to three million, where
 * the numbers begin that select a script of the simulator (555-01XX).
 */
export function contactPhone(n: number): string {
  const nth = Math.floor(n / NUMBERS_PER_EXCHANGE);
  const inHundred = nth % EXCHANGES_PER_HUNDRED;
  const exchange = 200 + 100 * Math.floor(nth / EXCHANGES_PER_HUNDRED) + inHundred + (inHundred >= 11 ? 1 : 0);
  return `+1303${exchange}${String(n % NUMBERS_PER_EXCHANGE).padStart(4, '0')}`;
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
  const phones = Array.from({ length: count }, (_, index) => contactPhone(after + index + 1));
  await pool.query(FILL, [tenantId, accountId, phones, after, daytimeZone()]);
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
  SELECT $1, 'con_' || lpad(n::text, 26, '0'), $2, phone, 'US', 'Ada ' || n, $5, '{}', 'opted_in', 'web_form', now() - interval '1 hour', now() - interval '1 hour', now(), 1
    FROM (SELECT phone, nth + $4::int AS n FROM unnest($3::text[]) WITH ORDINALITY AS one (phone, nth)) AS drawn`;
