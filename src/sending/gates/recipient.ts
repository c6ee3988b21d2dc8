import type { Gate } from '../facts/send-facts.ts';
import { pass, refuse } from './result.ts';

/**
 * The number parses as E.164, its line type can receive messages, and the account sends to its
 * country, so that a leaked key cannot send to expensive ones.
 */
export const recipientGate: Gate = ({ recipient, account: { allowedCountries } }) => {
  if (!recipient.ok) return refuse('recipient', recipient.code, {});
  const inputs = { country: recipient.country, line_type: recipient.lineType };
  if (allowedCountries === null || allowedCountries.includes(recipient.country)) return pass('recipient', inputs);
  return refuse('recipient', 'country_not_allowed', inputs);
};
