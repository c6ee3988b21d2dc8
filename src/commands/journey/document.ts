import { DEFAULT_MESSAGES_PER_HOUR } from '../../domain/journeys/graph.ts';
import type { JourneyDocument, JourneyDocumentInput } from '../../generated/types.ts';

type Document = JourneyDocument | JourneyDocumentInput;

/** The document without what an import adds by itself, so that a person reads what it says. */
export function withoutDefaults({ nodes, edges = [], start, ...settings }: Document): JourneyDocumentInput {
  const { name, entry, entry_rules: rules, exit = [], reentry, ...limits } = settings;
  return {
    name,
    entry,
    ...(rules != null && { entry_rules: rules }),
    ...(exit.length > 0 && { exit }),
    ...(reentry !== undefined && reentry.kind !== 'never' && { reentry }),
    ...(limits.max_messages_per_hour !== undefined &&
      limits.max_messages_per_hour !== DEFAULT_MESSAGES_PER_HOUR && {
        max_messages_per_hour: limits.max_messages_per_hour,
      }),
    ...(limits.throttle_per_minute != null && { throttle_per_minute: limits.throttle_per_minute }),
    ...(start != null && start !== nodes[0]?.name && { start }),
    nodes: nodes.map(({ name: own, config }) => ({ name: own, config })),
    ...(edges.length > 0 && {
      edges: edges.map(({ from, to, kind, variant, branch }) => ({
        from,
        to,
        ...(kind !== undefined && kind !== 'next' && { kind }),
        ...(variant != null && { variant }),
        ...(branch != null && { branch }),
      })),
    }),
  };
}
