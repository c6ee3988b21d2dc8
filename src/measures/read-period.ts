import { BUCKET_MS } from '../counting/buckets.ts';
import type { Calendar } from '../domain/calendar/account-calendar.ts';
import { type Comparison, comparedPeriod, edgesOf, type Interval, namedPeriod } from '../domain/calendar/intervals.ts';
import { DAY_MS } from '../domain/durations.ts';
import { CLOCK, faultOfClock, readClock } from '../domain/time-zones/read-clock.ts';
import { emptyPeriod, invalidParams } from '../errors.ts';
import type { NamedPeriod, WeekStart } from '../generated/types.ts';

export interface PeriodParams {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly period?: NamedPeriod | undefined;
  readonly timezone?: string | undefined;
  readonly week_start?: WeekStart | undefined;
  readonly compare_to?: Comparison | undefined;
}

/** By which intervals are cut. */
export interface Clock {
  readonly zone: string;
  readonly weekStart: WeekStart;
}

export interface Period extends Clock {
  readonly from: Date;
  readonly to: Date;
  /** Null without a comparison. */
  readonly compared: { readonly from: Date; readonly to: Date } | null;
}

const MAX_DAYS = 1_830;
/** Years in which there can be figures, and periods to compare them with. */
const YEARS = [2000, 2100] as const;
const DEFAULT: NamedPeriod = 'last_30_days';

/**
 * The period of a call in its time zone, or else that of the account, widened to whole quarters of
 * an hour. Throws -32602 for an
 * unknown zone and a period that is empty, too long, or not of this century.
 */
export function readPeriod(
  { from, to, period, timezone, week_start: givenStart, compare_to: comparison }: PeriodParams,
  calendar: Calendar,
  now: Date,
): Period {
  const zone = timezone === undefined ? calendar.zone : readZone(timezone);
  const weekStart = givenStart ?? calendar.weekStart;
  refuseBoth({ period, from, to });
  const named = namedPeriod(zone, period ?? DEFAULT, now.getTime(), weekStart);
  const end = to === undefined ? named[1] : Date.parse(to);
  const start = from === undefined ? (to === undefined ? named[0] : end - 30 * DAY_MS) : Date.parse(from);
  const first = Math.floor(start / BUCKET_MS) * BUCKET_MS;
  const last = Math.ceil(end / BUCKET_MS) * BUCKET_MS;
  if (first >= last) throw emptyPeriod();
  if (last - first > MAX_DAYS * DAY_MS)
    throw invalidParams(`The period is longer than ${MAX_DAYS} days. Ask for a shorter one.`, [
      { path: '/from', rule: `at most ${MAX_DAYS} days before to` },
    ]);
  if (first < Date.UTC(YEARS[0], 0) || last > Date.UTC(YEARS[1], 0))
    throw invalidParams(`The period must be between ${YEARS[0]} and ${YEARS[1]}.`, [
      { path: from === undefined ? '/to' : '/from', rule: `between ${YEARS[0]} and ${YEARS[1]}` },
    ]);
  const compared = comparison === undefined ? null : comparedPeriod(zone, first, last, comparison);
  return {
    zone,
    weekStart,
    from: new Date(first),
    to: new Date(last),
    compared: compared === null ? null : { from: new Date(compared[0]), to: new Date(compared[1]) },
  };
}

type Bounds = Pick<PeriodParams, 'period' | 'from' | 'to'>;

function refuseBoth({ period, from, to }: Bounds): void {
  if (period !== undefined && (from !== undefined || to !== undefined))
    throw invalidParams('Set either period or from and to.', [{ path: '/period', rule: 'either this or from and to' }]);
}

/**
 * The bounds of what has happened so far: the period by its name in the calendar of the account, or
 * the given times; null: from the beginning.
 */
export function readBounds(
  bounds: Bounds,
  { zone, weekStart }: Calendar,
  now: Date,
): { readonly from: Date | null; readonly to: Date } {
  refuseBoth(bounds);
  const { period, from, to } = bounds;
  if (period === undefined)
    return { from: from === undefined ? null : new Date(from), to: to === undefined ? now : new Date(to) };
  const [start, end] = namedPeriod(zone, period, now.getTime(), weekStart);
  return { from: new Date(start), to: new Date(Math.min(end, now.getTime())) };
}

/** Starts of the intervals, and the end of the last. Throws -32602 when there are too many. */
export function readEdges(
  { zone, weekStart }: Clock,
  interval: Interval,
  { from, to }: Pick<Period, 'from' | 'to'>,
  max: number,
): Date[] {
  const edges = edgesOf(zone, interval, from.getTime(), to.getTime(), max, weekStart);
  if (edges === null)
    throw invalidParams(`The period has more than ${max} intervals. Ask for a shorter period or longer intervals.`, [
      { path: '/interval', rule: `at most ${max} intervals` },
    ]);
  return edges.map((at) => new Date(at));
}

/** Figures can be read by a clock such as `EST` too, for which nothing is kept. */
function readZone(timezone: string): string {
  const read = readClock(timezone);
  if (read.kind !== 'unknown') return read.name;
  throw invalidParams(faultOfClock(read), [{ path: '/timezone', rule: CLOCK }]);
}
