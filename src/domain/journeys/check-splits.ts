import type { JourneyNode, JourneySplitWinner } from '../../generated/types.ts';
import { type GraphFinding, reachedFrom } from './check-graph.ts';
import { type Definition, graphOf } from './graph.ts';

/** Random splits whose comparison waits for what no contact can do after them. */
export function checkSplits(definition: Pick<Definition, 'nodes' | 'edges'>): readonly GraphFinding[] {
  const graph = graphOf(definition);
  return definition.nodes.flatMap((node) => {
    const metric = metricOf(node);
    const wanted = metric === null ? null : kindFor(metric);
    if (wanted === null) return [];
    const after = [...reachedFrom(graph, node)].map((id) => graph.nodes.get(id)?.config.kind);
    if (after.includes(wanted)) return [];
    return [
      {
        severity: 'blocker' as const,
        code: `split_without_${wanted === 'goal' ? 'goal' : 'message'}`,
        node,
        message: `The random split "${node.name}" is decided by ${metric}, but no ${wanted} node follows it, so no contact would count.`,
      },
    ];
  });
}

export function metricOf({ config }: JourneyNode): JourneySplitWinner['metric'] | null {
  return config.kind === 'random_split' ? (config.winner?.metric ?? null) : null;
}

/** The kind of node without which no contact counts. An outcome needs none. */
function kindFor(metric: JourneySplitWinner['metric']): 'goal' | 'send' | null {
  if (metric === 'outcome') return null;
  return metric === 'goal' ? 'goal' : 'send';
}
