import type { Owner } from '../../domain/account.ts';
import { figuresStatement, type Sql } from '../../platform/database/sql.ts';
import { type Count, NAMES, WIRE_SUMS } from './columns.ts';
import { DETAILS, type Dimension } from './dimensions.ts';

type Filters = Readonly<Partial<Record<Dimension, readonly string[]>>>;

/** What to sum. Everything is optional but the period. */
export interface RollupQuery {
  /** Starts of the intervals, in order, and the end of the last one; quarters of an hour in UTC. */
  readonly edges: readonly Date[];
  readonly groupBy?: readonly Dimension[];
  /** The values that each dimension may have. */
  readonly filters?: Filters;
  /** Groups beyond this number are an error of the caller, see `isTooLong`. */
  readonly maxRows: number;
}

export interface RollupRow {
  /** Position of the interval, from 0. */
  readonly position: number;
  /** The value of each dimension of `groupBy`, in its order; empty when there is none. */
  readonly group: readonly string[];
  readonly counts: Readonly<Record<Count, number>>;
  readonly currency: string;
  /** In the minor unit of the currency, as digits: a sum can exceed 2^53. */
  readonly valueMinor: string;
}

type SumRow = Readonly<Record<Count, number>> & {
  readonly position: number;
  readonly one: string;
  readonly other: string;
  readonly currency: string;
  readonly value_minor: string;
};

const COLUMNS = `bucket_at, group_key, link_id, detail, currency, ${NAMES}`;
const PERIOD = 'tenant_id = $1 AND account_id = $2 AND bucket_at >= $3 AND bucket_at < $4';

/**
 * Sums the rollups of a period and the differences that are not folded yet, in one snapshot. The
 * dimensions of the few thousand groups are read once, before the rows are joined to them.
 * 1,000,000 rollup rows of one account take about two seconds (tools/bench/NOTES.md).
 */
const sumRollups = figuresStatement<
  [
    tenantId: string,
    accountId: string,
    from: Date,
    to: Date,
    edges: readonly Date[],
    one: string,
    other: string,
    filters: string,
    links: readonly string[],
    details: readonly string[],
    limit: number,
  ],
  SumRow
>(
  'measures.sum',
  `WITH known AS (
     SELECT key, to_jsonb(g) AS dimensions FROM measure_groups g WHERE tenant_id = $1
     UNION ALL
     SELECT group_key, dimensions FROM (
       SELECT DISTINCT ON (d.group_key) d.group_key, d.dimensions FROM measure_differences d
        WHERE d.tenant_id = $1 AND d.account_id = $2 AND d.dimensions IS NOT NULL
          AND NOT EXISTS (SELECT FROM measure_groups k WHERE k.tenant_id = $1 AND k.key = d.group_key)) fresh
     UNION ALL
     SELECT '', '{}'::jsonb),
   groups AS MATERIALIZED (
     SELECT key, coalesce(dimensions ->> $6, '') AS one, coalesce(dimensions ->> $7, '') AS other FROM known
      WHERE NOT EXISTS (SELECT FROM jsonb_each($8::jsonb) f WHERE NOT f.value ? coalesce(known.dimensions ->> f.key, ''))),
   counted AS (
     SELECT ${COLUMNS} FROM measure_rollups WHERE ${PERIOD}
     UNION ALL
     SELECT ${COLUMNS} FROM measure_differences WHERE ${PERIOD})
   SELECT width_bucket(bucket_at, $5::timestamptz[]) - 1 AS position,
          CASE $6 WHEN 'link_id' THEN link_id WHEN 'detail' THEN detail ELSE g.one END AS one,
          CASE $7 WHEN 'link_id' THEN link_id WHEN 'detail' THEN detail ELSE g.other END AS other, currency, ${WIRE_SUMS}
     FROM counted c JOIN groups g ON g.key = c.group_key
    WHERE (cardinality($9::text[]) = 0 OR link_id = ANY ($9)) AND (cardinality($10::text[]) = 0 OR detail = ANY ($10))
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4 LIMIT $11`,
);

/** The columns of dimensions that are not part of the group. */
const columnOf = (dimension: Dimension | undefined): string =>
  dimension === undefined ? '' : DETAILS.includes(dimension) ? 'detail' : dimension;

/**
 * Sums the measures of an account by interval, group and currency. A row that a query finds beyond
 * `maxRows` tells the caller that there are more.
 */
export async function queryRollups(sql: Sql, owner: Owner, query: RollupQuery): Promise<RollupRow[]> {
  const { edges, groupBy = [], filters = {}, maxRows } = query;
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined || first >= last) return [];
  const { link_id: links = [], ...others }: Filters = filters;
  const detail = DETAILS.find((name) => (others as Filters)[name] !== undefined);
  const details = detail === undefined ? [] : ((others as Filters)[detail] ?? []);
  const ofGroups = Object.fromEntries(Object.entries(others).filter(([name]) => name !== detail));
  const rows = await sql.rows(
    sumRollups,
    owner.tenantId,
    owner.accountId,
    first,
    last,
    edges.slice(0, -1),
    columnOf(groupBy[0]),
    columnOf(groupBy[1]),
    JSON.stringify(ofGroups),
    links,
    details,
    maxRows + 1,
  );
  return rows.map(({ position, one, other, currency, value_minor: valueMinor, ...counts }) => ({
    position,
    group: [one, other].slice(0, groupBy.length),
    counts,
    currency,
    valueMinor,
  }));
}
