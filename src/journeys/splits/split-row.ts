import type { VariantTally, WinnerVerdict } from '../../domain/experiments/choose-winner.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

/** The comparison of the variants of one random split, over all versions of its journey. */
export interface SplitRow {
  readonly node_id: string;
  readonly journey_id: string;
  readonly account_id: string;
  /** Grows with each decision. */
  readonly version: number;
  readonly started_at: Date | null;
  /** Contacts that took a variant later do not count. */
  readonly ended_at: Date | null;
  readonly due_at: Date | null;
  readonly winner: string | null;
  readonly decided_at: Date | null;
  readonly reason: WinnerVerdict['reason'] | 'chosen' | null;
  readonly p_value: number | null;
  /** By variant. */
  readonly tallies: readonly (VariantTally & { readonly name: string })[] | null;
}

export const SPLIT_COLUMNS = {
  node_id: true,
  journey_id: true,
  account_id: true,
  version: true,
  started_at: true,
  ended_at: true,
  due_at: true,
  winner: true,
  decided_at: true,
  reason: true,
  p_value: true,
  tallies: true,
} as const;

/** For each batch of contacts at a split. */
const selectWinner = statement<[tenantId: string, nodeId: string], { winner: string | null }>(
  'journeys.find_winner',
  'SELECT winner FROM journey_splits WHERE tenant_id = $1 AND node_id = $2',
);

/** The variant that all contacts take; null while chance decides. */
export async function findWinner(sql: Sql, tenantId: string, nodeId: string): Promise<string | null> {
  return (await sql.row(selectWinner, tenantId, nodeId))?.winner ?? null;
}

export async function findSplit(sql: Sql, tenantId: string, nodeId: string): Promise<SplitRow | null> {
  return sql.tenant(tenantId).journey_splits.findFirst({ where: { node_id: nodeId }, select: SPLIT_COLUMNS });
}

export async function listSplits(sql: Sql, tenantId: string, journeyId: string): Promise<readonly SplitRow[]> {
  return sql.tenant(tenantId).journey_splits.findMany({ where: { journey_id: journeyId }, select: SPLIT_COLUMNS });
}
