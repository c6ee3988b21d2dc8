import type { JourneyNode, JourneyNodeConfig } from '../../generated/types.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { GraphFinding } from './check-graph.ts';
import { durationMs } from './duration.ts';
import { type Definition, type EdgeKey, type Graph, graphOf } from './graph.ts';
import { waitsForClock } from './wait-until.ts';

/** A message that comes again sooner is more likely a mistake than a reminder. */
const MIN_LOOP_MS = 4 * HOUR_MS;

/**
 * Messages that a contact gets again and again, with less than four hours in between, without doing
 * anything. Events, replies and clicks that end a wait are no such loop.
 */
export function checkLoops(definition: Pick<Definition, 'nodes' | 'edges'>): readonly GraphFinding[] {
  const graph = graphOf(definition);
  return [...graph.nodes.values()].flatMap((node) => {
    const loopMs = node.config.kind === 'send' ? shortestLoop(graph, node) : null;
    if (loopMs === null || loopMs >= MIN_LOOP_MS) return [];
    const again = loopMs < MINUTE_MS ? 'at once' : `after ${Math.round(loopMs / MINUTE_MS)} minutes`;
    return [
      {
        severity: 'warning' as const,
        code: 'send_loop',
        node,
        message: `Contacts can get the message "${node.name}" again ${again}, until max_messages_per_hour ends the enrollment as failed. Add a delay of at least four hours to the cycle, or an edge that leaves it.`,
      },
    ];
  });
}

/** The shortest time after which the node is reached again; null if it never is (Bellman-Ford). */
function shortestLoop({ nodes, leaving }: Graph, start: JourneyNode): number | null {
  const reachedAfter = new Map<string, number>();
  let changed: JourneyNode[] = [start];
  let loopMs: number | null = null;
  for (let round = 0; changed.length > 0 && round <= nodes.size; round += 1) {
    const next = new Set<JourneyNode>();
    for (const node of changed)
      for (const [edge, id] of leaving(node.id)) {
        const wait = waitOf(node.config, edge);
        const target = nodes.get(id);
        if (wait === null || target === undefined) continue;
        const after = (node === start ? 0 : (reachedAfter.get(node.id) ?? 0)) + wait;
        if (target === start) loopMs = Math.min(loopMs ?? after, after);
        else if (after < (reachedAfter.get(id) ?? Number.POSITIVE_INFINITY)) {
          reachedAfter.set(id, after);
          next.add(target);
        }
      }
    changed = [...next];
  }
  return loopMs;
}

/** How long a contact that does nothing waits before the edge; null: it never takes it. */
function waitOf(config: JourneyNodeConfig, edge: EdgeKey): number | null {
  switch (config.kind) {
    case 'delay':
      return durationMs(config.duration);
    case 'delay_until':
      return waitsForClock(config) ? DAY_MS : 0;
    case 'wait_for':
      if (edge === 'timeout') return durationMs(config.timeout);
      return config.for === 'rules' ? 0 : null;
    case 'send':
      // A refusal is no message.
      return edge === 'error' ? null : 0;
    default:
      return 0;
  }
}
