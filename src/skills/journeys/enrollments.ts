import type { JourneyEnrollment, JourneyStep } from '../../generated/types.ts';
import { requirePublished } from '../../journeys/definitions.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import type { StepFacts } from '../../journeys/simulation/result.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentStep } from './present-step.ts';
import { findLastSteps } from './queries.ts';

interface EnrollmentRow extends Omit<JourneyEnrollment, 'due_at' | 'goal_reached_at' | 'entered_at' | 'ended_at'> {
  readonly due_at: Date | null;
  readonly goal_reached_at: Date | null;
  readonly entered_at: Date;
  readonly ended_at: Date | null;
}

const COLUMNS = {
  id: true,
  journey_id: true,
  contact_id: true,
  key: true,
  version: true,
  state: true,
  reason: true,
  node_id: true,
  due_at: true,
  goal_reached_at: true,
  entered_at: true,
  ended_at: true,
} as const;

export const listEnrollments: Skill<'journeys.enrollments'> = async (
  { journey_id: journeyId, state, contact_id: contactId, key, steps: withSteps = false, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId } = account;
  await requireJourney(db, account, journeyId);
  const before = readCursor(cursor);
  const found = await db.tenant(tenantId).journey_enrollments.findMany({
    where: {
      journey_id: journeyId,
      ...(state !== undefined && { state }),
      ...(contactId !== undefined && { contact_id: contactId }),
      // The second condition is that of the partial index.
      ...(key !== undefined && { key: { equals: key, gt: '' } }),
      ...(before !== '' && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: COLUMNS,
  });
  const page = toPage(found, limit, ({ id }) => id);
  const steps = withSteps ? await stepsOf(db, tenantId, page.rows) : new Map<string, JourneyStep[]>();
  const items = page.rows.map((row) => ({ enrollment: presentEnrollment(row), steps: steps.get(row.id) ?? [] }));
  return { items, next_cursor: page.nextCursor };
};

function presentEnrollment(row: EnrollmentRow): JourneyEnrollment {
  return {
    ...row,
    key: row.key || null,
    due_at: row.due_at?.toISOString() ?? null,
    goal_reached_at: row.goal_reached_at?.toISOString() ?? null,
    entered_at: row.entered_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

async function stepsOf(
  db: Sql,
  tenantId: string,
  enrollments: readonly EnrollmentRow[],
): Promise<Map<string, JourneyStep[]>> {
  const rows = await db.rows(
    findLastSteps,
    tenantId,
    enrollments.map(({ id }) => id),
  );
  const steps = new Map<string, JourneyStep[]>();
  for (const { id, journey_id: journeyId, version } of enrollments) {
    const { graph } = await requirePublished(db, tenantId, journeyId, version);
    const own = rows.filter(({ enrollment_id: of }) => of === id);
    const nodes = new Map(graph.nodes);
    for (const earlier of earlierVersions(own))
      for (const [nodeId, node] of (await requirePublished(db, tenantId, journeyId, earlier)).graph.nodes)
        if (!nodes.has(nodeId)) nodes.set(nodeId, node);
    steps.set(
      id,
      own.map((row) => presentStep(row, nodes)),
    );
  }
  return steps;
}

/** Versions that the contact was moved from, whose nodes the newer one may not have. */
function earlierVersions(steps: readonly StepFacts[]): readonly number[] {
  const versions = steps.map(({ outcome, detail }) => (outcome === 'moved' ? detail.from_version : null));
  return [...new Set(versions)].filter((version) => typeof version === 'number');
}
