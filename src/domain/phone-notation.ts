import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { trimEndOf, trimStartOf } from './trim-characters.ts';

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const CLOSING_QUOTES = '\'"';
const OPENING_QUOTES = `${CLOSING_QUOTES}\u2018\u2019\``;

/** No notation of a phone number is longer. */
export const MAX_PHONE_INPUT = 64;

/**
 * Removes what spreadsheets, address books and keyboards add to a phone number. `home` is the
 * country where a number without a country code is.
 */
export function normalizePhone(raw: string, home?: CountryCode): string {
  const cell = raw
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .trim()
    .replace(/^="(.*)"$/, '$1');
  const text = trimEndOf(trimStartOf(cell, OPENING_QUOTES), CLOSING_QUOTES)
    .replace(/^(?:tel|sms|whatsapp):\s*/i, '')
    .replace(/^(\+?\d{7,15})\.0+$/, '$1')
    .replace(/^\+\s*\(?00(?!0)\)?/, '+')
    .trim();
  return home === 'MX' ? withoutMexicanPrefix(withoutMexicanOne(text)) : withoutMexicanOne(text);
}

/** Unicode assigns the digits of a script in order, from a code point that ends in 0 or 6. */
function toAsciiDigit(digit: string): string {
  if (digit <= '9' || digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  const last = code % 16;
  const startsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - last));
  return String(startsAtZero ? last : last - 6);
}

/**
 * Mexico dropped the 1 after its country code in 2019; address books still contain it, the metadata
 * rejects it.
 */
function withoutMexicanOne(text: string): string {
  const [, country = '', rest = ''] = /^((?:\+|\(?00\)?)\s*52)[\s.-]*1(.*)$/s.exec(text) ?? [];
  return rest.replace(/\D/g, '').length === 10 ? `${country}${rest}` : text;
}

/** Mexico dialled mobiles with 044 or 045, and other areas with 01, until 2019. */
function withoutMexicanPrefix(text: string): string {
  const [, rest = ''] = /^\(?0(?:44|45|1)\)?[\s.-]*(.*)$/s.exec(text) ?? [];
  return rest.replace(/\D/g, '').length === 10 ? rest : text;
}

const DIALLED = /^\(?00(?!0)\)?/;

/**
 * A number dialled with 00, the international prefix of most countries, with a plus instead; null
 * for any other number.
 */
export function withPlus(typed: string): string | null {
  return DIALLED.test(typed) ? `+${typed.replace(DIALLED, '')}` : null;
}

/** The country of an alpha-2 code in any case; `UK` is accepted. */
export function phoneCountry(code: string | undefined): CountryCode | undefined {
  const upper = code?.trim().toUpperCase();
  if (upper === 'UK') return 'GB';
  return upper && isSupportedCountry(upper) ? upper : undefined;
}
