import { edgeKey, edgesOf, nameOf } from '../../../domain/journeys/graph.ts';
import { invalidParams, unprocessable } from '../../../errors.ts';
import type { JourneyEdgeCondition, JourneyEdgeKind } from '../../../generated/types.ts';
import { MAX_EDGES, presentEdge, requireJourney, touchDraft } from '../../../journeys/drafts/journey.ts';
import type { Skill } from '../../../skill.ts';
import { requireNode } from '../nodes/find.ts';

export const createEdge: Skill<'journeys.edges.create'> = async (
  { journey_id: journeyId, from_node_id: from, to_node_id: to, kind = 'next', condition },
  { tx, account, now, newId },
) => {
  const journey = await requireJourney(tx, account, journeyId, 'lock');
  const node = await requireNode(tx, journey, from);
  await requireNode(tx, journey, to);
  const name = nameOf(condition);
  requireCondition(kind, condition);
  const possible = edgesOf(node.config);
  if (!possible.includes(edgeKey(kind, name)))
    throw invalidParams(
      possible.length === 0
        ? `No edge leaves a node of the kind ${node.config.kind}.`
        : `A node of the kind ${node.config.kind} has these edges: ${possible.join(', ')}.`,
      [
        {
          path: condition === undefined ? '/kind' : `/condition/${kind}`,
          rule: `must be one of ${possible.join(', ')}`,
        },
      ],
    );
  const rows = tx.tenant(account.tenantId);
  if ((await rows.journey_edges.count({ where: { journey_id: journeyId } })) >= MAX_EDGES)
    throw unprocessable('too_many_edges', `A journey has at most ${MAX_EDGES} edges. Divide it into two journeys.`, {
      nextActions: [
        { skill: 'journeys.get', params: { journey_id: journeyId }, why: 'Shows the nodes and edges of the journey.' },
      ],
    });
  const edge = { id: newId('jed'), from_node_id: from, to_node_id: to, kind, variant: name ?? '' };
  const { count } = await rows.journey_edges.createMany({
    data: [{ ...edge, tenant_id: account.tenantId, journey_id: journeyId, created_at: now }],
    skipDuplicates: true,
  });
  if (count === 0)
    throw unprocessable('edge_exists', 'The node has this edge already. Delete it first.', {
      nextActions: [
        {
          skill: 'journeys.edges.list',
          params: { journey_id: journeyId, from_node_id: from },
          why: 'Lists the edges of the node.',
        },
      ],
    });
  await touchDraft(tx, journey, now);
  return { edge: presentEdge(edge) };
};

/** A variant with the kind `variant`, a branch with `branch`, and none with other kinds. */
function requireCondition(kind: JourneyEdgeKind, condition: JourneyEdgeCondition | undefined): void {
  const set = Object.keys(condition ?? {});
  const wanted = kind === 'variant' || kind === 'branch' ? [kind] : [];
  if (condition === undefined ? wanted.length === 0 : set.join() === wanted.join() && set.length > 0) return;
  throw invalidParams(
    'Set condition.variant for edges of the kind variant and condition.branch for those of the kind branch, and only for those.',
    [{ path: '/condition', rule: 'must be set with the kinds variant and branch only, with the field of that name' }],
  );
}
