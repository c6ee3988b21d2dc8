import type { Token, TokenKind } from './token.ts';

/** The words of all phrases, numbered, so that a message is looked up once for all matchers. */
export interface Lexicon {
  /** Returns the symbol of the word. */
  add(word: string): number;
  has(word: string): boolean;
  /** More than the largest symbol. */
  size(): number;
  /**
   * A number for each token. Words of no phrase are alike, so that the states of a matcher do not
   * grow with the messages.
   */
  symbolsOf(tokens: readonly Token[]): Int32Array;
}

const KINDS: readonly TokenKind[] = ['word', '#', '%', '$', '@', '&'];

export function createLexicon(): Lexicon {
  const numbers = new Map<string, number>();
  return {
    add: (word) => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = (numbers.size + 1) * KINDS.length;
      numbers.set(word, number);
      return number;
    },
    has: (word) => numbers.has(word),
    size: () => (numbers.size + 2) * KINDS.length,
    symbolsOf: (tokens) => {
      const symbols = new Int32Array(tokens.length);
      for (let at = 0; at < tokens.length; at++) {
        const { text, kind } = tokens[at]!;
        const number = numbers.get(text) ?? 0;
        symbols[at] = kind === 'word' ? number : number + KINDS.indexOf(kind);
      }
      return symbols;
    },
  };
}
