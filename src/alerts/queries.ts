import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { AlertRow, AlertState } from './alert.ts';
import type { AlertKind } from './rules.ts';

const COLUMNS =
  'id, account_id, kind, subject_id, facts, opened_at, dismissed_at, dismissed_by, snoozed_until, closed_at';

/**
 * Opens what is not open, by alerts_open_key, and updates the facts of what is; returns both.
 * A row that did not change is not written.
 */
export const openAlerts = batchStatement<
  [
    tenantId: string,
    accountId: string,
    ids: readonly string[],
    kinds: readonly string[],
    subjects: readonly string[],
    facts: readonly string[],
    now: Date,
  ],
  AlertRow
>(
  'alerts.open',
  `INSERT INTO alerts AS a (tenant_id, id, account_id, kind, subject_id, facts, opened_at)
   SELECT $1, id, $2, kind, subject_id, facts::jsonb, $7 FROM unnest($3::text[], $4::text[], $5::text[], $6::text[]) AS f (id, kind, subject_id, facts)
   ON CONFLICT (tenant_id, account_id, kind, subject_id) WHERE closed_at IS NULL
   DO UPDATE SET facts = excluded.facts WHERE a.facts <> excluded.facts
   RETURNING ${COLUMNS}`,
);

/** Closes the open alerts of these kinds that were not found; by alerts_open_key. */
export const closeEnded = batchStatement<
  [
    tenantId: string,
    accountId: string,
    evaluated: readonly string[],
    kinds: readonly string[],
    subjects: readonly string[],
    now: Date,
  ],
  AlertRow
>(
  'alerts.close_ended',
  `UPDATE alerts a SET closed_at = $6
    WHERE a.tenant_id = $1 AND a.account_id = $2 AND a.closed_at IS NULL AND a.kind = ANY ($3)
      AND NOT EXISTS (SELECT FROM unnest($4::text[], $5::text[]) AS f (kind, subject_id) WHERE f.kind = a.kind AND f.subject_id = a.subject_id)
   RETURNING ${COLUMNS}`,
);

export interface AlertFilter {
  readonly kinds: readonly AlertKind[] | null;
  readonly states: readonly AlertState[];
  readonly before: string;
  readonly limit: number;
  readonly now: Date;
}

/** Newest first, before the ID `before`; of the whole tenant without an account. */
export function listAlerts(
  sql: Sql,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string | null },
  { kinds, states, before, limit, now }: AlertFilter,
): Promise<AlertRow[]> {
  return sql.tenant(tenantId).alerts.findMany({
    where: {
      OR: states.map((state) => inState(state, now)),
      ...(accountId !== null && { account_id: accountId }),
      ...(kinds !== null && { kind: { in: [...kinds] } }),
      ...(before !== '' && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

function inState(state: AlertState, now: Date) {
  if (state === 'closed') return { closed_at: { not: null } };
  const isSnoozed = { snoozed_until: { gt: now } };
  if (state === 'dismissed')
    return { closed_at: null, dismissed_at: { not: null }, OR: [{ snoozed_until: null }, isSnoozed] };
  return { closed_at: null, OR: [{ dismissed_at: null }, { snoozed_until: { lte: now } }] };
}

export function findAlert(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<AlertRow | null> {
  const where = { id, account_id: accountId };
  return sql.tenant(tenantId).alerts.findFirst({ where });
}

export async function saveDismissal(
  tx: Sql,
  { tenantId, accountId }: Owner,
  id: string,
  saved: { readonly dismissed_at: Date; readonly dismissed_by: string; readonly snoozed_until: Date | null },
): Promise<void> {
  await tx.tenant(tenantId).alerts.updateMany({ where: { id, account_id: accountId, closed_at: null }, data: saved });
}
