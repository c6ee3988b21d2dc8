import { entriesOf, type WordList } from '../../word-list.ts';
import type { Lexicon } from './lexicon.ts';
import { type Part, parsePhrase, type Sequence } from './parse-phrase.ts';
import type { Token } from './token.ts';

/** What a phrase counts for, and how much. */
export interface Meaning<Signal extends string> {
  readonly signal: Signal;
  readonly weight: number;
}

export interface Match<Signal extends string> extends Meaning<Signal> {
  /** Positions in the tokens: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

export interface PhraseMatcher<Signal extends string> {
  /** Whether a phrase begins with the word. */
  knows(word: string): boolean;
  /**
   * The longest phrase at each position, from left to right, without overlaps. `symbols` are those
   * of the tokens in the matcher's lexicon.
   */
  matches(tokens: readonly Token[], symbols: Int32Array): Match<Signal>[];
}

/** A place in a phrase: what its next word is, and the places after it; no word at the end. */
interface Node<Signal extends string> {
  readonly id: number;
  readonly word: string | null;
  readonly after: readonly Node<Signal>[];
  readonly meaning: Meaning<Signal> | null;
}

interface State<Signal extends string> {
  readonly nodes: readonly Node<Signal>[];
  readonly next: Map<number, State<Signal> | null>;
  readonly meaning: Meaning<Signal> | null;
}

/**
 * Compiles phrases to an automaton whose states are made when they are first reached. Each token is
 * one look-up, and no phrase is longer than a dozen words, so the time is linear in the message.
 * In a phrase `#`, `%`, `$`, `@` and `&` stand for a token of that kind, `*` for any one token.
 */
export function compilePhrases<Signal extends string>(
  entries: readonly (readonly [signal: Signal, weight: number, list: WordList])[],
  lexicon: Lexicon,
): PhraseMatcher<Signal> {
  const states = new Map<string, State<Signal>>();
  let ids = 0;
  /** The places after the first word of the phrases that begin with it. */
  const begun = new Map<string, Node<Signal>[]>();

  /** Nodes from which the sequence leads to `ends`; built from its end. */
  const link = (sequence: Sequence, ends: readonly Node<Signal>[]): readonly Node<Signal>[] =>
    sequence.reduceRight<readonly Node<Signal>[]>((after, part) => linkPart(part, after), ends);
  const linkPart = (part: Part, after: readonly Node<Signal>[]): readonly Node<Signal>[] => {
    if (typeof part !== 'string') return [...new Set(part.flatMap((sequence) => link(sequence, after)))];
    lexicon.add(part);
    return [{ id: ids++, word: part, after, meaning: null }];
  };

  for (const [signal, weight, list] of entries) {
    const end: Node<Signal> = { id: ids++, word: null, after: [], meaning: { signal, weight } };
    for (const line of entriesOf(list)) {
      for (const { word, after } of link(parsePhrase(line), [end])) {
        if (word === null) continue;
        const known = begun.get(word);
        if (known === undefined) begun.set(word, [...after]);
        else known.push(...after);
      }
    }
  }

  const stateOf = (nodes: readonly Node<Signal>[]): State<Signal> | null => {
    if (nodes.length === 0) return null;
    const unique = [...new Set(nodes)].sort((one, other) => one.id - other.id);
    const key = unique.map(({ id }) => id).join(' ');
    const known = states.get(key);
    if (known !== undefined) return known;
    const state: State<Signal> = { nodes: unique, next: new Map(), meaning: strongest(unique) };
    states.set(key, state);
    return state;
  };
  const namesOf = ({ text, kind }: Token): readonly string[] => (kind === 'word' ? [text, '*'] : [text, kind, '*']);
  const begin = (token: Token): State<Signal> | null =>
    stateOf(namesOf(token).flatMap((name) => begun.get(name) ?? []));
  const step = (state: State<Signal>, symbol: number, token: Token): State<Signal> | null => {
    const known = state.next.get(symbol);
    if (known !== undefined) return known;
    const names = namesOf(token);
    const next = stateOf(
      state.nodes.flatMap(({ word, after }) => (word !== null && names.includes(word) ? after : [])),
    );
    state.next.set(symbol, next);
    return next;
  };
  /** The states after one token, by its symbol, so that most tokens cost no look-up in a map. */
  const firsts: State<Signal>[] = [];
  /** Symbols that no phrase begins with, which are most. */
  let misses: Uint8Array | null = null;

  return {
    knows: (word) => begun.has(word),
    matches: (tokens, symbols) => {
      const found: Match<Signal>[] = [];
      misses ??= new Uint8Array(lexicon.size());
      for (let from = 0; from < tokens.length; ) {
        if (misses[symbols[from]!] === 1) {
          from++;
          continue;
        }
        const first = firsts[symbols[from]!] ?? begin(tokens[from]!);
        if (first === null) {
          misses[symbols[from]!] = 1;
          from++;
          continue;
        }
        firsts[symbols[from]!] = first;
        const { sentence } = tokens[from]!;
        let { meaning } = first;
        let end = from + 1;
        let state: State<Signal> | null = first;
        for (let at = from + 1; at < tokens.length && tokens[at]!.sentence === sentence; at++) {
          state = step(state, symbols[at]!, tokens[at]!);
          if (state === null) break;
          if (state.meaning !== null) {
            meaning = state.meaning;
            end = at + 1;
          }
        }
        if (meaning === null) from++;
        else {
          found.push({ signal: meaning.signal, weight: meaning.weight, from, to: end });
          from = end;
        }
      }
      return found;
    },
  };
}

function strongest<Signal extends string>(nodes: readonly Node<Signal>[]): Meaning<Signal> | null {
  let best: Meaning<Signal> | null = null;
  for (const { meaning } of nodes)
    if (meaning !== null && (best === null || meaning.weight > best.weight)) best = meaning;
  return best;
}
