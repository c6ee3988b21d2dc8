import type { JourneyNode } from '../../generated/types.ts';
import { type Definition, type EdgeKey, type Graph, graphOf } from './graph.ts';

type Nodes = Pick<Definition, 'nodes' | 'edges'>;
type Weigh = (node: JourneyNode) => number;

/**
 * The cost of the most expensive path; null if a cycle contains a message, so that the cost has no
 * limit. Longest paths by relaxation: a graph without such a cycle settles within as many rounds as
 * it has nodes.
 */
export function highestCost(definition: Nodes, costOf: Weigh): number | null {
  const graph = graphOf(definition);
  if (graph.start === null) return 0;
  const costs = new Map([[graph.start.id, costOf(graph.start)]]);
  return relax(graph, costs, costOf, (sum, known) => sum > known) ? Math.max(...costs.values()) : null;
}

/**
 * The cost of the cheapest path to an end on which every message is sent, and with that the least
 * that a contact costs which nothing stops before; 0 if no path ends.
 */
export function lowestCost(definition: Nodes, costOf: Weigh): number {
  const graph = graphOf(definition);
  if (graph.start === null) return 0;
  const costs = new Map([[graph.start.id, costOf(graph.start)]]);
  relax(graph, costs, costOf, (sum, known) => sum < known, isSent);
  const ends = [...costs].filter(([id]) => taken(graph, id, isSent).length === 0).map(([, sum]) => sum);
  return ends.length === 0 ? 0 : Math.min(...ends);
}

/** The error edge of a message is the way without it. */
const isSent = (node: JourneyNode, edge: EdgeKey): boolean => node.config.kind !== 'send' || edge !== 'error';

type Follows = (node: JourneyNode, edge: EdgeKey) => boolean;

const always: Follows = () => true;

function taken({ nodes, leaving }: Graph, id: string, follows: Follows): JourneyNode[] {
  const node = nodes.get(id);
  if (node === undefined) return [];
  return [...leaving(id)].flatMap(([edge, next]) => (follows(node, edge) ? (nodes.get(next) ?? []) : []));
}

/** Returns false if the costs did not settle. */
function relax(
  graph: Graph,
  costs: Map<string, number>,
  costOf: Weigh,
  isBetter: (sum: number, known: number) => boolean,
  follows: Follows = always,
): boolean {
  for (let round = 0; round <= graph.nodes.size; round += 1) {
    let isSettled = true;
    for (const [id, sum] of [...costs])
      for (const next of taken(graph, id, follows)) {
        const other = sum + costOf(next);
        const known = costs.get(next.id);
        if (known !== undefined && !isBetter(other, known)) continue;
        costs.set(next.id, other);
        isSettled = false;
      }
    if (isSettled) return true;
  }
  return false;
}
