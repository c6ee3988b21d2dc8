import type { AutomationRateCap, AutomationWindow } from '../../generated/types.ts';
import { UNIT_MS } from '../durations.ts';

/** Runs are kept this long, so `once_per` cannot look back further. */
export const RUNS_KEPT_MS = 90 * UNIT_MS.days;

export interface RuleLimits {
  readonly rateCap: AutomationRateCap | null;
  readonly oncePer: AutomationWindow | null;
}

/** Earlier runs of a rule. */
export interface EarlierRuns {
  readonly lastHour: number;
  readonly lastDay: number;
  /** The last run for the same contact; null: none. */
  readonly ofContact: Date | null;
}

export type LimitReached = 'once_per' | 'rate_cap_hour' | 'rate_cap_day';

/** The limit that prevents a run at this time; null: it may run. */
export function limitReached({ rateCap, oncePer }: RuleLimits, earlier: EarlierRuns, at: Date): LimitReached | null {
  if (oncePer !== null && earlier.ofContact !== null && earlier.ofContact > windowStart(oncePer, at)) return 'once_per';
  if (rateCap?.per_hour !== undefined && earlier.lastHour >= rateCap.per_hour) return 'rate_cap_hour';
  return rateCap?.per_day !== undefined && earlier.lastDay >= rateCap.per_day ? 'rate_cap_day' : null;
}

export function windowMs({ amount, unit }: AutomationWindow): number {
  return amount * UNIT_MS[unit];
}

export function windowStart(window: AutomationWindow, at: Date): Date {
  return new Date(at.getTime() - windowMs(window));
}
