import type { Language } from '../keywords/language.ts';
import { UNKNOWN } from './build-lexicon.ts';
import { findPattern, LIGHT, openings } from './find-pattern.ts';
import type { Pattern } from './pattern.ts';
import { parsePatterns } from './pattern.ts';
import type { LexedClause } from './read-clause.ts';
import type { Outcome, Rules } from './rules.ts';
import { type Lexeme, maskOf, overlaps, type TagMask, union } from './tags.ts';

export interface Rule {
  readonly outcome: Outcome;
  readonly name: string;
  readonly patterns: readonly Pattern[];
}

/** What a rule read in a clause. */
export interface Reading {
  readonly outcome: Outcome;
  readonly name: string;
  readonly language: Language;
  /** Whether words that the language does not list stand inside. */
  readonly loose: boolean;
  /** The words that the rule has read, from the first to before `to`. */
  readonly from: number;
  readonly to: number;
  /**
   * The next word that has weight, if the language does not list it and the rule has read nothing
   * of messages; otherwise -1.
   */
  readonly object: number;
}

export function compileRules(rules: Rules): readonly Rule[] {
  return rules.map(([outcome, name, patterns]) => ({ outcome, name, patterns: patterns.flatMap(parsePatterns) }));
}

/**
 * Applies the rules in their order; words that a rule has read are closed to those below it. The
 * positions of the readings count from the first word of the message, `offset` words before.
 */
export function applyRules(
  rules: readonly Rule[],
  { lexemes, starts }: LexedClause,
  language: Language,
  offset: number,
): readonly Reading[] {
  const clause = { lexemes, opens: openings(lexemes) };
  const present = lexemes.reduce(union, NONE);
  const owned = new Uint8Array(lexemes.length);
  const readings: Reading[] = [];
  for (const { outcome, name, patterns } of rules) {
    for (const pattern of patterns) {
      if (!canMatch(pattern, present)) continue;
      const first = pattern.steps[0]!.tags;
      for (let start = 0; start < lexemes.length; start++) {
        if (owned[start] || !overlaps(lexemes[start]!, first)) continue;
        const end = findPattern(pattern, clause, start);
        if (end < 0 || owned[end]) continue;
        owned.fill(1, start, end + 1);
        const unlisted = namesMessages(lexemes, start, end) ? -1 : nextUnknown(lexemes, end);
        readings.push({
          outcome,
          name,
          language,
          loose: hasUnknown(lexemes, start, end),
          from: offset + starts[start]!,
          to: offset + starts[end + 1]!,
          object: unlisted < 0 ? -1 : offset + starts[unlisted]!,
        });
      }
    }
  }
  return readings;
}

function hasUnknown(lexemes: readonly Lexeme[], start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if (overlaps(lexemes[at]!, UNKNOWN) && !overlaps(lexemes[at]!, NAMED)) return true;
  }
  return false;
}

function namesMessages(lexemes: readonly Lexeme[], start: number, end: number): boolean {
  for (let at = start; at <= end; at++) if (overlaps(lexemes[at]!, MESSAGES)) return true;
  return false;
}

function nextUnknown(lexemes: readonly Lexeme[], end: number): number {
  let at = end + 1;
  while (at < lexemes.length && overlaps(lexemes[at]!, LIGHT)) at++;
  return at < lexemes.length && overlaps(lexemes[at]!, UNKNOWN) ? at : -1;
}

const MESSAGES = maskOf(['messages', 'contact', 'list', 'number']);
const NAMED = maskOf(['name']);
const NONE: TagMask = maskOf([]);

/** Most patterns need a word that the clause does not have at all. */
function canMatch({ steps }: Pattern, present: TagMask): boolean {
  for (const { optional, tags } of steps) if (!optional && !overlaps(tags, present)) return false;
  return true;
}
