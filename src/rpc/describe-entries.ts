import type { CallEffect } from '../call-effect.ts';
import type { JourneyEntersNow } from '../generated/types.ts';
import type { Answer } from './unit-of-work.ts';

/**
 * What the publication of a journey would start at once: its contacts enter by a worker, so the
 * call itself shows none of their messages.
 */
export function describeEntries(name: string, answer: Answer): Partial<CallEffect> | null {
  if (name !== 'journeys.publish') return null;
  const { people, messages, credits } = answer.enters_now as JourneyEntersNow;
  return people === 0 ? null : { credits: credits.at_most, recipients: people, messages: messages.at_most };
}
