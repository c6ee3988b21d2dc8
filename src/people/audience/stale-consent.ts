import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readExpiryMonths } from '../consent/expiry/setting.ts';
import { STALE_MONTHS, staleBefore, withoutContact } from '../consent/expiry/stale.ts';
import { type AudienceParams, inAudience, paramsOf } from './audience.ts';
import { audienceStatement, type SegmentConditions } from './audience-segments.ts';
import type { ResolvedAudience } from './parts.ts';

/** Contacts with consent that is older than these months. */
export interface StaleConsent {
  readonly stale: number;
  readonly months: number;
}

export const NO_STALE_CONSENT: StaleConsent = { stale: 0, months: STALE_MONTHS };

/** More are counted as this many, so that a count stays fast. */
export const MAX_COUNTED = 10_000;

const countText = (conditions: SegmentConditions): string =>
  `SELECT count(*)::int AS stale FROM (
     SELECT FROM contacts c
       LEFT JOIN program_consents p ON p.tenant_id = $1 AND p.account_id = $2 AND p.phone = c.phone AND p.program_id = coalesce($11, '')
      WHERE ${inAudience(conditions)}
        AND CASE WHEN $11::text IS NULL THEN c.consent_status = 'opted_in' AND c.consent_changed_at < $12
                 ELSE p.status = 'opted_in' AND p.changed_at < $12 END
        AND ${withoutContact('c.phone', '$12')}
      LIMIT $13) AS found`;

const count = audienceStatement<
  [...AudienceParams, programId: string | null, since: Date, limit: number],
  { readonly stale: number }
>('audience.count_stale_consent', 'lookups', 14, countText);

/**
 * The number of contacts whose consent is older than the account's limit, or `STALE_MONTHS`, and to
 * or from whom no message was sent since, up to `MAX_COUNTED`.
 */
export async function countStaleConsent(
  sql: Sql,
  owner: Owner,
  audience: ResolvedAudience,
  programId: string | null,
  now: Date,
): Promise<StaleConsent> {
  const months = (await readExpiryMonths(sql, owner)) ?? STALE_MONTHS;
  const since = staleBefore(now, months);
  const { statement, values } = count(audience, now);
  const params = paramsOf(owner, audience, now);
  const found = await sql.row(statement, ...params, programId, since, MAX_COUNTED, ...values);
  return { stale: found?.stale ?? 0, months };
}
