import type { Pattern, Step } from './pattern.ts';
import { type Lexeme, maskOf, overlaps } from './tags.ts';

/** A clause and what the rules have read of it so far. */
export interface ReadClause {
  readonly lexemes: readonly Lexeme[];
  /** Whether a sentence can begin at each position. */
  readonly opens: readonly boolean[];
}

/** Fixed bounds on every gap keep the search linear in the length of the message. */
const MAX_LIGHT = 5;
const MAX_ANY = 4;

export const LIGHT = maskOf(['fill', 'self', 'you']);
/** What may stand before the word that begins a request. */
const OPENING = maskOf(['fill', 'self', 'you', 'ask', 'want', 'no', 'laugh', 'complaint']);
/** A verb or negation governs the words after it: they begin nothing. */
const ACTING = maskOf(['stop', 'pause', 'not', 'leave']);
/** What a wide gap never crosses: another sentence or another request. */
const BARRIERS = maskOf(['keep', 'stop', 'leave']);
const BREAK = maskOf(['break']);
/** What may stand after the last word of a request. */
const ENDING = maskOf(['break', 'tail', 'ask', 'dismissal', 'complaint', 'stop']);

/** Where a sentence can begin: at the start of the clause, or after a word that allows it. */
export function openings(lexemes: readonly Lexeme[]): readonly boolean[] {
  const opens = [true];
  for (let at = 1; at < lexemes.length; at++) {
    const before = lexemes[at - 1]!;
    const begins = overlaps(before, BREAK) || (opens[at - 1]! && overlaps(before, OPENING));
    opens.push(begins && !overlaps(before, ACTING));
  }
  return opens;
}

/** The last position of the pattern if it matches from `start`, otherwise -1. */
export function findPattern(pattern: Pattern, { lexemes, opens }: ReadClause, start: number): number {
  if ((pattern.atStart && !opens[start]) || (pattern.atClauseStart && start > 0)) return -1;
  let ends = [start];
  for (let index = 1; index < pattern.steps.length; index++) {
    const step = pattern.steps[index]!;
    const reached = step.optional ? [...ends] : [];
    for (const end of ends) collect(lexemes, end, step, reached);
    if (reached.length === 0) return -1;
    ends = reached;
  }
  return ends.reduce((last, end) => (end > last && mayEnd(pattern, lexemes, end) ? end : last), -1);
}

function collect(lexemes: readonly Lexeme[], end: number, { tags, gap }: Step, reached: number[]): void {
  const furthest = gap === 'adjacent' ? 1 : 1 + (gap === 'any' ? MAX_ANY : MAX_LIGHT);
  for (let at = end + 1; at <= end + furthest && at < lexemes.length; at++) {
    const lexeme = lexemes[at]!;
    if (overlaps(lexeme, tags) && !reached.includes(at)) reached.push(at);
    if (gap === 'any' ? overlaps(lexeme, BARRIERS) : !overlaps(lexeme, LIGHT)) return;
  }
}

function mayEnd({ atEnd, unlessNext }: Pattern, lexemes: readonly Lexeme[], end: number): boolean {
  for (let at = end + 1; at < lexemes.length && at <= end + 1 + MAX_LIGHT; at++) {
    const lexeme = lexemes[at]!;
    if (overlaps(lexeme, unlessNext)) return false;
    if (overlaps(lexeme, ENDING)) return true;
    if (!overlaps(lexeme, LIGHT)) return !atEnd;
  }
  return true;
}
