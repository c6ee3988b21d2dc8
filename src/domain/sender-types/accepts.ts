import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parsePhone } from '../phone.ts';
import { areaCodeLocation } from '../time-zones/area-codes.ts';
import { SENDER_RULES } from './data.ts';

export type SenderType = 'long_code' | 'toll_free' | 'short_code' | 'alphanumeric';
/** `registered`: an alphanumeric sender ID that the country's registry must know. */
export type TakenSender = SenderType | 'registered';

export interface SenderRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty: the country takes no messages of applications. */
  readonly takes: readonly TakenSender[];
  readonly confidence: string;
  readonly source: string;
}

const RULES: ReadonlyMap<string, SenderRule> = new Map(
  SENDER_RULES.trim()
    .split('\n')
    .map((row) => {
      const [country = '', takes = '', confidence = '', source = ''] = row.split('|').map((cell) => cell.trim());
      const senders = takes.split(' ').filter((sender): sender is TakenSender => sender !== 'none');
      return [country, { country, takes: senders, confidence, source }];
    }),
);

export const senderRules: readonly SenderRule[] = [...RULES.values()];

/** The rule of a country; undefined when nothing is known, which restricts nothing. */
export function senderRuleOf(country: string): SenderRule | undefined {
  return RULES.get(country);
}

const TOLL_FREE = /^\+18(?:00|33|44|55|66|77|88)/;

export function senderTypeOf(sender: string): SenderType {
  if (sender.startsWith('+')) return TOLL_FREE.test(sender) ? 'toll_free' : 'long_code';
  return /^\d+$/.test(sender) ? 'short_code' : 'alphanumeric';
}

/** Whether people can reply to a sender. A sender ID has no number that a reply could go to. */
export function isTwoWay(sender: string): boolean {
  return senderTypeOf(sender) !== 'alphanumeric';
}

const MAX_SENDERS = 10_000;
const homes = new Map<string, string>();

/**
 * Whether a country takes messages from a sender, which is a number in E.164, a short code or a
 * sender ID. A long code counts only in its own country; the United States and Canada are one. An
 * empty sender is not chosen yet, so there is nothing to refuse.
 */
export function acceptsSender(country: string, sender: string): boolean {
  const rule = RULES.get(country);
  if (rule === undefined || sender === '') return true;
  const type = senderTypeOf(sender);
  if (type === 'alphanumeric') return rule.takes.includes('alphanumeric') || rule.takes.includes('registered');
  return rule.takes.includes(type) && (type !== 'long_code' || homeOf(sender) === (country === 'CA' ? 'US' : country));
}

function homeOf(sender: string): string {
  const known = homes.get(sender);
  if (known !== undefined) return known;
  if (homes.size >= MAX_SENDERS) homes.clear();
  const home = sender.startsWith('+1') ? northAmericanHome(sender) : homeAbroad(sender);
  homes.set(sender, home);
  return home;
}

function northAmericanHome(sender: string): string {
  const [region = 'US'] = areaCodeLocation(sender)?.regions ?? [];
  return /^(?:US|CA)/.test(region) ? 'US' : region;
}

/** A long code may be a landline, which is no recipient but a sender. */
function homeAbroad(sender: string): string {
  const phone = parsePhone(sender);
  return phone.ok ? phone.country : (parsePhoneNumberFromString(sender, { extract: false })?.country ?? '');
}
