import type { JourneyNodeWaitFor, JourneyWaitBranch, SegmentPropertyCondition } from '../../generated/types.ts';
import type { Definition } from './graph.ts';
import type { ExpectedOptIn } from './matches-opt-in.ts';
import type { ExpectedReply } from './matches-reply.ts';

/** A signal by its kind and name, as far as the graph of a journey knows signals. */
export interface Listening {
  readonly kind: 'event' | 'conversion' | 'message' | 'consent' | 'tag' | 'list';
  readonly name: string;
}

/** The behavioral event that each click on a short link records. */
export const CLICK = 'link.clicked';

/** A condition on a signal: its kind and name, and what its content must be. */
export interface Expected extends Listening {
  readonly where: readonly SegmentPropertyCondition[];
  /** Of messages. */
  readonly reply: ExpectedReply;
  /** Of consent. */
  readonly optIn: ExpectedOptIn;
  /** Where the event has the key of the enrollment for which it counts; undefined: for all. */
  readonly key: string | undefined;
}

/** What a node waits for; `branch` is null where it waits for one thing only. */
export interface Awaited extends Expected {
  readonly branch: string | null;
}

const expected = (
  kind: Listening['kind'],
  name = '',
  { where = [], reply = {}, optIn = {}, key }: Partial<Pick<Expected, 'where' | 'reply' | 'optIn' | 'key'>> = {},
): Expected => ({ kind, name, where, reply, optIn, key });

/** The signal by which contacts enter; null if they enter in another way. */
export function expectedAtEntry({ entry }: Pick<Definition, 'entry'>): Expected | null {
  switch (entry.kind) {
    case 'event':
      return expected('event', entry.name, { where: entry.where ?? [] });
    case 'conversion':
      return expected('conversion', entry.event, { where: entry.where ?? [] });
    case 'list':
      return expected('list', entry.list_id);
    case 'tag':
      return expected('tag', entry.tag_id);
    case 'opt_in':
      return expected('consent', 'opted_in', { optIn: entry });
    default:
      return null;
  }
}

/** What ends an enrollment; with `isGoal`, its contact counts as converted. */
export interface ExpectedExit extends Expected {
  readonly reason: string;
  readonly isGoal: boolean;
}

/** The signals that end an enrollment wherever the contact is, with the reason. */
export function expectedAtExit({ exit }: Pick<Definition, 'exit'>): readonly ExpectedExit[] {
  return exit.flatMap((criterion) => {
    if (criterion.kind === 'event')
      return [
        {
          ...expected('event', criterion.name, { where: criterion.where ?? [], key: criterion.key }),
          reason: 'exit_event',
          isGoal: false,
        },
      ];
    if (criterion.kind === 'conversion') {
      const { event, where = [], key, goal = false } = criterion;
      return [{ ...expected('conversion', event, { where, key }), reason: 'exit_conversion', isGoal: goal }];
    }
    return criterion.kind === 'reply' ? [{ ...expected('message'), reason: 'exit_reply', isGoal: false }] : [];
  });
}

/** The events that change the properties of an enrollment. */
export function expectedAtUpdate({ entry }: Pick<Definition, 'entry'>): readonly Expected[] {
  if (entry.kind !== 'event') return [];
  return (entry.updates ?? []).map(({ name, where = [], key = entry.key }) => expected('event', name, { where, key }));
}

/** The signals that a node waits for, in the order of its branches; none for other nodes. */
export function expectedAtNode({ config }: Definition['nodes'][number]): readonly Awaited[] {
  if (config.kind !== 'wait_for') return [];
  const { branches } = config;
  if (branches === undefined) return awaitedBy(config, config.name, null);
  return branches.flatMap((branch) => awaitedBy(branch, branch.event, branch.name));
}

function awaitedBy(
  { for: kind, where, key, words, patterns }: JourneyNodeWaitFor | JourneyWaitBranch,
  event: string | undefined,
  branch: string | null,
): Awaited[] {
  switch (kind) {
    case 'event':
    case 'conversion':
      return [{ ...expected(kind, event ?? '', { where: where ?? [], key }), branch }];
    case 'click':
      return [{ ...expected('event', CLICK, { where: where ?? [] }), branch }];
    case 'reply':
      return [{ ...expected('message', '', { reply: { words, patterns } }), branch }];
    default:
      return [];
  }
}

/** All signals that matter to a version. An opt-out ends every enrollment. */
export function listensFor(definition: Definition): readonly Listening[] {
  const nodes = definition.nodes.flatMap(expectedAtNode);
  const entry = expectedAtEntry(definition);
  const others = [...expectedAtExit(definition), ...expectedAtUpdate(definition), ...nodes];
  return [entry, ...others, { kind: 'consent' as const, name: 'opted_out' }].filter((one) => one !== null);
}
