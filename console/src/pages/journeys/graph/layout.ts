import { graphlib, layout } from '@dagrejs/dagre';
import type { JourneyEdge, JourneyNode } from '../../../service/types.ts';
import { edgeLabel, outletIdOf, outletsOf } from './outlets.ts';

export const CARD_WIDTH = 230;
export const CARD_HEIGHT = 76;
const CHARACTER_WIDTH = 7;

/** Where each step stands: downwards in the order of the journey. */
export function placeNodes(
  nodes: readonly JourneyNode[],
  edges: readonly JourneyEdge[],
): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 40, ranksep: 40 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { width: CARD_WIDTH, height: CARD_HEIGHT });
  // In the order of the ways out, so that lines do not cross, and with room for their words.
  for (const node of nodes) {
    const outlets = outletsOf(node.config);
    const leaving = edges.filter((edge) => edge.from_node_id === node.id);
    const position = (edge: JourneyEdge): number => outlets.findIndex(({ id }) => id === outletIdOf(edge));
    for (const edge of leaving.toSorted((one, other) => position(one) - position(other))) {
      const width = edgeLabel(edge, outlets).length * CHARACTER_WIDTH;
      graph.setEdge(node.id, edge.to_node_id, { width, height: 12, labelpos: 'c' }, edge.id);
    }
  }
  layout(graph);
  return new Map(
    nodes.map(({ id }) => {
      const { x, y } = graph.node(id) as { x: number; y: number };
      return [id, { x: x - CARD_WIDTH / 2, y: y - CARD_HEIGHT / 2 }];
    }),
  );
}
