import type { SegmentRule } from '../../../generated/types.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the words may name: the objects and fields of the account. */
export interface Vocabulary {
  readonly tags: readonly Named[];
  readonly lists: readonly Named[];
  readonly segments: readonly Named[];
  /** Names of custom fields. */
  readonly attributes: readonly string[];
  /** Names of behavioral events. */
  readonly events: readonly string[];
}

/** A rule, and how words that could mean more than one thing were read. */
export interface Reading {
  readonly rule: SegmentRule;
  readonly assumptions: readonly string[];
}

/** Reads a clause such as "opted in"; null when it is about something else. */
export type ClauseReader = (clause: string, vocabulary: Vocabulary) => Reading | null;

export const sure = (rule: SegmentRule): Reading => ({ rule, assumptions: [] });

export const assuming = (rule: SegmentRule, ...assumptions: readonly string[]): Reading => ({ rule, assumptions });

export function negate({ rule, assumptions }: Reading): Reading {
  return { rule: { kind: 'not', rule }, assumptions };
}

/** Names compare without case, quotes and separators. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["“”'‘’]/gu, '')
    .replace(/[\s_.\-:]+/gu, ' ')
    .trim();
}

/** An object by its name, also in the plural; null when it is not there or not the only one. */
export function findNamed<T extends { readonly name: string }>(words: string, named: readonly T[]): T | null {
  const wanted = foldName(words);
  if (wanted === '') return null;
  const exact = named.filter(({ name }) => foldName(name) === wanted);
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
  const singular = wanted.replace(/s$/, '');
  const close = named.filter(({ name }) => foldName(name).replace(/s$/, '') === singular);
  return close.length === 1 ? (close[0] ?? null) : null;
}
