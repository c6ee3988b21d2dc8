import type { JourneyEntry, JourneyNode, JourneyNodeWaitFor } from '../../generated/types.ts';
import { classifyInbound } from '../opt-out/classify-inbound.ts';
import { isConversational } from '../opt-out/opt-in-kind.ts';
import type { GraphFinding } from './check-graph.ts';
import { keyOfEntry } from './enrollment-key.ts';
import { type Definition, graphOf } from './graph.ts';

type Wait = Pick<JourneyNodeWaitFor, 'for' | 'words' | 'patterns'>;

type Hurdle = 'reply_never_counts' | 'reply_needs_review';

/** Why a message does not reach a journey as a reply. A YES that opts no one in does. */
function hurdleOf(text: string): Hurdle | null {
  const { intent, ruleId } = classifyInbound(text);
  if (intent === 'none' || (intent === 'start' && isConversational(ruleId))) return null;
  return intent === 'review' ? 'reply_needs_review' : 'reply_never_counts';
}

const HURDLES: Readonly<Record<Hurdle, string>> = {
  reply_never_counts: 'Opt-outs, HELP and START are handled for every account and do not count as replies.',
  reply_needs_review: 'They may be opt-outs, so they wait for a review (messages.reviews) and do not count as replies.',
};

/** Nodes that wait for, or read, what can never be there. */
export function checkWaits(
  definition: Pick<Definition, 'nodes' | 'edges' | 'entry' | 'exit'>,
  /** Whether the message of a node reads a variable. */
  readsVariable: (node: JourneyNode, name: 'event' | 'awaited') => boolean,
  /** Whether the message of a node may contain a link whose clicks are counted. */
  hasLink: (node: JourneyNode) => boolean,
): readonly GraphFinding[] {
  const before = {
    sent: after(definition, ({ config }) => config.kind === 'send'),
    linked: after(definition, hasLink),
  };
  const waited = after(definition, ({ config }) => config.kind === 'wait_for');
  const nodes = definition.nodes.flatMap((node) => [
    ...(node.config.kind === 'wait_for' ? checkWait(node, node.config, before) : []),
    ...checkEventUse(node, definition.entry, readsVariable),
    ...(waited.has(node.id) ? [] : checkAwaitedUse(node, readsVariable)),
  ]);
  return [...nodes, ...checkAmounts(definition), ...checkExitKeys(definition)];
}

/** An event or a conversion that ends all enrollments of a contact, where each has a key. */
function checkExitKeys({ entry, exit }: Pick<Definition, 'entry' | 'exit'>): GraphFinding[] {
  const key = keyOfEntry(entry);
  if (key === undefined) return [];
  return exit.flatMap((criterion) => {
    if ((criterion.kind !== 'event' && criterion.kind !== 'conversion') || criterion.key !== undefined) return [];
    const name = criterion.kind === 'event' ? `event ${criterion.name}` : `conversion ${criterion.event}`;
    const message = `The ${name} ends all enrollments of a contact. Set key of the exit criterion, such as ${key}, to end one.`;
    return [{ severity: 'warning' as const, code: 'exit_without_key', message, node: null }];
  });
}

interface Conditions {
  readonly kind?: string;
  readonly for?: string | undefined;
  readonly where?: readonly { readonly property: string }[] | undefined;
}

/** A condition on the value of a conversion that takes 5,000 yen for 5,000 cents. */
function checkAmounts({ entry, exit, nodes }: Pick<Definition, 'entry' | 'exit' | 'nodes'>): GraphFinding[] {
  const isVague = ({ kind, for: awaited, where = [] }: Conditions): boolean =>
    (kind === 'conversion' || awaited === 'conversion') &&
    where.some(({ property }) => property === 'value_minor') &&
    !where.some(({ property }) => property === 'currency');
  const message = (what: string): string =>
    `${what} compares value_minor of conversions in all currencies. Add a condition on currency.`;
  const code = 'amount_without_currency';
  return [
    ...[entry, ...exit]
      .filter((one) => isVague(one))
      .map(() => ({ severity: 'warning' as const, code, message: message('The entry or an exit'), node: null })),
    ...nodes
      .filter(({ config }) => config.kind === 'wait_for' && [config, ...(config.branches ?? [])].some(isVague))
      .map((node) => warning(code, message(`The node "${node.name}"`), node)),
  ];
}

interface Before {
  readonly sent: ReadonlySet<string>;
  readonly linked: ReadonlySet<string>;
}

function checkWait(node: JourneyNode, config: JourneyNodeWaitFor, { sent, linked }: Before): GraphFinding[] {
  const waits: readonly Wait[] = config.branches ?? [config];
  return [
    ...(waits.some(({ for: kind }) => kind === 'click')
      ? checkClick(node, sent.has(node.id), linked.has(node.id))
      : []),
    ...checkHandled(node, waits),
    ...checkOrder(node, config),
  ];
}

function checkClick(node: JourneyNode, isSent: boolean, isLinked: boolean): GraphFinding[] {
  const waits = `The node "${node.name}" waits for a click`;
  if (!isSent) return [warning('click_without_message', `${waits}, but the journey sends no message before it.`, node)];
  if (isLinked) return [];
  const message = `${waits}, but no message before it has a short link. Add a URL and set shorten_links: clicks on other links are not counted.`;
  return [warning('click_without_link', message, node)];
}

function checkHandled(node: JourneyNode, waits: readonly Wait[]): GraphFinding[] {
  const words = waits.flatMap(({ words: own = [], patterns = [] }) => [...own, ...patterns]);
  return (Object.keys(HURDLES) as Hurdle[]).flatMap((hurdle) => {
    const stopped = words.filter((word) => hurdleOf(word) === hurdle).map((word) => `"${word}"`);
    if (stopped.length === 0) return [];
    return [warning(hurdle, `The node "${node.name}" waits for ${stopped.join(', ')}. ${HURDLES[hurdle]}`, node)];
  });
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

/** Only an entry by event, by conversion, by date or by call has properties. */
function checkEventUse(
  node: JourneyNode,
  { kind }: JourneyEntry,
  readsVariable: (node: JourneyNode, name: 'event') => boolean,
): GraphFinding[] {
  if (kind === 'event' || kind === 'conversion' || kind === 'call' || kind === 'date') return [];
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

/** IDs of the nodes that a contact can reach after one of the chosen nodes. */
function after(
  definition: Pick<Definition, 'nodes' | 'edges'>,
  isChosen: (node: JourneyNode) => boolean,
): ReadonlySet<string> {
  const { nodes, leaving } = graphOf(definition);
  const found = new Set<string>();
  const follow = (id: string): void => {
    for (const next of leaving(id).values()) found.add(next);
  };
  for (const node of nodes.values()) if (isChosen(node)) follow(node.id);
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
