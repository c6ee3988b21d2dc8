import { DEFAULT_RULES, type InvalidReason } from '../hygiene/policy.ts';
import type { Meaning } from '../reasons.ts';

/**
 * Error codes for messages that a carrier filtered because of their content or sender: the
 * simulator's and Twilio's (30007 carrier violation, 30034 unregistered number;
 * twilio.com/docs/api/errors).
 */
export const FILTERED_CODES: readonly string[] = ['blocked_by_carrier', 'twilio_30007', 'twilio_30034'];

const FILTERED: Meaning = {
  means: 'The carrier filtered the message.',
  helps: 'Name the brand, remove public link shorteners, and register the campaign.',
};
const BY_REASON: Readonly<Record<InvalidReason, Meaning>> = {
  invalid_number: { means: 'The number does not exist.', helps: 'Correct the number.' },
  unknown_subscriber: { means: 'The number is not assigned to a subscriber.', helps: 'Correct the number.' },
  not_textable: { means: 'The number cannot receive messages.', helps: 'Ask the contact for a mobile number.' },
  unreachable: { means: 'The phone could not be reached.', helps: 'Try again later.' },
  blocked: {
    means: 'The carrier or the recipient blocks these messages.',
    helps: 'Contact the recipient by another channel.',
  },
  opted_out_at_carrier: {
    means: 'The recipient opted out at the carrier.',
    helps: 'Only a START from the recipient lifts it.',
  },
  disconnected: { means: 'The number is out of service.', helps: 'Correct the number.' },
  reassigned: { means: 'The number now belongs to another person.', helps: 'Ask the contact for the new number.' },
};
const UNKNOWN: Meaning = { means: 'The code is not documented.', helps: null };

/**
 * Whether a carrier rejected a message with this code because the person opted out there. No other
 * code is an opt-out: a blocked or filtered message (Twilio 30004, 30007) has many causes.
 */
export function meansOptOut(code: string | null): boolean {
  return DEFAULT_RULES.some(({ errorCode, reason }) => errorCode === code && reason === 'opted_out_at_carrier');
}

/**
 * Explains the error code of a message. Codes and meanings come from the hygiene rules, so both
 * know the same codes.
 */
export function meaningOfError(code: string): Meaning {
  if (FILTERED_CODES.includes(code)) return FILTERED;
  const rule = DEFAULT_RULES.find(({ errorCode }) => errorCode === code);
  return rule === undefined ? UNKNOWN : BY_REASON[rule.reason];
}
