import { jurisdictionName } from '../time-zones/jurisdiction-name.ts';
import { senderRuleOf, senderTypeOf, type TakenSender } from './accepts.ts';

const NAMES: Readonly<Record<TakenSender, string>> = {
  long_code: 'a long code of that country',
  foreign: 'a long code of another country',
  toll_free: 'a toll-free number',
  short_code: 'a short code',
  alphanumeric: 'an alphanumeric sender ID',
  registered: 'a registered alphanumeric sender ID',
};
const REFUSED = {
  long_code: 'a long code of another country',
  toll_free: 'a toll-free number',
  short_code: 'a short code',
  alphanumeric: 'an alphanumeric sender ID',
} as const;

/** Why a country does not take a sender, and what it takes. */
export function describeRefusedSender(country: string, sender: string): string {
  const name = jurisdictionName(country);
  const type = senderTypeOf(sender);
  const takes = senderRuleOf(country)?.takes ?? [];
  if (takes.length === 0) return `Messages to ${name} cannot be sent: it takes none from applications.`;
  const refused = type === 'long_code' && !takes.includes('long_code') ? 'a long code' : REFUSED[type];
  return `Messages to ${name} cannot be sent from ${refused}. Send from ${joined(takes.map((each) => NAMES[each]))}.`;
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
