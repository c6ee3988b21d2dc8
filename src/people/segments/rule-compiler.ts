import { unprocessable } from '../../errors.ts';
import type { Evaluation } from './compile-comparison.ts';
import { createSqlValues, type SqlValues } from './sql-values.ts';

/**
 * How a condition on the rows of another table is written. `sets` joins the rows of all contacts
 * once, for counting an account: a hash join reads each table once. `lookups` asks for one contact
 * at a time, for a page or a chunk of contacts.
 */
export type Access = 'sets' | 'lookups';

/** Builds the SQL of rules about the contacts `c` of the tenant `$1` and the account `$2`. */
export interface RuleCompiler extends Evaluation {
  readonly values: SqlValues;
  readonly access: Access;
  /** Counts a rule; throws -32002 `segment_too_complex` when there are too many. */
  addRule(): void;
  /** True for contacts whose id is in a column of the rows; never null. */
  isIn(conditions: string, table: string, contact: string): string;
  /** The number of rows of the contact; null or 0 when there is none. */
  count(conditions: string, table: string, contact: string): string;
  /** Adds a join that finds at most one row per contact, and returns the alias that `join` got. */
  join(join: (alias: string) => string): string;
  /** The joins so far. */
  readonly joins: string;
}

/** Rules of a statement, with those of the segments in segments, which multiply. */
const MAX_COMPILED = 500;

export function createRuleCompiler(access: Access, at: Date, firstValue: number): RuleCompiler {
  const values = createSqlValues(firstValue);
  const joins: string[] = [];
  let rules = 0;
  const join: RuleCompiler['join'] = (text) => {
    const alias = `j${joins.length + 1}`;
    joins.push(text(alias));
    return alias;
  };
  return {
    at,
    values,
    access,
    addRule: () => {
      rules += 1;
      if (rules > MAX_COMPILED)
        throw unprocessable(
          'segment_too_complex',
          `The segments have more than ${MAX_COMPILED} rules together with those of the segments in them. Use fewer segments in segments.`,
        );
    },
    join,
    get joins() {
      return joins.join(' ');
    },
    isIn: (conditions, table, contact) => {
      if (access === 'lookups') return `EXISTS (SELECT FROM ${table} WHERE ${conditions} AND ${contact} = c.id)`;
      const set = `SELECT DISTINCT ${contact} AS contact_id FROM ${table} WHERE ${conditions}`;
      return `${join((alias) => `LEFT JOIN (${set}) ${alias} ON ${alias}.contact_id = c.id`)}.contact_id IS NOT NULL`;
    },
    count: (conditions, table, contact) => {
      if (access === 'lookups') return `(SELECT count(*)::int FROM ${table} WHERE ${conditions} AND ${contact} = c.id)`;
      const set = `SELECT ${contact} AS contact_id, count(*)::int AS n FROM ${table} WHERE ${conditions} GROUP BY ${contact}`;
      return `${join((alias) => `LEFT JOIN (${set}) ${alias} ON ${alias}.contact_id = c.id`)}.n`;
    },
  };
}
