import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { type Audience, type AudienceParams, IN_AUDIENCE, paramsOf } from './audience.ts';

/**
 * Months without contact after which people no longer expect messages, and carriers count more
 * complaints and reassigned numbers. The Reassigned Numbers Database of the FCC is updated monthly;
 * no rule of law ends consent by its age.
 */
export const STALE_MONTHS = 18;
/** More are counted as this many, so that a count stays fast. */
export const MAX_COUNTED = 10_000;

const count = statement<
  [...AudienceParams, programId: string | null, since: Date, limit: number],
  { readonly stale: number }
>(
  'audience.count_stale_consent',
  `SELECT count(*)::int AS stale FROM (
     SELECT FROM contacts c
       LEFT JOIN program_consents p ON p.tenant_id = $1 AND p.account_id = $2 AND p.phone = c.phone AND p.program_id = $11
      WHERE ${IN_AUDIENCE}
        AND CASE WHEN $11::text IS NULL THEN c.consent_status = 'opted_in' AND c.consent_changed_at < $12
                 ELSE p.status = 'opted_in' AND p.changed_at < $12 END
        AND NOT EXISTS (SELECT FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = c.phone AND m.due_at >= $12)
        AND NOT EXISTS (SELECT FROM inbound_messages i
                         WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = c.phone AND i.received_at >= $12)
      LIMIT $13) AS found`,
);

/**
 * The number of contacts whose consent is older than `STALE_MONTHS` and to or from whom no message
 * was sent since, up to `MAX_COUNTED`.
 */
export async function countStaleConsent(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  programId: string | null,
  now: Date,
): Promise<number> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - STALE_MONTHS);
  const found = await sql.row(count, ...paramsOf(owner, audience, now), programId, since, MAX_COUNTED);
  return found?.stale ?? 0;
}
