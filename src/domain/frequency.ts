import { dayOf } from './rule-packs/calendar-day.ts';
import type { RulePack } from './rule-packs/pack.ts';

/** At most `max` marketing texts to one person in any `windowHours` hours; two that are exactly so far apart are not within one. */
export interface Cap {
  /** Id of the rule of a pack, or `account-<hours>h`. */
  readonly rule: string;
  readonly max: number;
  readonly windowHours: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The caps that law sets in some jurisdictions on the UTC day of an instant. A rule that counts one subject only counts every text here:
 * what a text is about cannot be told from it, and the stricter reading harms nobody.
 */
export function lawfulCaps(pack: RulePack, jurisdictions: readonly string[], at: Date): readonly Cap[] {
  if (jurisdictions.length === 0) return [];
  const day = Math.floor(at.getTime() / DAY_MS);
  return pack.caps
    .filter(
      ({ jurisdiction, effectiveFrom, effectiveUntil }) =>
        jurisdictions.includes(jurisdiction) &&
        (effectiveFrom === null || dayOf(effectiveFrom) <= day) &&
        (effectiveUntil === null || day < dayOf(effectiveUntil)),
    )
    .map(({ id, max, windowHours }) => ({ rule: id, max, windowHours }));
}

/** The stretch in which texts count for one at `at`, both ends excluded; null without a cap. */
export function countedSpan(caps: readonly Cap[], at: Date): { readonly from: Date; readonly until: Date } | null {
  if (caps.length === 0) return null;
  const widest = Math.max(...caps.map(({ windowHours }) => windowHours)) * HOUR_MS;
  return { from: new Date(at.getTime() - widest), until: new Date(at.getTime() + widest) };
}

/** The caps that one more text at `at` would break. `touches` are the others, sent or planned. */
export function brokenCaps(caps: readonly Cap[], touches: readonly Date[], at: Date): readonly Cap[] {
  const times = touches.map((touch) => touch.getTime());
  return caps.filter((cap) => isFull(cap, times, at.getTime()));
}

/** The first instant from `at` on at which one more text breaks no cap. */
export function freeFrom(caps: readonly Cap[], touches: readonly Date[], at: Date): Date {
  const times = touches.map((touch) => touch.getTime());
  const candidates = caps.flatMap(({ windowHours }) => times.map((time) => time + windowHours * HOUR_MS));
  const later = [...new Set(candidates)].filter((time) => time > at.getTime()).sort((a, b) => a - b);
  const free = [at.getTime(), ...later].find((time) => !caps.some((cap) => isFull(cap, times, time)));
  return new Date(free ?? at.getTime());
}

/** Whether any window that holds `at` is full: one begins at each text before it, and one at it. */
function isFull({ max, windowHours }: Cap, times: readonly number[], at: number): boolean {
  const windowMs = windowHours * HOUR_MS;
  return [...times, at]
    .filter((start) => start > at - windowMs && start <= at)
    .some((start) => times.filter((time) => time >= start && time < start + windowMs).length >= max);
}
