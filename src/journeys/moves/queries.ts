import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { WorkKind } from '../../platform/work/kind.ts';

export const MOVES: WorkKind = {
  name: 'journey_moves',
  table: 'journey_moves',
  id: 'id',
  due: 'due_at',
  where: "state = 'running'",
};

export interface MoveRow {
  readonly id: string;
  readonly account_id: string;
  readonly journey_id: string;
  readonly from_node_id: string | null;
  readonly from_version: number | null;
  readonly to_node_id: string;
  readonly to_version: number;
  readonly state: 'running' | 'completed' | 'stopped';
  readonly cursor: string;
  readonly total: number;
  readonly moved: number;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export function findMove(sql: Sql, tenantId: string, id: string): Promise<MoveRow | null> {
  return sql.tenant(tenantId).journey_moves.findFirst({ where: { id } });
}

/** Newest first; `before`: the last one of the page before. */
export function listMoves(
  sql: Sql,
  tenantId: string,
  journeyId: string,
  before: string,
  limit: number,
): Promise<readonly MoveRow[]> {
  return sql.tenant(tenantId).journey_moves.findMany({
    where: { journey_id: journeyId, ...(before !== '' && { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
}

/** Returns whether no other move of the journey is running; a unique index decides. */
export async function insertMove(tx: Sql, { tenantId, accountId }: Owner, move: NewMove, now: Date): Promise<boolean> {
  const start = { cursor: '', moved: 0, created_at: now, due_at: now };
  const { count } = await tx.tenant(tenantId).journey_moves.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, ...move, ...start, state: 'running' }],
    skipDuplicates: true,
  });
  return count === 1;
}

type NewMove = Pick<
  MoveRow,
  'id' | 'journey_id' | 'from_node_id' | 'from_version' | 'to_node_id' | 'to_version' | 'total'
>;

type Selected = [
  tenantId: string,
  journeyId: string,
  fromNodeId: string,
  fromVersion: number,
  toNodeId: string,
  toVersion: number,
  arrivedUntil: Date,
];

/** Whom a move selects; an empty node or version is every one. Those who are there already stay. */
const SELECTED = `e.tenant_id = $1 AND e.journey_id = $2 AND e.ended_at IS NULL AND ($3 = '' OR e.node_id = $3) AND ($4 = 0 OR e.version = $4)
      AND NOT (e.node_id = $5 AND e.version = $6) AND e.arrived_at <= $7`;

/** Reads the enrollments of the journey that have not ended. */
export const countSelected = batchStatement<
  Selected,
  { readonly version: number; readonly node_id: string; readonly contacts: number }
>(
  'journeys.count_selected',
  `SELECT e.version, e.node_id, count(*)::int AS contacts FROM journey_enrollments e WHERE ${SELECTED}
    GROUP BY e.version, e.node_id ORDER BY e.version, e.node_id`,
);

/**
 * One batch in the order of the IDs, as everyone locks enrollments. Waits for workers that have
 * some of them in progress.
 */
export const moveSelected = batchStatement<
  [...Selected, after: string, limit: number, now: Date],
  { readonly id: string; readonly version: number; readonly node_id: string }
>(
  'journeys.move_selected',
  `WITH locked AS MATERIALIZED (
     SELECT e.id, e.version, e.node_id, e.steps FROM journey_enrollments e WHERE ${SELECTED} AND e.id > $8 ORDER BY e.id LIMIT $9 FOR UPDATE),
   logged AS (
     INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, reason, detail, at)
     SELECT $1, l.id, l.steps + 1, l.node_id, 'moved', NULL, jsonb_build_object('from_version', l.version, 'to_version', $6::int, 'to_node_id', $5::text), $10 FROM locked l)
   UPDATE journey_enrollments m
      SET version = $6, node_id = $5, arrived_at = $10, due_at = $10, happened = NULL, calling = false, attempts = 0, steps = m.steps + 1, throttled_at = NULL
     FROM locked WHERE m.tenant_id = $1 AND m.id = locked.id
   RETURNING locked.id, locked.version, locked.node_id`,
);

/** Before enrollments, as everywhere. A publication waits, and so does a change of the state. */
export const holdJourney = statement<
  [tenantId: string, id: string],
  { readonly state: string; readonly published_version: number | null }
>(
  'journeys.hold_for_move',
  'SELECT state, published_version FROM journeys WHERE tenant_id = $1 AND id = $2 FOR KEY SHARE',
);

/** Returns false when another worker has the lease of the move. */
export async function advanceMove(
  tx: Sql,
  tenantId: string,
  id: string,
  leasedUntil: Date,
  { moved, ...at }: { readonly cursor: string; readonly moved: number; readonly due_at: Date },
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).journey_moves.updateMany({
    where: { id, due_at: leasedUntil },
    data: { ...at, moved: { increment: moved } },
  });
  return count === 1;
}

/** Returns false when another worker has the lease of the move. */
export async function finishMove(
  tx: Sql,
  tenantId: string,
  id: string,
  leasedUntil: Date,
  { moved, ...end }: Pick<MoveRow, 'state' | 'moved' | 'finished_at'>,
): Promise<boolean> {
  const { count } = await tx.tenant(tenantId).journey_moves.updateMany({
    where: { id, due_at: leasedUntil },
    data: { ...end, moved: { increment: moved }, due_at: null },
  });
  return count === 1;
}

export const selectionOf = (
  tenantId: string,
  move: Pick<MoveRow, 'journey_id' | 'from_node_id' | 'from_version' | 'to_node_id' | 'to_version'>,
  arrivedUntil: Date,
): Selected => [
  tenantId,
  move.journey_id,
  move.from_node_id ?? '',
  move.from_version ?? 0,
  move.to_node_id,
  move.to_version,
  arrivedUntil,
];
