import { listEdges, presentEdge, requireJourney } from '../../../journeys/drafts/journey.ts';
import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';

export const listEdgesOf: Skill<'journeys.edges.list'> = async (
  { journey_id: journeyId, from_node_id: fromNodeId, cursor, limit = 50 },
  { db, account },
) => {
  const journey = await requireJourney(db, account, journeyId);
  const rows = await listEdges(db, journey, { fromNodeId, after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map(presentEdge), next_cursor: page.nextCursor };
};
