/**
 * The class of a token, as phrases name it: a word, a number `#`, a percentage `%`, an amount of
 * money `$`, a link `@`, or a word of letters and digits in capitals, such as a code, `&`.
 */
export type TokenKind = 'word' | '#' | '%' | '$' | '@' | '&';

/** A part of a message, folded, with its position in the original in UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** Phrases never cross the end of a sentence. Counts from 0. */
  readonly sentence: number;
}
