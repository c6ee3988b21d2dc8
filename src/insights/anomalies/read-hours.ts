import type { Owner } from '../../domain/account.ts';
import { localOf } from '../../domain/calendar/intervals.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { Sample } from '../../domain/insights/deviation.ts';
import { type Hour, MIN_TRIALS } from '../../domain/insights/history.ts';
import type { Count } from '../../measures/rollups/columns.ts';
import { queryRollups, type RollupRow } from '../../measures/rollups/query.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { WatchedMetric } from './metrics.ts';

/** Rows of money have currencies of their own. */
const ROWS_PER_HOUR = 4;

/** The counts of each hour between the edges, in one statement; hours without rows are empty. */
export async function readCounts(
  sql: Sql,
  owner: Owner,
  edges: readonly Date[],
): Promise<readonly Readonly<Partial<Record<Count, number>>>[]> {
  const rows = await queryRollups(sql, owner, { edges, maxRows: edges.length * ROWS_PER_HOUR });
  const hours: Partial<Record<Count, number>>[] = edges.slice(1).map(() => ({}));
  for (const { position, counts } of rows) {
    const hour = hours[position];
    if (hour === undefined) continue;
    for (const [name, count] of Object.entries(counts) as [Count, number][]) hour[name] = (hour[name] ?? 0) + count;
  }
  return hours;
}

const sumOf = (counts: Readonly<Partial<Record<Count, number>>>, names: readonly Count[]): number =>
  names.reduce((sum, name) => sum + Math.max(0, counts[name] ?? 0), 0);

/** Events and trials of rows, of the hours at the positions given. */
export const sampleOf = ({ events, of }: WatchedMetric, row: Pick<RollupRow, 'counts'>): Sample => ({
  events: sumOf(row.counts, events),
  of: sumOf(row.counts, of),
});

/** The hours of a metric; the trials of an hour are those of the hours before it as well. */
export function hoursOf(
  metric: WatchedMetric,
  zone: string,
  edges: readonly Date[],
  counts: readonly Readonly<Partial<Record<Count, number>>>[],
): Hour[] {
  let trials = 0;
  const own = counts.map((hour) => sumOf(hour, metric.of));
  return counts.map((hour, n) => {
    trials += (own[n] as number) - (own[n - metric.hours] ?? 0);
    const at = (edges[n] as Date).getTime();
    const local = new Date(localOf(zone, at));
    const clock = { hour: local.getUTCHours(), weekday: local.getUTCDay() };
    return { at, ...clock, events: sumOf(hour, metric.events), of: trials };
  });
}

/** Whether an hour of the period has enough trials to be evaluated: reads the last day only. */
export async function hasTrials(
  sql: Sql,
  owner: Owner,
  metric: WatchedMetric,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const start = from - (metric.hours - 1) * HOUR_MS;
  const edges = [new Date(start), new Date(to)];
  const [counts = {}] = await readCounts(sql, owner, edges);
  return sumOf(counts, metric.of) >= MIN_TRIALS;
}
