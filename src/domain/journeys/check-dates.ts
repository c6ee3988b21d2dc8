import { HOUR_MS } from '../durations.ts';
import type { GraphFinding } from './check-graph.ts';
import type { Definition } from './graph.ts';

/** No zone is further behind UTC. */
const MAX_BEHIND_MS = 12 * HOUR_MS;

/** Nodes that wait for a date which is over on every clock. */
export function checkDates({ nodes }: Pick<Definition, 'nodes'>, now: Date): readonly GraphFinding[] {
  return nodes.flatMap((node) => {
    const { config } = node;
    if (config.kind !== 'delay_until' || config.date === undefined) return [];
    const { date, time = '00:00' } = config;
    if (Date.parse(`${date}T${time}Z`) + MAX_BEHIND_MS > now.getTime()) return [];
    const message = `The node "${node.name}" waits for ${date} ${time}, which is over on every clock. Contacts do not wait there.`;
    return [{ severity: 'warning' as const, code: 'date_over', message, node }];
  });
}
