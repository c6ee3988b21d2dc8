import type { Owner } from '../../domain/account.ts';
import type { PolicyRule } from '../../domain/hygiene/policy.ts';
import type { InvalidReason } from '../../domain/invalid-reasons.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

export interface Evidence {
  readonly kind: 'carrier_error' | 'lookup' | 'number_parsing';
  readonly error_code: string | null;
  readonly count: number | null;
  readonly at: string;
  readonly message_ids: readonly string[];
  readonly detail: string | null;
}

export interface InvalidContact {
  readonly contact_id: string;
  readonly phone: string;
  readonly reason: InvalidReason;
  readonly action: 'flag' | 'suppress';
  readonly suppressed: boolean;
  readonly last_at: Date;
  readonly evidence: readonly Evidence[];
}

type Params = [
  tenantId: string,
  accountId: string,
  codes: readonly string[],
  counts: readonly number[],
  reasons: readonly string[],
  actions: readonly string[],
];

/**
 * Failed messages are read by messages_failed_idx, delivered ones by (account_id, id) from the
 * first failure on (IDs sort by time). A delivery cancels all earlier failures of the number,
 * whatever their error code, because the number works.
 */
const INVALID = `WITH failed AS MATERIALIZED (
     SELECT m.to_phone AS phone, m.error_code, m.id, coalesce(m.finalized_at, m.created_at) AS at FROM messages m
      WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.error_code = ANY ($3) AND m.error_code IS NOT NULL
        AND m.state IN ('undelivered', 'failed', 'rejected')),
   delivered AS MATERIALIZED (
     SELECT m.to_phone AS phone, max(m.id) AS id FROM messages m
      WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id > (SELECT min(id) FROM failed) AND m.state = 'delivered'
        AND m.to_phone IN (SELECT phone FROM failed)
      GROUP BY m.to_phone),
   counted AS (
     SELECT f.phone, f.error_code, count(*)::int AS failures, max(f.at) AS at, (array_agg(f.id ORDER BY f.id DESC))[1:5] AS message_ids
       FROM failed f LEFT JOIN delivered d ON d.phone = f.phone
      WHERE d.id IS NULL OR f.id > d.id GROUP BY f.phone, f.error_code),
   found AS (
     SELECT c.phone, r.reason, r.action = 'suppress' AS suppresses, c.at,
            jsonb_build_object('kind', 'carrier_error', 'error_code', c.error_code, 'count', c.failures, 'detail', NULL, 'message_ids', to_jsonb(c.message_ids),
              'at', to_char(c.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS evidence
       FROM counted c
       JOIN unnest($3::text[], $4::int[], $5::text[], $6::text[]) AS r(code, count, reason, action) ON r.code = c.error_code AND c.failures >= r.count
     UNION ALL
     SELECT phone, reason, true, found_at, evidence FROM hygiene_findings WHERE tenant_id = $1 AND account_id = $2),
   invalid AS (
     SELECT k.id AS contact_id, f.phone, f.reason, CASE WHEN bool_or(f.suppresses) THEN 'suppress' ELSE 'flag' END AS action, max(f.at) AS last_at,
            jsonb_agg(f.evidence ORDER BY f.evidence->>'error_code') AS evidence,
            EXISTS (SELECT 1 FROM suppressions s WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = f.phone AND suppression_program(s.scope) IS NULL) AS suppressed
       FROM found f JOIN contacts k ON k.tenant_id = $1 AND k.account_id = $2 AND k.phone = f.phone
      GROUP BY k.id, f.phone, f.reason)`;

const listInvalid = batchStatement<
  [
    ...Params,
    reasons: readonly string[] | null,
    suppressed: boolean | null,
    action: string | null,
    after: string,
    limit: number,
  ],
  InvalidContact
>(
  'hygiene.list_invalid',
  `${INVALID}
   SELECT contact_id, phone, reason, action, suppressed, last_at, evidence FROM invalid
    WHERE ($7::text[] IS NULL OR reason = ANY ($7)) AND ($8::boolean IS NULL OR suppressed = $8) AND ($9::text IS NULL OR action = $9)
      AND phone || ' ' || reason COLLATE "C" > $10
    ORDER BY phone || ' ' || reason COLLATE "C" LIMIT $11`,
);

const countInvalid = batchStatement<Params, { reason: InvalidReason; contacts: number }>(
  'hygiene.count_invalid',
  `${INVALID}
   SELECT reason, count(*)::int AS contacts FROM invalid GROUP BY reason ORDER BY reason`,
);

export interface InvalidFilter {
  /** Null: all reasons. */
  readonly reasons: readonly string[] | null;
  readonly suppressed: boolean | null;
  readonly action: 'flag' | 'suppress' | null;
  /** `keyOf` the last item of the previous page; empty for the first page. */
  readonly after: string;
  readonly limit: number;
}

/** Contacts with an invalid number, one item per reason, in the order of their numbers. */
export function listInvalidContacts(
  sql: Sql,
  owner: Owner,
  rules: readonly PolicyRule[],
  { reasons, suppressed, action, after, limit }: InvalidFilter,
): Promise<InvalidContact[]> {
  return sql.rows(listInvalid, ...paramsOf(owner, rules), reasons, suppressed, action, after, limit);
}

export function countInvalidContacts(sql: Sql, owner: Owner, rules: readonly PolicyRule[]) {
  return sql.rows(countInvalid, ...paramsOf(owner, rules));
}

export function keyOf({ phone, reason }: InvalidContact): string {
  return `${phone} ${reason}`;
}

function paramsOf({ tenantId, accountId }: Owner, rules: readonly PolicyRule[]): Params {
  const active = rules.filter(({ action }) => action !== 'ignore');
  return [
    tenantId,
    accountId,
    active.map(({ errorCode }) => errorCode),
    active.map(({ count }) => count),
    active.map(({ reason }) => reason),
    active.map(({ action }) => action),
  ];
}
