import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

export const RECOMPUTATIONS: WorkKind = {
  name: 'attribution_recomputations',
  table: 'attribution_recomputations',
  id: 'id',
  due: 'due_at',
  where: "state = 'running'",
};

export interface RecomputationRow {
  readonly id: string;
  readonly account_id: string;
  readonly version: number;
  readonly from_at: Date;
  readonly to_at: Date;
  readonly state: 'running' | 'completed';
  readonly cursor_at: Date;
  readonly cursor_id: string;
  readonly total: number;
  readonly processed: number;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export async function findRunning(sql: Sql, tenantId: string, id: string): Promise<RecomputationRow | null> {
  return sql.tenant(tenantId).attribution_recomputations.findFirst({ where: { id, state: 'running' } });
}

/** Returns whether no other recomputation of the account is running; a unique index decides. */
export async function insertRecomputation(
  tx: Sql,
  { tenantId, accountId }: Owner,
  row: Pick<RecomputationRow, 'id' | 'version' | 'from_at' | 'to_at' | 'total'>,
  now: Date,
): Promise<boolean> {
  const start = { cursor_at: row.from_at, cursor_id: '', processed: 0, created_at: now, due_at: now };
  const { count } = await tx.tenant(tenantId).attribution_recomputations.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...row, ...start, state: 'running' }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** Newest first. */
export async function listRecomputations(
  sql: Sql,
  { tenantId, accountId }: Owner,
  limit: number,
): Promise<readonly RecomputationRow[]> {
  return sql.tenant(tenantId).attribution_recomputations.findMany({
    where: { account_id: accountId },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** By conversions_tenant_id_account_id_occurred_at_idx alone. */
export const countConversions = batchStatement<
  [tenantId: string, accountId: string, from: Date, to: Date],
  { count: number }
>(
  'attribution.count_conversions',
  'SELECT count(*)::int AS count FROM conversions WHERE tenant_id = $1 AND account_id = $2 AND occurred_at >= $3 AND occurred_at < $4',
);

export interface PendingConversion {
  readonly id: string;
  readonly contact_id: string | null;
  readonly occurred_at: Date;
  readonly value_minor: number | null;
  readonly refunded_minor: number;
  readonly attribution_version: number;
}

/** One batch in the order of the index. Locks nothing. */
export const nextConversions = batchStatement<
  [tenantId: string, accountId: string, afterAt: Date, afterId: string, to: Date, limit: number],
  Pick<PendingConversion, 'id' | 'contact_id'>
>(
  'attribution.next_conversions',
  `SELECT id, contact_id FROM conversions
    WHERE tenant_id = $1 AND account_id = $2 AND occurred_at >= $3 AND (occurred_at, id) > ($3, $4) AND occurred_at < $5
    ORDER BY occurred_at, id LIMIT $6`,
);

export const lockConversions = batchStatement<[tenantId: string, ids: readonly string[]], PendingConversion>(
  'attribution.lock_conversions',
  `SELECT id, contact_id, occurred_at, value_minor, refunded_minor, attribution_version FROM conversions
    WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY occurred_at, id FOR NO KEY UPDATE`,
);

/** The credits of a conversion whose contact is erased stay as they are, under the new version. */
export const copyCredits = statement<[tenantId: string, conversionId: string, from: number, to: number]>(
  'attribution.copy_credits',
  `INSERT INTO attribution_credits (tenant_id, conversion_id, version, position, kind, message_id, campaign_id, journey_id, link_id, touched_at, share_millionths, value_minor, refunded_minor)
   SELECT tenant_id, conversion_id, $4, position, kind, message_id, campaign_id, journey_id, link_id, touched_at, share_millionths, value_minor, refunded_minor
     FROM attribution_credits WHERE tenant_id = $1 AND conversion_id = $2 AND version = $3`,
);

export const moveConversion = statement<
  [
    tenantId: string,
    id: string,
    version: number,
    messageId: string | null,
    campaignId: string | null,
    deliveredAt: Date | null,
  ]
>(
  'attribution.move_conversion',
  `UPDATE conversions SET attribution_version = $3, message_id = $4, campaign_id = $5, delivered_at = $6
    WHERE tenant_id = $1 AND id = $2`,
);

export const keepConversion = statement<[tenantId: string, id: string, version: number]>(
  'attribution.keep_conversion',
  'UPDATE conversions SET attribution_version = $3 WHERE tenant_id = $1 AND id = $2',
);

/** No row is updated once another worker has the lease. */
export const advance = statement<
  [tenantId: string, id: string, leasedUntil: Date, cursorAt: Date, cursorId: string, processed: number, next: Date]
>(
  'attribution.advance',
  `UPDATE attribution_recomputations SET cursor_at = $4, cursor_id = $5, processed = processed + $6, due_at = $7
    WHERE tenant_id = $1 AND id = $2 AND due_at = $3`,
);

export const finish = statement<[tenantId: string, id: string, leasedUntil: Date, now: Date]>(
  'attribution.finish',
  `UPDATE attribution_recomputations SET state = 'completed', finished_at = $4, due_at = NULL
    WHERE tenant_id = $1 AND id = $2 AND due_at = $3`,
);
