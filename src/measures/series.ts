import type { Owner } from '../domain/account.ts';
import type { Interval } from '../domain/calendar/intervals.ts';
import { unprocessable } from '../errors.ts';
import type { Sql } from '../platform/database/sql.ts';
import { groupBy as groupRows } from '../platform/group-by.ts';
import { addRows, isMoney, measureValue } from './definitions/evaluate.ts';
import type { MeasureName } from './definitions/measures.ts';
import { type Clock, type Period, readEdges } from './read-period.ts';
import type { Dimension } from './rollups/dimensions.ts';
import { queryRollups, type RollupRow } from './rollups/query.ts';

export interface SeriesRequest {
  readonly measure: MeasureName;
  readonly interval: Interval;
  readonly groupBy: readonly Dimension[];
  readonly filters: Readonly<Partial<Record<Dimension, readonly string[]>>>;
}

type Value = number | string | null;

export interface Series {
  /** One value per dimension of `groupBy`. */
  readonly group: readonly string[];
  /** Empty unless the measure is money. */
  readonly currency: string;
  readonly total: Value;
  readonly values: readonly Value[];
}

export interface SeriesResult {
  readonly edges: readonly Date[];
  readonly series: readonly Series[];
}

const MAX_INTERVALS = 1_000;
const MAX_ROWS = 20_000;

/** The values of one measure over time, largest groups first, in one snapshot. */
export async function readSeries(
  sql: Sql,
  owner: Owner,
  clock: Clock,
  period: Pick<Period, 'from' | 'to'>,
  { measure, interval, groupBy, filters }: SeriesRequest,
): Promise<SeriesResult> {
  const edges = readEdges(clock, interval, period, MAX_INTERVALS);
  const found = await queryRollups(sql, owner, { edges, groupBy, filters, maxRows: MAX_ROWS });
  if (found.length > MAX_ROWS) throw tooManyGroups();
  const money = isMoney(measure);
  const rows = found.filter(({ currency, counts, valueMinor }) =>
    money ? currency !== '' && valueMinor !== '0' : Object.values(counts).some((count) => count !== 0),
  );
  const groups = groupRows(rows, ({ group, currency }) => JSON.stringify([...group, money ? currency : '']));
  const intervals = edges.length - 1;
  const series = [...groups.values()].map(
    (own): Series => ({
      group: own[0]?.group ?? [],
      currency: money ? (own[0]?.currency ?? '') : '',
      total: measureValue(measure, addRows(own)),
      values: valuesOf(measure, own, intervals),
    }),
  );
  return { edges, series: series.filter(hasValues).sort(bySize) };
}

function valuesOf(measure: MeasureName, rows: readonly RollupRow[], intervals: number): Value[] {
  const at = groupRows(rows, ({ position }) => position);
  return Array.from({ length: intervals }, (_, position) => {
    const own = at.get(position);
    return own === undefined ? emptyOf(measure) : measureValue(measure, addRows(own));
  });
}

const emptyOf = (measure: MeasureName): Value =>
  measureValue(measure, { counts: {} as RollupRow['counts'], valueMinor: '0' });

const hasValues = ({ values }: Series): boolean => values.some((value) => value !== null && Number(value) !== 0);
const bySize = (one: Series, other: Series): number => Number(other.total) - Number(one.total);

export function tooManyGroups() {
  return unprocessable('too_many_groups', 'The answer has too many groups. Filter it, or group by less.');
}
