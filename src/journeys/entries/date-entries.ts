import { readCalendar } from '../../accounts/calendar.ts';
import { NO_CAUSE } from '../../domain/causes.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/durations.ts';
import { attributeField } from '../../domain/segments/operators.ts';
import { offsetOfName } from '../../domain/time-zones/all-zones.ts';
import { instantOf } from '../../domain/time-zones/local-time.ts';
import { resolveLocation } from '../../domain/time-zones/resolve.ts';
import type { JourneyEntryDate, SegmentRule } from '../../generated/types.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { findContactsByIds } from '../../people/contacts/find-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { locationHintsOf } from '../../sending/rules/location-hints.ts';
import type { Entrant } from './enroll.ts';

/** The day of an occurrence is over everywhere; contacts that entered since then are not found. */
const OVER_MS = 2 * DAY_MS;
const DEFAULT_TIME = '10:00';

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const dateOf = (at: Date, offsetMs: number): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/**
 * Contacts on whose clock the day of the entry is now; without a time zone, on that of the account.
 */
export function dateEntryRule(
  { attribute, yearly = false, offset_days: offset = 0 }: JourneyEntryDate,
  at: Date,
): SegmentRule {
  const field = attributeField(attribute);
  const onDay: SegmentRule = { kind: 'field', field, operator: 'anniversary', days_from_now: -offset };
  if (yearly) return onDay;
  const today = dateOf(at, 0);
  const dates = [-1, 0, 1].map((days) => dateAfter(today, days - offset));
  const inYear = dates.map((value): SegmentRule => ({ kind: 'field', field, operator: 'starts_with', value }));
  return { kind: 'and', rules: [{ kind: 'or', rules: inYear }, onDay] };
}

/** Who entered since then is not found again. */
export const enteredSince = (at: Date): Date => new Date(at.getTime() - OVER_MS);

/** Each with its day as the key, and the local time of the entry as its first step. */
export async function dateEntrants(
  tx: Sql,
  owner: { readonly tenantId: string; readonly accountId: string },
  entry: JourneyEntryDate,
  contactIds: readonly string[],
  at: Date,
): Promise<Entrant[]> {
  const contacts = await findContactsByIds(tx, owner, contactIds);
  const { zone } = await readCalendar(tx, owner);
  return contacts.map((contact) => {
    const key = dateOf(at, offsetOfName(contact.timezone ?? zone, at.getTime()) ?? 0);
    const startsAt = startOf(contact, zone, key, entry.time ?? DEFAULT_TIME, at);
    const properties = { date: dateAfter(key, -(entry.offset_days ?? 0)) };
    // What happens between the entry and the first step ends the enrollment, such as an opt-out.
    const event = { name: null, properties, occurred_at: at.toISOString() };
    return { contactId: contact.id, event, cause: NO_CAUSE, key, startsAt };
  });
}

/** The time of day in all zones in which the contact may be; now if it has passed. */
function startOf(contact: Contact, ofAccount: string, date: string, time: string, at: Date): Date {
  const { phone, country: phoneCountry } = contact;
  const { zones: own } = resolveLocation({ phone, phoneCountry, contact: locationHintsOf(contact) });
  const zones = own.length > 0 ? own : [ofAccount];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const local = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE_MS;
  const reached = zones.map((zone) => instantOf(zone, local));
  return new Date(Math.max(at.getTime(), ...reached));
}
