import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import type { Journal, MovingEnrollment } from './moving-enrollment.ts';
import type { StepScope } from './scope.ts';

const updateEnrollments = batchStatement<
  [
    tenantId: string,
    now: Date,
    ids: readonly string[],
    states: readonly string[],
    reasons: readonly (string | null)[],
    nodes: readonly string[],
    arrivedAts: readonly Date[],
    dueAts: readonly (Date | null)[],
    happened: readonly (string | null)[],
    calling: readonly boolean[],
    attempts: readonly number[],
    steps: readonly number[],
    goals: readonly (Date | null)[],
    awaited: readonly (string | null)[],
    events: readonly (string | null)[],
    variants: readonly (string | null)[],
    throttledAts: readonly (Date | null)[],
  ]
>(
  'journeys.update_enrollments',
  `UPDATE journey_enrollments e
      SET state = one.state, reason = one.reason, node_id = one.node_id, arrived_at = one.arrived_at, due_at = one.due_at, happened = one.happened,
          calling = one.calling, attempts = least(one.attempts, 32000), steps = one.steps, goal_reached_at = one.goal, awaited = one.awaited, event = coalesce(one.event, e.event), variants = one.variants, throttled_at = one.throttled_at, ended_at = CASE WHEN one.state <> 'active' THEN $2::timestamptz END
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[], $9::jsonb[], $10::boolean[], $11::int[], $12::int[], $13::timestamptz[], $14::jsonb[], $15::jsonb[], $16::jsonb[], $17::timestamptz[])
            AS one (id, state, reason, node_id, arrived_at, due_at, happened, calling, attempts, steps, goal, awaited, event, variants, throttled_at)
    WHERE e.tenant_id = $1 AND e.id = one.id`,
);

const insertSteps = batchStatement<
  [
    tenantId: string,
    now: Date,
    enrollmentIds: readonly string[],
    steps: readonly number[],
    nodes: readonly string[],
    outcomes: readonly string[],
    reasons: readonly (string | null)[],
    details: readonly string[],
  ]
>(
  'journeys.insert_steps',
  `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, reason, detail, at)
   SELECT $1, one.enrollment_id, one.step, one.node_id, one.outcome, one.reason, one.detail, $2
     FROM unnest($3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::jsonb[]) AS one (enrollment_id, step, node_id, outcome, reason, detail)`,
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
    tx.run(
      updateEnrollments,
      tenantId,
      now,
      allMoving.map(({ enrollment }) => enrollment.id),
      allMoving.map(({ state }) => state),
      allMoving.map(({ reason }) => reason),
      allMoving.map(({ node }) => node.id),
      allMoving.map(({ arrivedAt }) => arrivedAt),
      allMoving.map(({ dueAt }) => dueAt),
      allMoving.map(({ happened }) => (happened === null ? null : JSON.stringify(happened))),
      allMoving.map(({ calling }) => calling),
      allMoving.map(({ attempts }) => attempts),
      allMoving.map(({ steps: taken }) => taken),
      allMoving.map(({ goalReachedAt }) => goalReachedAt),
      allMoving.map(({ awaited }) => (awaited === null ? null : JSON.stringify(awaited))),
      allMoving.map(({ event, enrollment }) => (event === enrollment.event ? null : JSON.stringify(event))),
      allMoving.map(({ variants }) => (variants.length === 0 ? null : JSON.stringify(variants))),
      allMoving.map(({ throttledAt }) => throttledAt),
    ),
    tx.run(
      insertSteps,
      tenantId,
      now,
      steps.map(({ enrollmentId }) => enrollmentId),
      steps.map(({ step }) => step),
      steps.map(({ nodeId }) => nodeId),
      steps.map(({ outcome }) => outcome),
      steps.map(({ reason }) => reason),
      steps.map(({ detail }) => JSON.stringify(detail)),
    ),
    raiseEnds(tx, owner, journeyId, allMoving, now),
    saveCounts(tx, tenantId, journeyId, counts),
  ]);
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
