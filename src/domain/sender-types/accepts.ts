import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseAsWritten } from '../phone.ts';
import { areaCodeLocation } from '../time-zones/area-codes.ts';
import { SENDER_RULES } from './data.ts';

export type SenderType = 'long_code' | 'toll_free' | 'short_code' | 'alphanumeric';
/**
 * `registered`: an alphanumeric sender ID that the country's registry must know. `foreign`: a long
 * code of another country.
 */
export type TakenSender = SenderType | 'registered' | 'foreign';

export interface SenderRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty: the country takes no messages of applications. */
  readonly takes: readonly TakenSender[];
  /** Messages from these arrive, and show another sender. */
  readonly replaces: readonly TakenSender[];
  readonly confidence: string;
  readonly source: string;
}

const RULES: ReadonlyMap<string, SenderRule> = new Map(
  SENDER_RULES.trim()
    .split('\n')
    .map((row) => {
      const [country = '', takes = '', confidence = '', source = ''] = row.split('|').map((cell) => cell.trim());
      const senders = takes.split(' ').filter((sender) => sender !== 'none');
      const shown = senders.filter((sender) => !sender.startsWith('~')) as TakenSender[];
      const replaced = senders.filter((sender) => sender.startsWith('~')).map((sender) => sender.slice(1));
      return [country, { country, takes: shown, replaces: replaced as TakenSender[], confidence, source }];
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
 * Whether messages from a sender arrive in a country. The sender is a number in E.164, a short code
 * or a sender ID. An empty sender is not chosen yet, so there is nothing to refuse.
 */
export function acceptsSender(country: string, sender: string): boolean {
  const rule = RULES.get(country);
  if (rule === undefined || sender === '') return true;
  return kindsOf(country, sender).some((kind) => rule.takes.includes(kind) || rule.replaces.includes(kind));
}

/**
 * What the sender should know where its messages arrive: the country wants it registered, or shows
 * another sender in its place. Null otherwise, also where its messages do not arrive.
 */
export function senderNotice(country: string, sender: string): 'sender_registration' | 'sender_replaced' | null {
  const rule = RULES.get(country);
  if (rule === undefined || sender === '') return null;
  const kinds = kindsOf(country, sender);
  const taken = kinds.find((kind) => rule.takes.includes(kind));
  if (taken !== undefined) return taken === 'registered' ? 'sender_registration' : null;
  return kinds.some((kind) => rule.replaces.includes(kind)) ? 'sender_replaced' : null;
}

/**
 * What a sender is to a country. A long code counts as one only in its own country; the United
 * States and Canada are one. A toll-free number is foreign to the others.
 */
function kindsOf(country: string, sender: string): readonly TakenSender[] {
  const type = senderTypeOf(sender);
  if (type === 'alphanumeric') return ['alphanumeric', 'registered'];
  if (type === 'toll_free') return country === 'US' || country === 'CA' ? ['toll_free'] : ['toll_free', 'foreign'];
  if (type === 'short_code') return ['short_code'];
  return [homeOf(sender) === (country === 'CA' ? 'US' : country) ? 'long_code' : 'foreign'];
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
  const phone = parseAsWritten(sender);
  return phone.ok ? phone.country : (parsePhoneNumberFromString(sender, { extract: false })?.country ?? '');
}
