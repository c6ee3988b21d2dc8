import { DAY_MS, HOUR_MS } from './durations.ts';
import { dayOf } from './rule-packs/calendar-day.ts';
import type { RulePack } from './rule-packs/pack.ts';

/**
 * At most `max` marketing messages to one recipient in any `windowHours` hours. Two messages
 * exactly `windowHours` apart are not in one window.
 */
export interface Cap {
  /** The id of a rule pack's rule, or `account-<hours>h`. */
  readonly rule: string;
  readonly max: number;
  readonly windowHours: number;
}

/**
 * The legal caps of some jurisdictions on the UTC day of `at`. A rule that counts messages on one
 * subject counts every message here: the subject cannot be told from a message, and the stricter
 * reading is safe.
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

/**
 * The time range whose messages count towards a message at `at`, both ends excluded; null without
 * caps.
 */
export function countedSpan(caps: readonly Cap[], at: Date): { readonly from: Date; readonly until: Date } | null {
  if (caps.length === 0) return null;
  const widest = Math.max(...caps.map(({ windowHours }) => windowHours)) * HOUR_MS;
  return { from: new Date(at.getTime() - widest), until: new Date(at.getTime() + widest) };
}

/**
 * The caps that one more message at `at` would exceed. `recentSends` are the other messages, sent
 * or planned.
 */
export function brokenCaps(caps: readonly Cap[], recentSends: readonly Date[], at: Date): readonly Cap[] {
  const times = recentSends.map((sentAt) => sentAt.getTime());
  return caps.filter((cap) => isFull(cap, times, at.getTime()));
}

/** The earliest time from `at` on at which one more message exceeds no cap. */
export function freeFrom(caps: readonly Cap[], recentSends: readonly Date[], at: Date): Date {
  const times = recentSends.map((sentAt) => sentAt.getTime());
  const candidates = caps.flatMap(({ windowHours }) => times.map((time) => time + windowHours * HOUR_MS));
  const later = [...new Set(candidates)].filter((time) => time > at.getTime()).sort((a, b) => a - b);
  const free = [at.getTime(), ...later].find((time) => !caps.some((cap) => isFull(cap, times, time)));
  return new Date(free ?? at.getTime());
}

/**
 * Whether any window that contains `at` is full. A window starts at each message before `at`, and
 * at `at` itself.
 */
function isFull({ max, windowHours }: Cap, times: readonly number[], at: number): boolean {
  const windowMs = windowHours * HOUR_MS;
  return [...times, at]
    .filter((start) => start > at - windowMs && start <= at)
    .some((start) => times.filter((time) => time >= start && time < start + windowMs).length >= max);
}
