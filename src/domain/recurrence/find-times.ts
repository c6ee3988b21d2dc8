import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { calendarDay, dayMatcher, firstOfMonth, firstOfWeek } from './match-day.ts';
import type { RuleParts } from './read-parts.ts';

/** Covers 29 February on a given weekday: at most 40 years apart, over a year such as 2100. */
const SEARCH_DAYS = 40 * 366;

/** The first time of a rule on the wall clock (as if it were UTC) from a time on, or null. */
export type FindTime = (from: number) => number | null;

/**
 * Times of a rule on the wall clock. A search ends after 40 years; with COUNT, one begins at each
 * time from the start. Its work is at most one look at each day of them, whatever the rule:
 * libraries for rules take seconds to give up on one that never occurs.
 */
export function findTimes(parts: RuleParts, start: number): FindTime {
  const periods = periodsOf(parts, start);
  const search = (from: number): number | null => {
    const lastDay = Math.floor(from / DAY_MS) + SEARCH_DAYS;
    for (let index = periods.indexAt(from); periods.firstDay(index) <= lastDay; index = periods.following(index)) {
      const found = periods.times(index).find((time) => time >= from);
      if (found !== undefined) return found;
    }
    return null;
  };
  const [count] = parts.numbers('COUNT');
  if (count === undefined) return (from) => search(Math.max(from, start));
  const counted: number[] = [];
  return (from) => {
    for (let last = counted.at(-1); counted.length < count && (last === undefined || last < from); ) {
      const next = search(last === undefined ? start : last + MINUTE_MS);
      if (next === null) break;
      counted.push(next);
      last = next;
    }
    return counted.find((time) => time >= from) ?? null;
  };
}

/** Periods of the rule's frequency, numbered from the one of the start, which is 0. */
interface Periods {
  /** The first period of the rule that does not end before a time from the start on. */
  readonly indexAt: (time: number) => number;
  readonly firstDay: (index: number) => number;
  /** The next period that may have times. */
  readonly following: (index: number) => number;
  /** In order. */
  readonly times: (index: number) => readonly number[];
}

function periodsOf(parts: RuleParts, start: number): Periods {
  const { numbers } = parts;
  const [interval = 1] = numbers('INTERVAL');
  const isDayOfRule = rememberLast(dayMatcher(parts, Math.floor(start / DAY_MS)));
  const clock = clockTimes(parts, start);
  const select = selector(numbers('BYSETPOS'));
  const scale = parts.frequency === 'HOURLY' ? hourScale(start) : dayScale(parts, Math.floor(start / DAY_MS));
  const upTo = (index: number): number => Math.ceil(index / interval) * interval;
  let known: { readonly index: number; readonly times: readonly number[] } | null = null;

  const compute = (index: number): readonly number[] => {
    const [from, to] = scale.span(index);
    const times: number[] = [];
    for (let day = Math.floor(from / DAY_MS); day * DAY_MS < to; day += 1) {
      if (!isDayOfRule(day)) continue;
      for (const time of clock) {
        const at = day * DAY_MS + time;
        if (at >= from && at < to) times.push(at);
      }
    }
    return select(times).filter((time) => time >= start);
  };
  return {
    indexAt: (time) => upTo(scale.indexOf(time)),
    firstDay: (index) => Math.floor(scale.span(index)[0] / DAY_MS),
    following: (index) => {
      const day = Math.floor(scale.span(index)[0] / DAY_MS);
      // Hours of a day without times are passed over at once; there are 350,000 in 40 years.
      if (parts.frequency === 'HOURLY' && !isDayOfRule(day))
        return Math.max(index + interval, upTo(scale.indexOf((day + 1) * DAY_MS)));
      return index + interval;
    },
    times: (index) => {
      if (known?.index !== index) known = { index, times: compute(index) };
      return known.times;
    },
  };
}

/** The hours of a day ask about it 24 times in a row. */
function rememberLast(test: (day: number) => boolean): (day: number) => boolean {
  let last = { day: Number.NaN, passes: false };
  return (day) => {
    if (last.day !== day) last = { day, passes: test(day) };
    return last.passes;
  };
}

interface Scale {
  readonly indexOf: (time: number) => number;
  /** Its start and end. */
  readonly span: (index: number) => readonly [number, number];
}

function hourScale(start: number): Scale {
  const origin = Math.floor(start / HOUR_MS);
  return {
    indexOf: (time) => Math.floor(time / HOUR_MS) - origin,
    span: (index) => [(origin + index) * HOUR_MS, (origin + index + 1) * HOUR_MS],
  };
}

function dayScale({ frequency, weekStart }: RuleParts, startDay: number): Scale {
  const { year, month } = calendarDay(startDay);
  const week = firstOfWeek(startDay, weekStart);
  const [indexOf, firstDay]: readonly [(day: number) => number, (index: number) => number] = {
    DAILY: [(day: number) => day - startDay, (index: number) => startDay + index] as const,
    WEEKLY: [(day: number) => Math.floor((day - week) / 7), (index: number) => week + 7 * index] as const,
    MONTHLY: [
      (day: number) => {
        const at = calendarDay(day);
        return 12 * (at.year - year) + at.month - month;
      },
      (index: number) => firstOfMonth(year, month + index),
    ] as const,
    YEARLY: [(day: number) => calendarDay(day).year - year, (index: number) => firstOfMonth(year + index, 1)] as const,
  }[frequency as Exclude<RuleParts['frequency'], 'HOURLY'>];
  return {
    indexOf: (time) => indexOf(Math.floor(time / DAY_MS)),
    span: (index) => [firstDay(index) * DAY_MS, firstDay(index + 1) * DAY_MS],
  };
}

/** Times of day of the rule, after midnight; in an hourly rule those of any hour without BYHOUR. */
function clockTimes({ frequency, numbers }: RuleParts, start: number): readonly number[] {
  const given = { hours: numbers('BYHOUR'), minutes: numbers('BYMINUTE') };
  const anyHour = frequency === 'HOURLY' ? Array.from({ length: 24 }, (_, hour) => hour) : null;
  const hours = given.hours.length > 0 ? given.hours : (anyHour ?? [Math.floor((start % DAY_MS) / HOUR_MS)]);
  const minutes = given.minutes.length > 0 ? given.minutes : [Math.floor((start % HOUR_MS) / MINUTE_MS)];
  return hours.flatMap((hour) => minutes.map((minute) => hour * HOUR_MS + minute * MINUTE_MS));
}

function selector(positions: readonly number[]): (times: readonly number[]) => readonly number[] {
  if (positions.length === 0) return (times) => times;
  return (times) => {
    const chosen = new Set(positions.map((position) => (position > 0 ? position - 1 : times.length + position)));
    return times.filter((_, index) => chosen.has(index));
  };
}
