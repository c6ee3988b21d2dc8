import type { SegmentPropertyCondition } from '../../generated/types.ts';
import type { Definition } from './graph.ts';

/** A signal by its kind and name, as far as the graph of a journey knows signals. */
export interface Listening {
  readonly kind: 'event' | 'message' | 'consent' | 'tag' | 'list';
  readonly name: string;
}

/** The behavioral event that each click on a short link records. */
export const CLICK = 'link.clicked';

/** A condition on a signal: its kind and name, and what its content must be. */
export interface Expected extends Listening {
  readonly where: readonly SegmentPropertyCondition[];
  /** Messages: one of these words or phrases; null: any. */
  readonly words: readonly string[] | null;
}

const expected = (
  kind: Listening['kind'],
  name = '',
  { where = [], words = null }: Partial<Pick<Expected, 'where' | 'words'>> = {},
): Expected => ({ kind, name, where, words });

/** The signal by which contacts enter; null if they enter in another way. */
export function expectedAtEntry({ entry }: Pick<Definition, 'entry'>): Expected | null {
  switch (entry.kind) {
    case 'event':
      return expected('event', entry.name, { where: entry.where ?? [] });
    case 'list':
      return expected('list', entry.list_id);
    case 'tag':
      return expected('tag', entry.tag_id);
    default:
      return null;
  }
}

/** The signals that end an enrollment wherever the contact is, with the reason. */
export function expectedAtExit({ exit }: Pick<Definition, 'exit'>): readonly (Expected & { reason: string })[] {
  return exit.flatMap((criterion) => {
    if (criterion.kind === 'event')
      return [{ ...expected('event', criterion.name, { where: criterion.where ?? [] }), reason: 'exit_event' }];
    return criterion.kind === 'reply' ? [{ ...expected('message'), reason: 'exit_reply' }] : [];
  });
}

/** The signal that a node waits for; null for other nodes. */
export function expectedAtNode({ config }: Definition['nodes'][number]): Expected | null {
  if (config.kind !== 'wait_for') return null;
  switch (config.for) {
    case 'event':
      return expected('event', config.name ?? '', { where: config.where ?? [] });
    case 'click':
      return expected('event', CLICK, { where: config.where ?? [] });
    case 'reply':
      return expected('message', '', { words: config.words ?? null });
    default:
      return null;
  }
}

/** All signals that matter to a version. An opt-out ends every enrollment. */
export function listensFor(definition: Definition): readonly Listening[] {
  const nodes = definition.nodes.map(expectedAtNode);
  const entry = expectedAtEntry(definition);
  return [entry, ...expectedAtExit(definition), ...nodes, { kind: 'consent' as const, name: 'opted_out' }].filter(
    (one) => one !== null,
  );
}

/** Ignores case, punctuation and spaces around words, as people write replies. */
export function matchesWords(text: string, words: readonly string[] | null): boolean {
  return words === null || words.some((word) => simplified(word) === simplified(text));
}

const simplified = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
