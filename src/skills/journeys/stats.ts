import type { JourneyNodeStats } from '../../generated/types.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import { ARRIVED } from '../../journeys/steps/traveler.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Skill } from '../../skill.ts';
import { countConverted, countEnrollments, findCounts } from './queries.ts';
import { requireCurrentVersion, requireVersion } from './require-version.ts';

export const countJourney: Skill<'journeys.stats'> = async (
  { journey_id: id, version: asked },
  { db, account: owner },
) => {
  const journey = await requireJourney(db, owner, id);
  const version = asked ?? requireCurrentVersion(journey);
  const { nodes } = await requireVersion(db, journey, version);
  const [groups, counts, converted] = await Promise.all([
    db.rows(countEnrollments, owner.tenantId, id, version),
    db.rows(findCounts, owner.tenantId, id, version),
    db.row(countConverted, owner.tenantId, id, version),
  ]);
  const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);
  const inState = (state: string): number => sum(groups.filter((group) => group.state === state));
  const reasons = groupBy(
    groups.filter(({ state }) => state !== 'active'),
    ({ reason }) => reason ?? 'end',
  );
  return {
    version,
    entered: sum(groups),
    ...{ active: inState('active'), completed: inState('completed'), exited: inState('exited') },
    failed: inState('failed'),
    converted: converted?.count ?? 0,
    ended_by_reason: Object.fromEntries([...reasons].map(([reason, rows]) => [reason, sum(rows)])),
    nodes: nodes.map((node): JourneyNodeStats => {
      const here = groups.filter(({ node_id: nodeId }) => nodeId === node.id);
      const own = counts.filter(({ node_id: nodeId }) => nodeId === node.id);
      const edges = own.filter(({ edge }) => edge !== ARRIVED);
      return {
        ...{ node_id: node.id, node_name: node.name, kind: node.config.kind },
        entered: sum(own.filter(({ edge }) => edge === ARRIVED)),
        waiting: sum(here.filter(({ state }) => state === 'active')),
        passed: sum(edges),
        exited: sum(here.filter(({ state }) => state !== 'active')),
        edges: Object.fromEntries(edges.map(({ edge, count }) => [edge, count])),
      };
    }),
  };
};
