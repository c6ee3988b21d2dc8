import { DAY_MS } from '../../domain/durations.ts';
import type { QuietHoursVerdict } from '../../domain/quiet-hours/evaluate.ts';
import { jurisdictionName } from '../../domain/time-zones/jurisdiction-name.ts';
import { offsetSpan } from '../../domain/time-zones/zone-clock.ts';

export type BlockedVerdict = Extract<QuietHoursVerdict, { allowed: false }>;

/**
 * Why quiet hours block, in words that are true at any hour: `Outside the allowed hours in Rhode
 * Island, where it is 12:00 (Victory Day). Next allowed time: 2026-08-11 09:00.` Times are the
 * recipient's; the next one has a date when it is more than a day after `from`.
 */
export function describeQuietHours(verdict: BlockedVerdict, from: Date, next = verdict.nextAllowedAt): string {
  const { zone, localTime, jurisdiction, holiday } = verdict;
  if (zone === null || localTime === null) return "The recipient's time zone is unknown.";
  const time = `${localTime.slice(11, 16)}${holiday === null ? '' : ` (${holiday})`}`;
  const why =
    jurisdiction === null
      ? `Outside the account's sending hours: it is ${time} for the recipient.`
      : `Outside the allowed hours in ${jurisdictionName(jurisdiction)}, where it is ${time}.`;
  return `${why} ${next === null ? 'No allowed time was found.' : `Next allowed time: ${describeTime(next, from, zone)}.`}`;
}

/** `HH:MM` in the recipient's zone, with the date when the time is more than a day after `from`. */
function describeTime(at: Date, from: Date, zone: string): string {
  const local = new Date(at.getTime() + offsetSpan(zone, at.getTime()).offsetMs).toISOString();
  const isWithinDay = at.getTime() - from.getTime() < DAY_MS;
  return isWithinDay ? local.slice(11, 16) : `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}
