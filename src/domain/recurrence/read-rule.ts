import { HOUR_MS } from '../durations.ts';
import { readParts } from './read-parts.ts';
import { type Occurrences, occurrencesOf, type Recurrence } from './rule.ts';

/**
 * A year of 366 days less the largest clock change. A daily rule that starts shortly before clocks
 * go forward would otherwise have 367 occurrences, because the last of its days has come earlier.
 */
const YEAR_MS = 366 * 24 * HOUR_MS - 3 * HOUR_MS;
/** Four on each day. */
const MAX_PER_YEAR = 4 * 366;
/** What a param that contains a rule must be. */
export const RRULE = 'must be a rule of RFC 5545 with at most 1,464 occurrences a year';

/** A rule with its first occurrence, or what is wrong with it. */
export type ReadRule =
  | { readonly ok: true; readonly rrule: string; readonly first: Date }
  | { readonly ok: false; readonly fault: string };

/**
 * Checks a rule: its parts, that it has an occurrence, and that occurrences of the first year are
 * at least an hour apart and at most 1,464.
 */
export function readRule({ rrule: given, timezone, startAt }: Recurrence): ReadRule {
  const rrule = given
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const read = readParts(rrule);
  if (!read.ok) return read;
  const occurrences = occurrencesOf({ rrule, timezone, startAt });
  const minute = new Date(Math.floor(startAt.getTime() / 60_000) * 60_000);
  const first = occurrences.next(minute, 'inclusive');
  if (first === null) return fault('it has no occurrence in the 40 years after the start, or it ends before one');
  return checkPace(occurrences, first) ?? { ok: true, rrule, first };
}

const fault = (text: string): ReadRule => ({ ok: false, fault: text });

function checkPace(occurrences: Occurrences, first: Date): ReadRule | null {
  const end = first.getTime() + YEAR_MS;
  let count = 1;
  for (let at = first; ; count += 1) {
    const next = occurrences.next(at, 'exclusive');
    if (next === null || next.getTime() >= end) return null;
    if (next.getTime() - at.getTime() < HOUR_MS) return fault('occurrences are less than an hour apart');
    if (count >= MAX_PER_YEAR) return fault('it has more than 1,464 occurrences in a year, which is four a day');
    at = next;
  }
}
