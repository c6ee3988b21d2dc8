import { DEFAULT_RULES, type InvalidReason } from './hygiene/policy.ts';
import type { Meaning } from './reasons.ts';

/**
 * Codes with which carriers say that they filtered a text for what it says or for who sent it: the simulator's, and Twilio's (30007 carrier
 * violation, 30034 unregistered number; twilio.com/docs/api/errors).
 */
export const FILTERED_CODES: readonly string[] = ['blocked_by_carrier', 'twilio_30007', 'twilio_30034'];

const FILTERED: Meaning = {
  means: 'The carrier filtered the text.',
  helps: 'Say who writes, leave shared link shorteners out, and register the campaign.',
};
const BY_REASON: Readonly<Record<InvalidReason, Meaning>> = {
  invalid_number: { means: 'There is no such number.', helps: 'Correct the number.' },
  unknown_subscriber: { means: 'Nobody has this number.', helps: 'Correct the number.' },
  not_textable: { means: 'The number cannot get texts.', helps: 'Ask the person for the number of a mobile.' },
  unreachable: { means: 'The telephone could not be reached.', helps: 'Try again later.' },
  blocked: { means: 'The carrier or the person blocks these texts.', helps: 'Ask the person another way.' },
  opted_out_at_carrier: {
    means: 'The person opted out at the carrier.',
    helps: 'Only START from the person lifts it.',
  },
  disconnected: { means: 'The number is out of service.', helps: 'Correct the number.' },
  reassigned: { means: 'Somebody else has the number by now.', helps: 'Ask the person for the new number.' },
};
const UNKNOWN: Meaning = { means: 'No more is known than this code.', helps: null };

/** What an error code of a message means, by what hygiene takes it for: a code is known to both or to neither. */
export function meaningOfError(code: string): Meaning {
  if (FILTERED_CODES.includes(code)) return FILTERED;
  const rule = DEFAULT_RULES.find(({ errorCode }) => errorCode === code);
  return rule === undefined ? UNKNOWN : BY_REASON[rule.reason];
}
