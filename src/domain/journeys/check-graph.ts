import type { JourneyNode } from '../../generated/types.ts';
import { type Definition, delays, edgesOf, type Graph, graphOf, mayEnd } from './graph.ts';

/** Something about a graph; `node` is null for the journey. */
export interface GraphFinding {
  readonly severity: 'blocker' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly node: JourneyNode | null;
  /** The edge that is missing. */
  readonly edge?: string;
}

/** What prevents the publication of a graph, or should be known before it. */
export function checkGraph(definition: Pick<Definition, 'nodes' | 'edges'>): readonly GraphFinding[] {
  const graph = graphOf(definition);
  const { start, nodes } = graph;
  if (start === null)
    return [blocker('no_start', 'The journey has no nodes. Add one with journeys.nodes.create.', null)];
  const reached = reachedFrom(graph, start);
  const cycle = findFreeCycle(graph);
  return [
    ...[...nodes.values()].flatMap((node) => (reached.has(node.id) ? checkEdges(graph, node) : [])),
    ...(cycle === null
      ? []
      : [
          blocker(
            'cycle_without_delay',
            `Contacts would pass ${quoted(cycle)} again and again without waiting. Add a delay to the cycle: rules that a contact already meets end a wait at once.`,
            cycle,
          ),
        ]),
    ...[...nodes.values()]
      .filter(({ id }) => !reached.has(id))
      .map((node) => warning('unreachable', `No contact reaches the node ${quoted(node)}.`, node)),
  ];
}

const quoted = ({ name }: JourneyNode): string => `"${name}"`;

const blocker = (code: string, message: string, node: JourneyNode | null): GraphFinding => ({
  severity: 'blocker',
  code,
  message,
  node,
});
const warning = (code: string, message: string, node: JourneyNode): GraphFinding => ({
  severity: 'warning',
  code,
  message,
  node,
});

function checkEdges(graph: Graph, node: JourneyNode): GraphFinding[] {
  const leaving = graph.leaving(node.id);
  const possible = edgesOf(node.config);
  const missing = possible.filter((edge) => !leaving.has(edge));
  const unused = [...leaving.keys()].filter((edge) => !possible.includes(edge));
  return [
    ...missing
      .filter((edge) => !mayEnd(node.config, edge))
      .map((edge) => ({
        ...blocker(
          'edge_missing',
          `The node ${quoted(node)} has no ${edge} edge. Connect it with journeys.edges.create.`,
          node,
        ),
        edge,
      })),
    ...missing
      .filter((edge) => edge === 'error')
      .map(() =>
        warning(
          'no_error_edge',
          `If the node ${quoted(node)} cannot be executed, the enrollment ends, because it has no error edge.`,
          node,
        ),
      ),
    ...unused.map((edge) =>
      warning('edge_unused', `No contact leaves the node ${quoted(node)} over its ${edge} edge. Delete it.`, node),
    ),
  ];
}

/** IDs of the node and of all nodes that a contact can reach from it. */
export function reachedFrom({ leaving }: Graph, start: JourneyNode): ReadonlySet<string> {
  const reached = new Set([start.id]);
  // A set that grows while it is walked.
  for (const id of reached) for (const next of leaving(id).values()) reached.add(next);
  return reached;
}

/** A node on a cycle whose nodes never make a contact wait; null without one. */
function findFreeCycle({ nodes, leaving }: Graph): JourneyNode | null {
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: JourneyNode): JourneyNode | null => {
    if (state.get(node.id) === 'done') return null;
    if (state.get(node.id) === 'open') return node;
    state.set(node.id, 'open');
    for (const [edge, next] of leaving(node.id)) {
      const target = delays(node.config, edge) ? undefined : nodes.get(next);
      const found = target === undefined ? null : visit(target);
      if (found !== null) return found;
    }
    state.set(node.id, 'done');
    return null;
  };
  for (const node of nodes.values()) {
    const found = visit(node);
    if (found !== null) return found;
  }
  return null;
}
