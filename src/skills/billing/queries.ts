import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface EntryFilter {
  readonly after: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly kind: string | undefined;
  readonly limit: number;
}

export interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly ref: string;
  readonly campaign_id: string | null;
  readonly message_id: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/**
 * One page, oldest first. Scans one range of (tenant_id, account_id, id): ids sort by time, so a
 * period matches most of that range.
 */
export async function listEntries(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, from, to, kind, limit }: EntryFilter,
): Promise<EntryRow[]> {
  const at = { ...(from && { gte: from }), ...(to && { lt: to }) };
  const rows = await sql.tenant(tenantId).credit_entries.findMany({
    where: { account_id: accountId, id: { gt: after }, at, ...(kind && { kind }) },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
