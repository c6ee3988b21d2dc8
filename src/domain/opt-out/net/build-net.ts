import { foldWords } from '../fold-message.ts';
import { expandSpellings, expandWords } from '../grammar/expand-words.ts';
import type { Language } from '../keywords/language.ts';
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
const UNMEANT = 2048;
export const BUSINESS = 64;
export const YOU = 128;
export const CHANGE = 256;
export const EVERYDAY = 512;
/** Beside ALONE: it stops, cancels or removes something, which may be an order as well. */
export const ORDER = 1024;

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
  readonly unmeant: NetNode;
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
  ] as const;
  for (const [entries, kind] of kinds) {
    for (const entry of list(entries).flatMap(expandSpellings)) insert(root, entry, kind);
  }
  const orders = ordersOf(data.language);
  for (const entry of list(data.alone).flatMap(expandSpellings)) {
    insert(root, entry, entry.split(' ').some((part) => isOrder(part, orders)) ? ALONE | ORDER : ALONE);
  }
  const doubts = newNode();
  for (const entry of list(data.business).flatMap(expandSpellings)) insert(doubts, entry, BUSINESS);
  for (const entry of list(data.doubt).flatMap(expandSpellings)) insert(doubts, entry, DOUBT);
  const unmeant = newNode();
  for (const entry of list(data.unmeant).flatMap(expandSpellings)) insert(unmeant, entry, UNMEANT);
  const ordinary = newNode();
  for (const entry of list(data.goods).flatMap(expandSpellings)) insert(ordinary, entry, BUSINESS);
  for (const entry of [...list(data.everyday), ...list(data.unmeant)].flatMap(expandSpellings))
    insert(ordinary, entry, EVERYDAY);
  return {
    root,
    doubts,
    unmeant,
    ordinary,
    short: new Set(spellings(data.short)),
    polite: new Set(spellings(data.polite)),
  };
}

function insert(root: NetNode, entry: string, kind: number): void {
  let node = root;
  for (const part of entry.split(/\s+/)) {
    const isStem = part.endsWith('*');
    // "deixem-me" and "m'écrire" are two words, of which only the last can be a stem.
    const words = foldWords(isStem ? part.slice(0, -1) : part);
    for (const [at, word] of words.entries()) {
      const endsOpen = isStem && at === words.length - 1;
      const branch = endsOpen ? node.stems : node.words;
      const known = branch.get(word) ?? newNode();
      branch.set(word, known);
      if (endsOpen) node.stemStarts.add(word.slice(0, MIN_STEM));
      node = known;
    }
  }
  // What means nothing must not hide an entry that is enough by itself, and the reverse.
  node.kinds = kind & (ALONE | FINE) ? kind : node.kinds | kind;
}

/**
 * The verbs of the grammar that stop, cancel or remove, and its words for what is wrong: whole, and
 * their beginnings, because longer words that begin alike are forms of one verb ("blocked").
 */
function ordersOf(language: Language): Orders {
  const data = languages.find((entry) => entry.language === language)?.words ?? {};
  const entries = ORDER_TAGS.flatMap((tag) => expandWords(data[tag] ?? ''));
  const words = entries.flatMap((entry) => (entry.length === 1 && entry[0]!.length >= MIN_ORDER ? entry : []));
  return { words: new Set(words), beginnings: new Set(words.flatMap(beginningsOf)) };
}

interface Orders {
  readonly words: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

const ORDER_TAGS = ['stop', 'pause', 'finish', 'leave', 'cancel', 'remove', 'take', 'wrong', 'revoke'] as const;
const MIN_ORDER = 4;
const MIN_ROOT = 5;

function isOrder(part: string, { words, beginnings }: Orders): boolean {
  const word = foldWords(part.replace('*', '')).at(-1) ?? '';
  return words.has(word) || beginnings.has(word) || beginningsOf(word).some((beginning) => words.has(beginning));
}

function beginningsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - MIN_ROOT + 1) }, (_, at) => word.slice(0, at + MIN_ROOT));
}

function newNode(): NetNode {
  return { words: new Map(), stems: new Map(), stemStarts: new Set(), kinds: 0 };
}

function spellings(entries: string): readonly string[] {
  return list(entries)
    .flatMap(expandSpellings)
    .map((entry) => foldWords(entry).join(' '));
}
