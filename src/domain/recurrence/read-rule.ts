import { type Occurrences, occurrencesOf, type Recurrence } from './rule.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;
const MAX_PER_YEAR = 366;
const MAX_COUNT = 1_000;
/** Parts of RFC 5545 that name whole minutes; the seconds of the start are ignored. */
const PART =
  /^(?:FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)|(?:INTERVAL|COUNT)=[1-9]\d{0,3}|UNTIL=\d{8}(?:T\d{6}Z)?|WKST=[A-Z]{2}|BY(?:DAY|MONTHDAY|MONTH|HOUR|MINUTE|SETPOS|YEARDAY|WEEKNO)=[-+0-9A-Z,]{1,200})$/;

/** A rule with its first occurrence, or what is wrong with it. */
export type ReadRule =
  | { readonly ok: true; readonly rrule: string; readonly first: Date }
  | { readonly ok: false; readonly fault: string };

/**
 * Checks a rule: its parts, that it has an occurrence, and that occurrences of the first year are
 * at least an hour apart and at most 366.
 */
export function readRule({ rrule: given, timezone, startAt }: Recurrence): ReadRule {
  const rrule = given
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const parts = rrule.split(';');
  const unknown = parts.find((part) => !PART.test(part));
  if (unknown !== undefined) return fault(`the part ${unknown.slice(0, 40)} is not supported`);
  const names = parts.map((part) => part.slice(0, part.indexOf('=')));
  if (new Set(names).size < names.length) return fault('a part is given twice');
  if (names[0] !== 'FREQ') return fault('it must start with FREQ');
  if (names.includes('COUNT') && names.includes('UNTIL')) return fault('it has both COUNT and UNTIL');
  if (Number(/COUNT=(\d+)/.exec(rrule)?.[1] ?? 0) > MAX_COUNT) return fault(`COUNT is above ${MAX_COUNT}`);
  try {
    const occurrences = occurrencesOf({ rrule, timezone, startAt });
    const minute = new Date(Math.floor(startAt.getTime() / 60_000) * 60_000);
    const first = occurrences.next(minute, 'inclusive');
    if (first === null) return fault('it has no occurrence after the start');
    return checkPace(occurrences, first) ?? { ok: true, rrule, first };
  } catch (error) {
    return fault(error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read');
  }
}

const fault = (text: string): ReadRule => ({ ok: false, fault: text });

function checkPace(occurrences: Occurrences, first: Date): ReadRule | null {
  const end = first.getTime() + YEAR_MS;
  let count = 1;
  for (let at = first; ; count += 1) {
    const next = occurrences.next(at, 'exclusive');
    if (next === null || next.getTime() >= end) return null;
    if (next.getTime() - at.getTime() < HOUR_MS) return fault('occurrences are less than an hour apart');
    if (count >= MAX_PER_YEAR) return fault(`it has more than ${MAX_PER_YEAR} occurrences in a year`);
    at = next;
  }
}
