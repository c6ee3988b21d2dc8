import type { JourneyEntry, JourneyNode, JourneyNodeConfig, JourneyNodeWaitFor } from '../../generated/types.ts';
import { classifyInbound } from '../opt-out/classify-inbound.ts';
import type { GraphFinding } from './check-graph.ts';
import { keyOfEntry } from './enrollment-key.ts';
import { type Definition, graphOf } from './graph.ts';

type Wait = Pick<JourneyNodeWaitFor, 'for' | 'words' | 'patterns'>;

/** Intents of messages that never reach a journey as replies. */
const HANDLED: ReadonlySet<string> = new Set(['stop', 'help', 'start']);

/** Nodes that wait for, or read, what can never be there. */
export function checkWaits(
  definition: Pick<Definition, 'nodes' | 'edges' | 'entry' | 'exit'>,
  /** Whether the message of a node reads a variable. */
  readsVariable: (node: JourneyNode, name: 'event' | 'awaited') => boolean,
): readonly GraphFinding[] {
  const sent = after(definition, 'send');
  const waited = after(definition, 'wait_for');
  const nodes = definition.nodes.flatMap((node) => [
    ...(node.config.kind === 'wait_for' ? checkWait(node, node.config, sent.has(node.id)) : []),
    ...checkEventUse(node, definition.entry, readsVariable),
    ...(waited.has(node.id) ? [] : checkAwaitedUse(node, readsVariable)),
  ]);
  return [...nodes, ...checkExitKeys(definition)];
}

/** An event that ends all enrollments of a contact, where each has a key. */
function checkExitKeys({ entry, exit }: Pick<Definition, 'entry' | 'exit'>): GraphFinding[] {
  const key = keyOfEntry(entry);
  if (key === undefined) return [];
  return exit.flatMap((criterion) => {
    if (criterion.kind !== 'event' || criterion.key !== undefined) return [];
    const message = `The event ${criterion.name} ends all enrollments of a contact. Set key of the exit criterion, such as ${key}, to end one.`;
    return [{ severity: 'warning' as const, code: 'exit_without_key', message, node: null }];
  });
}

function checkWait(node: JourneyNode, config: JourneyNodeWaitFor, isSent: boolean): GraphFinding[] {
  const waits: readonly Wait[] = config.branches ?? [config];
  return [
    ...(waits.some(({ for: kind }) => kind === 'click') && !isSent
      ? [
          warning(
            'click_without_message',
            `The node "${node.name}" waits for a click, but the journey sends no message before it.`,
            node,
          ),
        ]
      : []),
    ...checkHandled(node, waits),
    ...checkOrder(node, config),
  ];
}

function checkHandled(node: JourneyNode, waits: readonly Wait[]): GraphFinding[] {
  const words = waits.flatMap(({ words: own = [], patterns = [] }) => [...own, ...patterns]);
  const handled = words.filter((word) => HANDLED.has(classifyInbound(word).intent));
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

/** A branch for any reply takes what those after it wait for. */
function checkOrder(node: JourneyNode, { branches = [] }: JourneyNodeWaitFor): GraphFinding[] {
  const any = branches.findIndex((one) => one.for === 'reply' && one.words === undefined && one.patterns === undefined);
  if (any === -1) return [];
  return branches
    .slice(any + 1)
    .filter((one) => one.for === 'reply')
    .map(({ name }) =>
      warning(
        'branch_never_taken',
        `The branch "${name}" of the node "${node.name}" is after a branch for any reply. Move it before.`,
        node,
      ),
    );
}

/** Only an entry by event, by date or by call has properties. */
function checkEventUse(
  node: JourneyNode,
  { kind }: JourneyEntry,
  readsVariable: (node: JourneyNode, name: 'event') => boolean,
): GraphFinding[] {
  if (kind === 'event' || kind === 'call' || kind === 'date') return [];
  const { config } = node;
  const reads =
    (config.kind === 'split' && config.where !== undefined && config.of !== 'awaited') ||
    (config.kind === 'delay_until' && config.property !== undefined && config.of !== 'awaited') ||
    readsVariable(node, 'event');
  if (!reads) return [];
  return [
    warning(
      'entry_without_event',
      `The node "${node.name}" reads properties of the entry event, but contacts that enter by ${kind} have none, unless journeys.enroll gives them.`,
      node,
    ),
  ];
}

function checkAwaitedUse(
  node: JourneyNode,
  readsVariable: (node: JourneyNode, name: 'awaited') => boolean,
): GraphFinding[] {
  const { config } = node;
  const reads = ('of' in config && config.of === 'awaited') || readsVariable(node, 'awaited');
  if (!reads) return [];
  return [
    warning(
      'awaited_without_wait',
      `The node "${node.name}" reads what a wait_for node waited for, but the journey has none before it.`,
      node,
    ),
  ];
}

/** IDs of the nodes that a contact can reach after a node of a kind. */
function after(definition: Pick<Definition, 'nodes' | 'edges'>, kind: JourneyNodeConfig['kind']): ReadonlySet<string> {
  const { nodes, leaving } = graphOf(definition);
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of leaving(id).values()) found.add(next);
  };
  for (const { id, config } of nodes.values()) if (config.kind === kind) follow(id);
  // A set that grows while it is walked.
  for (const id of found) follow(id);
  return found;
}

const warning = (code: string, message: string, node: JourneyNode): GraphFinding => ({
  severity: 'warning',
  code,
  message,
  node,
});
