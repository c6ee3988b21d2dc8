import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import { instantOf, nextLocalTime } from '../../domain/time-zones/local-time.ts';
import { resolveLocation } from '../../domain/time-zones/resolve.ts';
import { offsetSpan } from '../../domain/time-zones/zone-clock.ts';
import type { JourneySendWindow } from '../../generated/types.ts';
import type { AudienceContact } from '../../people/audience/audience.ts';
import { locationHintsOf } from '../../sending/rules/location-hints.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The earliest time from `at` on within the window in every zone in which the contact may be, or
 * at its beginning; `at` for a contact without a zone, as for quiet hours of its country.
 */
export function nextInWindow(contact: AudienceContact, { from, to }: JourneySendWindow, at: Date): Date {
  const { phone, country: phoneCountry } = contact;
  const { zones } = resolveLocation({ phone, phoneCountry, contact: locationHintsOf(contact) });
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const isInside = zones.every((zone) => {
    const local = at.getTime() + offsetSpan(zone, at.getTime()).offsetMs;
    const midnight = Math.floor(local / DAY_MS) * DAY_MS;
    const opens = instantOf(zone, midnight + start * MINUTE_MS);
    return at.getTime() >= opens && at.getTime() < instantOf(zone, midnight + end * MINUTE_MS);
  });
  if (isInside) return at;
  const next = nextLocalTime(zones, start, at.getTime());
  return next === null ? at : new Date(next);
}
