import { MAX_PATTERN_CHARACTERS, patternCharacters } from '../../domain/segments/patterns.ts';
import { unprocessable } from '../../errors.ts';
import type { SegmentRule } from '../../generated/types.ts';
import type { Evaluation } from './compile-comparison.ts';
import { createSqlValues, type SqlValues } from './sql-values.ts';

/**
 * How rows of other tables are found. `sets` leaves it to the planner, which joins those of all
 * contacts once, for counting an account. `lookups` reads those of one contact at a time, for a
 * page or a chunk of contacts: a join would read the events of a million contacts for a hundred.
 */
export type Access = 'sets' | 'lookups';

/** Builds the SQL of rules about the contacts `c` of the tenant `$1` and the account `$2`. */
export interface RuleCompiler extends Evaluation {
  readonly values: SqlValues;
  readonly access: Access;
  /**
   * Counts a rule and the characters of its patterns; throws -32002 `segment_too_complex` when
   * there are too many.
   */
  addRule(rule: SegmentRule): void;
  /** True if the query, which is about the contact, has a row. Never null. */
  exists(query: string): string;
}

/** Rules of a statement, with those of the segments in segments, which multiply. */
const MAX_COMPILED = 500;

export function createRuleCompiler(access: Access, at: Date, firstValue: number): RuleCompiler {
  const values = createSqlValues(firstValue);
  let rules = 0;
  let characters = 0;
  return {
    at,
    values,
    access,
    addRule: (rule) => {
      rules += 1;
      characters += patternCharacters(rule);
      if (rules > MAX_COMPILED)
        throw unprocessable(
          'segment_too_complex',
          `The segments have more than ${MAX_COMPILED} rules together with those of the segments in them. Use fewer segments in segments.`,
        );
      if (characters > MAX_PATTERN_CHARACTERS)
        throw unprocessable(
          'segment_too_complex',
          `The values of contains and starts_with have more than ${MAX_PATTERN_CHARACTERS} characters together, with those of the segments in segments. Use fewer or shorter values.`,
        );
    },
    // OFFSET 0 prevents the join.
    exists: (query) => `EXISTS (${query}${access === 'lookups' ? ' OFFSET 0' : ''})`,
  };
}
