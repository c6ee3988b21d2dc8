import { variantIn } from '../../domain/journeys/path.ts';
import type { JourneyNode, JourneyNodeStats } from '../../generated/types.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';

import { listSplits, type SplitRow } from '../../journeys/splits/split-row.ts';
import { ARRIVED, MOVED } from '../../journeys/steps/moving-enrollment.ts';
import { type JourneyTotals, sumOfJourney } from '../../measures/rollups/journey-totals.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Skill } from '../../skill.ts';
import { presentResults } from './present-results.ts';
import { presentSplit } from './present-split.ts';
import { countConverted, countEnrollments, findCounts } from './queries.ts';
import { requireCurrentVersion, requireVersion } from './require-version.ts';

interface Counted {
  readonly node_id: string;
  readonly count: number;
}

export const countJourney: Skill<'journeys.stats'> = async (
  { journey_id: id, version: asked, all_versions: all = false },
  { db, account: owner },
) => {
  const { tenantId } = owner;
  const journey = await requireJourney(db, owner, id);
  const current = requireCurrentVersion(journey);
  const version = asked ?? current;
  const { nodes } = await requireVersion(db, journey, version);
  const [first, last] = all ? [1, current] : [version, version];
  const [groups, counts, converted, results, splits] = await Promise.all([
    db.rows(countEnrollments, tenantId, id, first, last),
    db.rows(findCounts, tenantId, id, first, last),
    db.row(countConverted, tenantId, id, first, last),
    sumOfJourney(db, tenantId, id),
    listSplits(db, tenantId, id),
  ]);
  const totals = results.filter((row) => row.version >= first && row.version <= last);
  const inState = (state: string): number => sum(groups.filter((group) => group.state === state));
  const reasons = groupBy(
    groups.filter(({ state }) => state !== 'active'),
    ({ reason }) => reason ?? 'end',
  );
  return {
    version,
    entered: sum(groups),
    active: inState('active'),
    completed: inState('completed'),
    exited: inState('exited'),
    failed: inState('failed'),
    converted: converted?.count ?? 0,
    ended_by_reason: Object.fromEntries([...reasons].map(([reason, rows]) => [reason, sum(rows)])),
    results: presentResults(totals),
    nodes: nodes.map((node): JourneyNodeStats => {
      const here = groups.filter(({ node_id: nodeId }) => nodeId === node.id);
      const own = counts.filter(({ node_id: nodeId }) => nodeId === node.id);
      // Over all versions, a move to another one is no departure and no arrival.
      const moved = all ? sum(own.filter(({ edge }) => edge === MOVED)) : 0;
      const edges = own.filter(({ edge }) => edge !== ARRIVED && !(all && edge === MOVED));
      return {
        node_id: node.id,
        node_name: node.name,
        kind: node.config.kind,
        entered: sum(own.filter(({ edge }) => edge === ARRIVED)) - moved,
        waiting: sum(here.filter(({ state }) => state === 'active')),
        passed: sum(edges),
        exited: sum(here.filter(({ state }) => state !== 'active')),
        edges: Object.fromEntries(edges.map(({ edge, count }) => [edge, count])),
        ...resultsOf(node, edges, totals, splits),
      };
    }),
  };
};

const sum = (rows: readonly Pick<Counted, 'count'>[]): number => rows.reduce((all, { count }) => all + count, 0);

/** Of the node's own messages; of a split, of the messages after each variant. */
function resultsOf(
  { id, config }: JourneyNode,
  edges: readonly (Counted & { readonly edge: string })[],
  totals: readonly JourneyTotals[],
  splits: readonly SplitRow[],
): Pick<JourneyNodeStats, 'results' | 'variants' | 'split'> {
  if (config.kind === 'send') return { results: presentResults(totals.filter(({ node_id: nodeId }) => nodeId === id)) };
  if (config.kind !== 'random_split') return {};
  const taken = totals.flatMap((row) => {
    const variant = variantIn(row.path, id);
    return variant === null ? [] : [{ ...variant, row }];
  });
  const after = (name: string, asWinner: boolean): readonly JourneyTotals[] =>
    taken.filter(({ variant, won }) => variant === name && won === asWinner).map(({ row }) => row);
  const split = splits.find(({ node_id: nodeId }) => nodeId === id) ?? null;
  return {
    split: presentSplit(split, config),
    variants: config.variants.map(({ name }) => ({
      name,
      entered: sum(edges.filter(({ edge }) => edge === `variant:${name}`)),
      results: presentResults(after(name, false)),
      results_as_winner: presentResults(after(name, true)),
    })),
  };
}
