import { beginsWithCalendarDate } from '../calendar-date.ts';
import { readTime } from '../segments/times.ts';

/** A time to wait for: an instant, or a date and a time of day on the clock of whom it concerns. */
export type WaitTime = { readonly at: number } | { readonly local: number };

/** A calendar date, alone or with a time of day (ISO 8601; the seconds may be missing). */
const LOCAL = /^(\d{4}-(?:0[1-9]|1[0-2])-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?))?$/;

/**
 * Reads RFC 3339, whose offset makes it an instant, or a date with or without a time of day. Null
 * for other text and for days that do not exist.
 */
export function readWait(text: string): WaitTime | null {
  const [, date, time = '00:00'] = LOCAL.exec(text) ?? [];
  if (date === undefined) {
    const at = readTime(text);
    return at && { at: at.getTime() };
  }
  if (date.startsWith('0000') || !beginsWithCalendarDate(date)) return null;
  return { local: Date.parse(`${date}T${time}Z`) };
}
