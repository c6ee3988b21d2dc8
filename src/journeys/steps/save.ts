import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import type { Journal, MovingEnrollment } from './moving-enrollment.ts';
import type { StepScope } from './scope.ts';

const ENROLLMENTS = rowList({
  id: 'text',
  state: 'text',
  reason: 'text?',
  node_id: 'text',
  arrived_at: 'timestamptz',
  due_at: 'timestamptz?',
  happened: 'jsonb?',
  calling: 'boolean',
  attempts: 'integer',
  steps: 'integer',
  goal_reached_at: 'timestamptz?',
  awaited: 'jsonb?',
  /** Null: it stays. */
  event: 'jsonb?',
  variants: 'jsonb?',
  throttled_at: 'timestamptz?',
});

const updateEnrollments = batchStatement<[tenantId: string, now: Date, enrollments: ParamOf<typeof ENROLLMENTS>]>(
  'journeys.update_enrollments',
  `UPDATE journey_enrollments e
      SET state = one.state, reason = one.reason, node_id = one.node_id, arrived_at = one.arrived_at, due_at = one.due_at, happened = one.happened,
          calling = one.calling, attempts = least(one.attempts, 32000), steps = one.steps, goal_reached_at = one.goal_reached_at, awaited = one.awaited,
          event = coalesce(one.event, e.event), variants = one.variants, throttled_at = one.throttled_at,
          ended_at = CASE WHEN one.state <> 'active' THEN $2::timestamptz END
     FROM ${ENROLLMENTS.from('$3', 'one')}
    WHERE e.tenant_id = $1 AND e.id = one.id`,
);

const STEPS = rowList({
  enrollment_id: 'text',
  step: 'integer',
  node_id: 'text',
  outcome: 'text',
  reason: 'text?',
  detail: 'jsonb',
});

const insertSteps = batchStatement<[tenantId: string, now: Date, steps: ParamOf<typeof STEPS>]>(
  'journeys.insert_steps',
  `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, reason, detail, at)
   SELECT $1, enrollment_id, step, node_id, outcome, reason, detail, $2 FROM ${STEPS.from('$3', 'one')}`,
);

/** In the order of the key, so that two workers lock the counts of a journey in the same order. */
const addCounts = batchStatement<
  [
    tenantId: string,
    journeyId: string,
    versions: readonly number[],
    nodes: readonly string[],
    edges: readonly string[],
    counts: readonly number[],
  ]
>(
  'journeys.add_counts',
  `INSERT INTO journey_counts AS c (tenant_id, journey_id, version, node_id, edge, count)
   SELECT $1, $2, one.version, one.node_id, one.edge, one.count
     FROM unnest($3::int[], $4::text[], $5::text[], $6::bigint[]) AS one (version, node_id, edge, count)
    ORDER BY one.version, one.node_id COLLATE "C", one.edge COLLATE "C"
   ON CONFLICT (tenant_id, journey_id, version, node_id, edge) DO UPDATE SET count = c.count + excluded.count`,
);

/** Writes what the batch did. The counts last: other workers wait for their rows. */
export async function saveMoving(
  { tx, owner, now }: Pick<StepScope, 'tx' | 'owner' | 'now'>,
  journeyId: string,
  allMoving: readonly MovingEnrollment[],
  { steps, counts }: Journal,
): Promise<void> {
  if (allMoving.length === 0) return;
  const { tenantId } = owner;
  await Promise.all([
    tx.run(updateEnrollments, tenantId, now, ENROLLMENTS.param(allMoving.map(rowOf))),
    tx.run(insertSteps, tenantId, now, STEPS.param(steps)),
    raiseEnds(tx, owner, journeyId, allMoving, now),
    saveCounts(tx, tenantId, journeyId, counts),
  ]);
}

function rowOf(moving: MovingEnrollment) {
  const { enrollment, event, variants } = moving;
  return {
    id: enrollment.id,
    state: moving.state,
    reason: moving.reason,
    node_id: moving.node.id,
    arrived_at: moving.arrivedAt,
    due_at: moving.dueAt,
    happened: moving.happened,
    calling: moving.calling,
    attempts: moving.attempts,
    steps: moving.steps,
    goal_reached_at: moving.goalReachedAt,
    awaited: moving.awaited,
    event: event === enrollment.event ? null : event,
    variants: variants.length === 0 ? null : variants,
    throttled_at: moving.throttledAt,
  };
}

/** Tells rules about the enrollments that ended. */
async function raiseEnds(
  tx: StepScope['tx'],
  owner: Owner,
  journeyId: string,
  allMoving: readonly MovingEnrollment[],
  now: Date,
): Promise<void> {
  const ended = allMoving.filter(({ state }) => state !== 'active');
  const signals = ended.map(({ contactId, enrollment, state, reason, goalReachedAt }) => ({
    kind: 'journey' as const,
    name: journeyId,
    contactId,
    occurredAt: now,
    data: {
      journey_id: journeyId,
      enrollment_id: enrollment.id,
      state,
      reason,
      converted: goalReachedAt !== null,
    },
  }));
  await raiseSignals(tx, owner, signals, now);
}

/** Adds to the counts of a journey; the keys are those of `countKey`. */
export async function saveCounts(
  tx: StepScope['tx'],
  tenantId: string,
  journeyId: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  const rows = [...counts].map(([key, count]) => {
    const [version = '', nodeId = '', ...edge] = key.split(' ');
    return { version: Number(version), nodeId, edge: edge.join(' '), count };
  });
  await tx.run(
    addCounts,
    tenantId,
    journeyId,
    rows.map(({ version }) => version),
    rows.map(({ nodeId }) => nodeId),
    rows.map(({ edge }) => edge),
    rows.map(({ count }) => count),
  );
}
