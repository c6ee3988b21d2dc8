import { edgeKey, edgesOf } from '../../../domain/journeys/graph.ts';
import { invalidParams, unprocessable } from '../../../errors.ts';
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
  if ((kind === 'variant') !== (condition !== undefined))
    throw invalidParams('Set condition for edges of the kind variant, and only for those.', [
      { path: '/condition', rule: 'must be set with the kind variant only' },
    ]);
  const possible = edgesOf(node.config);
  if (!possible.includes(edgeKey(kind, condition?.variant ?? null)))
    throw invalidParams(
      possible.length === 0
        ? `No edge leaves a node of the kind ${node.config.kind}.`
        : `A node of the kind ${node.config.kind} has these edges: ${possible.join(', ')}.`,
      [
        {
          path: condition === undefined ? '/kind' : '/condition/variant',
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
  const edge = { id: newId('jed'), from_node_id: from, to_node_id: to, kind, variant: condition?.variant ?? '' };
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
