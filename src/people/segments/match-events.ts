import type { SegmentPropertyCondition } from '../../generated/types.ts';
import type { Sql, Statement } from '../../platform/database/sql.ts';
import { compileComparison, jsonCompared } from './compile-comparison.ts';
import { createSqlValues } from './sql-values.ts';

export interface EventProperties {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * The IDs of the events whose properties meet all conditions: the comparisons of segments, so that
 * a segment, a journey and an automation rule agree.
 */
export async function matchEvents(
  sql: Sql,
  events: readonly EventProperties[],
  where: readonly SegmentPropertyCondition[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const ids = events.map(({ id }) => id);
  if (events.length === 0 || where.length === 0) return new Set(ids);
  const values = createSqlValues(3);
  const conditions = where.map(({ property, operator, ...operands }) =>
    compileComparison(jsonCompared('e.properties', values.add(property, 'text')), operator, operands, {
      at,
      values,
    }),
  );
  const text = `SELECT e.id FROM unnest($1::text[], $2::jsonb[]) AS e (id, properties) WHERE ${conditions.join(' AND ')}`;
  const statement: Statement<readonly unknown[], { id: string }> = { name: 'segments.match_events', text, batch: true };
  const properties = events.map((event) => JSON.stringify(event.properties));
  const rows = await sql.rows(statement, ids, properties, ...values.values);
  return new Set(rows.map(({ id }) => id));
}
