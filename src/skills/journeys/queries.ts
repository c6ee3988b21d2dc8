import type { StepFacts } from '../../journeys/simulation/result.ts';
import { batchStatement } from '../../platform/database/sql.ts';

/** The last 50 steps of each enrollment, by the primary key, in their order. */
export const findLastSteps = batchStatement<
  [tenantId: string, ids: readonly string[]],
  StepFacts & { enrollment_id: string }
>(
  'journeys.find_last_steps',
  `SELECT s.* FROM unnest($2::text[]) AS one (id)
    CROSS JOIN LATERAL (SELECT enrollment_id, step, node_id, outcome, reason, detail, at FROM journey_steps
                         WHERE tenant_id = $1 AND enrollment_id = one.id ORDER BY step DESC LIMIT 50) s
    ORDER BY s.enrollment_id, s.step`,
);

type OfVersions = [tenantId: string, journeyId: string, first: number, last: number];

/** One index-only scan of the enrollments of the versions. */
export const countEnrollments = batchStatement<
  OfVersions,
  { node_id: string; state: string; reason: string | null; count: number }
>(
  'journeys.count_enrollments',
  `SELECT node_id, state, reason, count(*)::int AS count FROM journey_enrollments
    WHERE tenant_id = $1 AND journey_id = $2 AND version >= $3 AND version <= $4 GROUP BY node_id, state, reason`,
);

/** A few rows per node and version. */
export const findCounts = batchStatement<OfVersions, { node_id: string; edge: string; count: number }>(
  'journeys.find_counts',
  `SELECT node_id, edge, sum(count)::bigint AS count FROM journey_counts
    WHERE tenant_id = $1 AND journey_id = $2 AND version >= $3 AND version <= $4 GROUP BY node_id, edge ORDER BY node_id, edge`,
);

export const countConverted = batchStatement<OfVersions, { count: number }>(
  'journeys.count_converted',
  `SELECT count(*)::int AS count FROM journey_enrollments
    WHERE tenant_id = $1 AND journey_id = $2 AND version >= $3 AND version <= $4 AND goal_reached_at IS NOT NULL`,
);
