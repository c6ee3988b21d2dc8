import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type AudienceParams, inAudience, paramsOf } from './audience.ts';
import { audienceStatement, type SegmentConditions } from './audience-segments.ts';
import type { ResolvedAudience } from './parts.ts';

/**
 * Months without contact after which people no longer expect messages, and carriers count more
 * complaints and reassigned numbers. The Reassigned Numbers Database of the FCC is updated monthly;
 * no rule of law ends consent by its age.
 */
export const STALE_MONTHS = 18;
/** More are counted as this many, so that a count stays fast. */
export const MAX_COUNTED = 10_000;

const countText = (conditions: SegmentConditions): string =>
  `SELECT count(*)::int AS stale FROM (
     SELECT FROM contacts c
       LEFT JOIN program_consents p ON p.tenant_id = $1 AND p.account_id = $2 AND p.phone = c.phone AND p.program_id = $11
      WHERE ${inAudience(conditions)}
        AND CASE WHEN $11::text IS NULL THEN c.consent_status = 'opted_in' AND c.consent_changed_at < $12
                 ELSE p.status = 'opted_in' AND p.changed_at < $12 END
        AND NOT EXISTS (SELECT FROM messages m WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = c.phone AND m.due_at >= $12)
        AND NOT EXISTS (SELECT FROM inbound_messages i
                         WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = c.phone AND i.received_at >= $12)
      LIMIT $13) AS found`;

const count = audienceStatement<
  [...AudienceParams, programId: string | null, since: Date, limit: number],
  { readonly stale: number }
>('audience.count_stale_consent', 'lookups', 14, countText);

/**
 * The number of contacts whose consent is older than `STALE_MONTHS` and to or from whom no message
 * was sent since, up to `MAX_COUNTED`.
 */
export async function countStaleConsent(
  sql: Sql,
  owner: Owner,
  audience: ResolvedAudience,
  programId: string | null,
  now: Date,
): Promise<number> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - STALE_MONTHS);
  const { statement, values } = count(audience, now);
  const params = paramsOf(owner, audience, now);
  const found = await sql.row(statement, ...params, programId, since, MAX_COUNTED, ...values);
  return found?.stale ?? 0;
}
