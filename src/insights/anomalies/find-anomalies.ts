import type { Owner } from '../../domain/account.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { baselineOf, type Deviation, isAnomalous } from '../../domain/insights/history.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type AnomalyCause, findCauses } from './find-causes.ts';
import { type WatchedName, watchedOf } from './metrics.ts';
import { hoursOf, readCounts } from './read-hours.ts';

export interface Anomaly {
  readonly metric: WatchedName;
  readonly from: Date;
  readonly to: Date;
  readonly events: number;
  readonly expected: number;
  /** Messages that the events are compared with. */
  readonly of: number;
  /** Largest deviation of its hours, in standard deviations of the history. */
  readonly score: number;
  readonly isWorse: boolean;
  /** Best first. */
  readonly causes: readonly AnomalyCause[];
}

export interface AnomalyResult {
  readonly anomalies: readonly Anomaly[];
  /** Metrics whose history is too short or too small to say what is usual. */
  readonly unknown: readonly WatchedName[];
  /** Hours of a metric that had enough messages and history to be compared. */
  readonly evaluatedHours: number;
  readonly more: boolean;
}

/** Weeks of history before the period. */
export const HISTORY_WEEKS = 8;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** A cause takes several statements. */
const MAX_ANOMALIES = 20;

export interface AnomalyQuery {
  readonly metrics: readonly WatchedName[];
  readonly zone: string;
  /** Whole hours. */
  readonly from: number;
  readonly to: number;
}

/**
 * Compares each hour of a period with the account's own history by hour and weekday, and names what
 * explains most of a deviation. Reads the rollups, and for sources of opt-outs the consent entries.
 */
export async function findAnomalies(
  sql: Sql,
  owner: Owner,
  { metrics, zone, from, to }: AnomalyQuery,
): Promise<AnomalyResult> {
  const start = from - HISTORY_WEEKS * WEEK_MS;
  const edges = Array.from({ length: Math.round((to - start) / HOUR_MS) + 1 }, (_, n) => new Date(start + n * HOUR_MS));
  const counts = await readCounts(sql, owner, edges);
  const unknown: WatchedName[] = [];
  let evaluatedHours = 0;
  const found: Omit<Anomaly, 'causes'>[] = [];
  for (const name of metrics) {
    const metric = watchedOf(name);
    const hours = hoursOf(metric, zone, edges, counts);
    const baseline = baselineOf(
      metric.model,
      hours.filter(({ at }) => at < from),
    );
    if (baseline === null) {
      unknown.push(name);
      continue;
    }
    const deviations = hours.filter(({ at }) => at >= from).map((hour) => baseline.deviationOf(hour));
    evaluatedHours += deviations.filter((one) => one !== null).length;
    for (const run of runsOf(deviations)) found.push({ metric: name, ...summarize(run, metric.worse) });
  }
  const ranked = found.sort((one, other) => Math.abs(other.score) - Math.abs(one.score));
  const anomalies: Anomaly[] = [];
  for (const one of ranked.slice(0, MAX_ANOMALIES))
    anomalies.push({ ...one, causes: await findCauses(sql, owner, one, new Date(start)) });
  return { anomalies, unknown, evaluatedHours, more: ranked.length > MAX_ANOMALIES };
}

/** Hours in a row that deviate in the same direction. */
function runsOf(deviations: readonly (Deviation | null)[]): Deviation[][] {
  const runs: Deviation[][] = [];
  let last: Deviation | null = null;
  for (const one of deviations) {
    const isRun = one !== null && isAnomalous(one);
    if (isRun && last !== null && Math.sign(last.score) === Math.sign(one.score)) runs.at(-1)?.push(one);
    else if (isRun) runs.push([one]);
    last = isRun ? one : null;
  }
  return runs;
}

function summarize(run: readonly Deviation[], worse: 1 | -1) {
  const sum = (of: (one: Deviation) => number): number => run.reduce((whole, one) => whole + of(one), 0);
  const score = run.reduce((most, one) => (Math.abs(one.score) > Math.abs(most) ? one.score : most), 0);
  return {
    from: new Date(run[0]?.at ?? 0),
    to: new Date((run.at(-1)?.at ?? 0) + HOUR_MS),
    events: sum(({ events }) => events),
    expected: Math.round(sum(({ expected }) => expected) * 100) / 100,
    of: sum(({ of }) => of),
    score: Math.round(score * 100) / 100,
    isWorse: Math.sign(score) === worse,
  };
}
