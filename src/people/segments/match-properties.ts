import type { SegmentPropertyCondition } from '../../generated/types.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import { compileProperty } from './compile-comparison.ts';
import { createSqlValues } from './sql-values.ts';

/**
 * Which of the objects, by index, meet all conditions, as the properties of events in segments do:
 * the database decides in both cases, so that they cannot differ.
 */
export async function propertiesThatMatch(
  sql: Sql,
  where: readonly SegmentPropertyCondition[],
  properties: readonly unknown[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const values = createSqlValues(2);
  const conditions = where.map((condition) => compileProperty('one.properties', condition, { at, values }));
  const text = `SELECT one.nth::int - 1 AS index FROM unnest($1::jsonb[]) WITH ORDINALITY AS one (properties, nth) WHERE ${conditions.join(' AND ')}`;
  const statement: Statement<readonly unknown[], { index: number }> = {
    name: 'segments.properties_that_match',
    text,
    batch: true,
  };
  const given = properties.map((one) => JSON.stringify(one ?? {}));
  return new Set((await sql.rows(statement, given, ...values.values)).map(({ index }) => index));
}
