import { DAY_MS } from '../durations.ts';
import { deviation, type Model, type Sample } from './deviation.ts';
import { spread } from './robust.ts';

/** One interval of the account's history. */
export interface Hour extends Sample {
  /** Start in milliseconds since 1970. */
  readonly at: number;
  /** On the clock of the time zone, 0 to 23. */
  readonly hour: number;
  /** 0 to 6. */
  readonly weekday: number;
}

export interface Deviation extends Hour {
  /** Events that the history lets expect. */
  readonly expected: number;
  /** In standard deviations of the history; positive: more events. */
  readonly score: number;
}

/** Trials of the history below which hours of other weekdays or other times count as well. */
export const MIN_HISTORY = 500;
/** Trials of an hour below which it is not evaluated. */
export const MIN_TRIALS = 20;
/** Standard deviations: one false alarm in about two million evaluated hours. */
export const MIN_SCORE = 5;
/** A deviation of less than this part of the expected events is not worth attention. */
const MIN_CHANGE = 0.25;
/** Days of history with messages, below which nothing is usual. */
export const MIN_DAYS = 7;

type Sums = Map<string, { events: number; of: number }>;

/** From the most to the least alike: the same hour of the week, of the day, and all. */
const keysOf = ({ weekday, hour }: Hour): readonly string[] => [`${weekday}/${hour}`, `${hour}`, ''];

function sumUp(hours: readonly Hour[]): Sums {
  const sums: Sums = new Map();
  for (const hour of hours)
    for (const key of keysOf(hour)) {
      const sum = sums.get(key) ?? { events: 0, of: 0 };
      sum.events += hour.events;
      sum.of += hour.of;
      sums.set(key, sum);
    }
  return sums;
}

/** The past of an hour, without itself; null when there is too little of it. */
function pastOf(sums: Sums, hour: Hour, isInside: boolean): Sample | null {
  for (const key of keysOf(hour)) {
    const sum = sums.get(key) ?? { events: 0, of: 0 };
    const own = isInside ? hour : { events: 0, of: 0 };
    const past = { events: sum.events - own.events, of: sum.of - own.of };
    if (past.of >= MIN_HISTORY) return past;
  }
  return null;
}

export interface Baseline {
  /** Null: the hour or its history has too little data. */
  readonly deviationOf: (hour: Hour) => Deviation | null;
}

/**
 * What is usual for an account by hour and weekday. Hours of the history that deviate themselves
 * are left out, so that a past incident does not become usual; how much the others vary is the
 * unit in which deviations are measured. Null without enough history.
 */
export function baselineOf(model: Model, history: readonly Hour[]): Baseline | null {
  const used = history.filter(({ of }) => of > 0);
  if (new Set(used.map(({ at }) => Math.floor(at / DAY_MS))).size < MIN_DAYS) return null;
  const all = sumUp(used);
  const scored = used.map((hour) => {
    const past = pastOf(all, hour, true);
    return { hour, score: past === null ? 0 : deviation(model, hour, past) };
  });
  const unit = spread(scored.filter(({ hour }) => hour.of >= MIN_TRIALS).map(({ score }) => score));
  const usual = sumUp(scored.filter(({ score }) => Math.abs(score) < MIN_SCORE * unit).map(({ hour }) => hour));
  return {
    deviationOf: (hour) => {
      const past = hour.of < MIN_TRIALS ? null : pastOf(usual, hour, false);
      if (past === null) return null;
      const expected = (past.events / past.of) * hour.of;
      return { ...hour, expected, score: deviation(model, hour, past) / unit };
    },
  };
}

/** Whether a deviation is no chance and large enough to matter. */
export const isAnomalous = ({ score, events, expected }: Deviation): boolean =>
  Math.abs(score) >= MIN_SCORE && Math.abs(events - expected) >= MIN_CHANGE * Math.max(expected, 1);
