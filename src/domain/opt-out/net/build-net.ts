import { entriesOf, type WordList } from '../../word-list.ts';
import { foldWords } from '../fold-message.ts';
import { expandSpellings, expandWords } from '../grammar/expand-words.ts';
import type { Language } from '../keywords/language.ts';
import { languages } from '../languages/index.ts';
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

/**
 * Entries by their words: whole words and beginnings of words apart. Null where there are none:
 * most nodes are the end of an entry, and an empty map takes more memory than its node.
 */
export interface NetNode {
  words: Map<string, NetNode> | null;
  stems: Map<string, NetNode> | null;
  /** The first letters of the stems: most words begin with none of them. */
  stemStarts: Set<string> | null;
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
  const idioms = languages.find(({ language }) => language === data.language)?.words.idiom;
  const insertAll = (node: NetNode, list: WordList, kind: number): void => {
    for (const entry of spellingsIn(list)) insert(node, entry, kind);
  };
  insertAll(root, data.about, ABOUT);
  insertAll(root, data.against, AGAINST);
  insertAll(root, data.not, NOT);
  insertAll(root, data.you, YOU);
  insertAll(root, data.change, CHANGE);
  insertAll(root, data.fine, FINE);
  if (idioms) insertAll(root, idioms, FINE);
  const orders = ordersOf(data.language);
  for (const entry of spellingsIn(data.alone)) {
    insert(root, entry, entry.split(' ').some((part) => isOrder(part, orders)) ? ALONE | ORDER : ALONE);
  }
  const [doubts, unmeant, ordinary] = [newNode(), newNode(), newNode()];
  insertAll(doubts, data.business, BUSINESS);
  insertAll(doubts, data.doubt, DOUBT);
  insertAll(unmeant, data.unmeant, UNMEANT);
  insertAll(ordinary, data.goods, BUSINESS);
  insertAll(ordinary, data.everyday, EVERYDAY);
  insertAll(ordinary, data.unmeant, EVERYDAY);
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
      const branch = endsOpen ? stemsOf(node, word) : wordsOf(node);
      const known = branch.get(word) ?? newNode();
      branch.set(word, known);
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
  const entries = ORDER_TAGS.flatMap((tag) => {
    const list = data[tag];
    return list ? expandWords(list) : [];
  });
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

function wordsOf(node: NetNode): Map<string, NetNode> {
  node.words ??= new Map();
  return node.words;
}

function stemsOf(node: NetNode, stem: string): Map<string, NetNode> {
  node.stems ??= new Map();
  node.stemStarts ??= new Set();
  node.stemStarts.add(stem.slice(0, MIN_STEM));
  return node.stems;
}

function newNode(): NetNode {
  return { words: null, stems: null, stemStarts: null, kinds: 0 };
}

function spellingsIn(list: WordList): readonly string[] {
  return entriesOf(list).flatMap(expandSpellings);
}

function spellings(list: WordList): readonly string[] {
  return spellingsIn(list).map((entry) => foldWords(entry).join(' '));
}
