import type { Owner } from '../../../domain/account.ts';
import { HOUR_MS } from '../../../domain/durations.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';

/**
 * Opt-in requests of one account in a clock hour. A sign-up form rarely has more submissions; a
 * list of strangers' numbers has.
 */
export const MAX_PER_HOUR = 100;

/** Returns no row when the account has reached its limit. */
const claim = statement<[tenantId: string, accountId: string, hour: Date, max: number], { requests: number }>(
  'consent.claim_opt_in_hour',
  `INSERT INTO opt_in_hour_claims AS c (tenant_id, account_id, hour, requests) VALUES ($1, $2, $3, 1)
   ON CONFLICT (tenant_id, account_id) DO UPDATE
      SET hour = greatest(c.hour, EXCLUDED.hour), requests = CASE WHEN c.hour < EXCLUDED.hour THEN 1 ELSE c.requests + 1 END
    WHERE c.hour < EXCLUDED.hour OR c.requests < $4
   RETURNING requests`,
);

/** Counts an opt-in request. Returns when the next is allowed if the account had too many. */
export async function claimHour(tx: Sql, { tenantId, accountId }: Owner, now: Date): Promise<Date | null> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const claimed = await tx.row(claim, tenantId, accountId, hour, MAX_PER_HOUR);
  return claimed === null ? new Date(hour.getTime() + HOUR_MS) : null;
}
