import { knownAge } from '../../domain/age/known-age.ts';
import { minimumAge } from '../../domain/age/minimum-age.ts';
import { earliestDate } from '../../domain/time-zones/earliest-date.ts';
import type { SendFacts } from '../facts/send-facts.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { locationOf } from '../rules/plan-timing.ts';

/** The reason of the content gate. */
export const UNDER_AGE = 'under_age';

/** Content that a person is known to be too young for. */
export interface UnderAge {
  /** The rule that found the content. */
  readonly rule: string;
  readonly minimumAge: number;
  /** The attribute of the contact that says the age. */
  readonly attribute: string;
}

/**
 * Whether the contact is known to be too young for what the message says, on the date that the
 * person's own clock shows when the message is due. Null if no age is known. Where the clock can
 * be one of several, the person has to be old enough by all of them.
 */
export function underAge({
  content,
  recipient,
  person,
  timing,
}: Pick<SendFacts, 'content' | 'recipient' | 'person' | 'timing'>): UnderAge | null {
  if (!content.ok || !recipient.ok || person === null || content.classification.restricted.length === 0) return null;
  const { e164, country } = recipient;
  let strictest: Omit<UnderAge, 'attribute'> | null = null;
  for (const { rule } of content.classification.restricted) {
    const age = minimumAge(rule, country);
    if (age !== null && age > (strictest?.minimumAge ?? 0)) strictest = { rule, minimumAge: age };
  }
  if (strictest === null) return null;
  const { zones } = locationOf(e164, country, locationHintsOf(person));
  const today = earliestDate(zones, timing.dueAt.getTime());
  const known = knownAge((person.attributes ?? {}) as Readonly<Record<string, unknown>>, country, today);
  return known === null || known.years >= strictest.minimumAge ? null : { ...strictest, attribute: known.attribute };
}
