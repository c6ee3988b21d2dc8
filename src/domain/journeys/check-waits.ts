import type { JourneyEntry, JourneyNode, JourneyNodeWaitFor } from '../../generated/types.ts';
import { classifyInbound } from '../opt-out/classify-inbound.ts';
import type { GraphFinding } from './check-graph.ts';
import { type Definition, graphOf } from './graph.ts';

/** Intents of messages that never reach a journey as replies. */
const HANDLED: ReadonlySet<string> = new Set(['stop', 'help', 'start']);

/** Nodes that wait for, or read, what can never be there. */
export function checkWaits(
  definition: Pick<Definition, 'nodes' | 'edges' | 'entry'>,
  /** Whether the message of a node reads the entry event. */
  readsEvent: (node: JourneyNode) => boolean,
): readonly GraphFinding[] {
  const sent = afterMessages(definition);
  return definition.nodes.flatMap((node) => [
    ...(node.config.kind === 'wait_for' ? checkWait(node, node.config, sent.has(node.id)) : []),
    ...checkEventUse(node, definition.entry, readsEvent),
  ]);
}

function checkWait(node: JourneyNode, { for: kind, words = [] }: JourneyNodeWaitFor, isSent: boolean): GraphFinding[] {
  if (kind === 'click' && !isSent)
    return [
      warning(
        'click_without_message',
        `The node "${node.name}" waits for a click, but the journey sends no message before it.`,
        node,
      ),
    ];
  const handled = kind === 'reply' ? words.filter((word) => HANDLED.has(classifyInbound(word).intent)) : [];
  if (handled.length === 0) return [];
  const shown = handled.map((word) => `"${word}"`).join(', ');
  return [
    warning(
      'reply_never_counts',
      `The node "${node.name}" waits for ${shown}. Opt-outs, HELP and START are handled for every account and do not count as replies.`,
      node,
    ),
  ];
}

/** Only an entry by event, or by call, has properties. */
function checkEventUse(
  node: JourneyNode,
  { kind }: JourneyEntry,
  readsEvent: (node: JourneyNode) => boolean,
): GraphFinding[] {
  if (kind === 'event' || kind === 'call') return [];
  const { config } = node;
  const reads =
    (config.kind === 'split' && config.where !== undefined) ||
    (config.kind === 'delay_until' && config.property !== undefined) ||
    readsEvent(node);
  if (!reads) return [];
  return [
    warning(
      'entry_without_event',
      `The node "${node.name}" reads properties of the entry event, but contacts that enter by ${kind} have none, unless journeys.enroll gives them.`,
      node,
    ),
  ];
}

/** IDs of the nodes that a contact can reach after a message. */
function afterMessages(definition: Pick<Definition, 'nodes' | 'edges'>): ReadonlySet<string> {
  const { nodes, leaving } = graphOf(definition);
  const after = new Set<string>();
  const follow = (id: string): void => {
    for (const next of leaving(id).values()) after.add(next);
  };
  for (const { id, config } of nodes.values()) if (config.kind === 'send') follow(id);
  // A set that grows while it is walked.
  for (const id of after) follow(id);
  return after;
}

const warning = (code: string, message: string, node: JourneyNode): GraphFinding => ({
  severity: 'warning',
  code,
  message,
  node,
});
