import { foldWords } from '../fold-message.ts';
import { expandSpellings } from '../grammar/expand-words.ts';
import { languages } from '../languages/index.ts';
import { list } from '../list.ts';
import type { NetData } from './net-data.ts';

/** What an entry says, a bit each: the fields of `NetData`. */
export const ABOUT = 1;
export const AGAINST = 2;
export const NOT = 4;
export const ALONE = 8;
export const FINE = 16;
const DOUBT = 32;
export const BUSINESS = 64;
export const YOU = 128;
export const CHANGE = 256;
export const EVERYDAY = 512;

/** Entries by their words: whole words and beginnings of words apart. */
export interface NetNode {
  readonly words: Map<string, NetNode>;
  readonly stems: Map<string, NetNode>;
  /** The first letters of the stems: most words begin with none of them. */
  readonly stemStarts: Set<string>;
  kinds: number;
}

export interface Net {
  readonly root: NetNode;
  readonly doubts: NetNode;
  readonly ordinary: NetNode;
  readonly short: ReadonlySet<string>;
  readonly polite: ReadonlySet<string>;
}

export const MIN_STEM = 2;
export const MAX_STEM = 14;

export function buildNet(data: NetData): Net {
  const root = newNode();
  const idioms = languages.find(({ language }) => language === data.language)?.words.idiom ?? '';
  const kinds = [
    [data.about, ABOUT],
    [data.against, AGAINST],
    [data.not, NOT],
    [data.you, YOU],
    [data.change, CHANGE],
    [`${data.fine}, ${idioms}`, FINE],
    [data.alone, ALONE],
  ] as const;
  for (const [entries, kind] of kinds) {
    for (const entry of list(entries).flatMap(expandSpellings)) insert(root, entry, kind);
  }
  const doubts = newNode();
  for (const entry of list(data.business).flatMap(expandSpellings)) insert(doubts, entry, BUSINESS);
  for (const entry of list(data.doubt).flatMap(expandSpellings)) insert(doubts, entry, DOUBT);
  const ordinary = newNode();
  for (const entry of list(data.goods).flatMap(expandSpellings)) insert(ordinary, entry, BUSINESS);
  for (const entry of list(data.everyday).flatMap(expandSpellings)) insert(ordinary, entry, EVERYDAY);
  return { root, doubts, ordinary, short: new Set(spellings(data.short)), polite: new Set(spellings(data.polite)) };
}

function insert(root: NetNode, entry: string, kind: number): void {
  let node = root;
  for (const part of entry.split(/\s+/)) {
    const isStem = part.endsWith('*');
    const branch = isStem ? node.stems : node.words;
    for (const word of foldWords(isStem ? part.slice(0, -1) : part)) {
      const known = branch.get(word) ?? newNode();
      branch.set(word, known);
      if (isStem) node.stemStarts.add(word.slice(0, MIN_STEM));
      node = known;
    }
  }
  // What means nothing must not hide an entry that is enough by itself, and the reverse.
  node.kinds = kind === ALONE || kind === FINE ? kind : node.kinds | kind;
}

function newNode(): NetNode {
  return { words: new Map(), stems: new Map(), stemStarts: new Set(), kinds: 0 };
}

function spellings(entries: string): readonly string[] {
  return list(entries)
    .flatMap(expandSpellings)
    .map((entry) => foldWords(entry).join(' '));
}
