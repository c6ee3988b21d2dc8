import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { trimEndOf, trimStartOf } from './trim-characters.ts';

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const OPENING_QUOTES = '\'"\u2018\u2019\u201c\u201d`';
/** Quotes and separators that stay behind when a list is cut into numbers. */
const LEFT_OVER = '\'"\u2019\u201d,;:|/ ';

/** Schemes of addresses, the mark of lead forms (`p:+1…`), and the start of a chat link. */
const SCHEME = /^(?:tel|sms|smsto|callto|whatsapp|p):\s?(?:\/\/)?/i;
const LINK = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?/i;
/** What people write beside a number to say which one it is. */
const LABEL = /^(?:mobile|cell|mob|phone|tel|ph|m|c)[.:]{0,2}\s?(?=[+(\d])|\s?\((?:mobile|cell|mob|sms|m|c)\)$/i;

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
    // The middle dot and the underscore separate groups; flags only name the country again.
    .replace(/[\u00b7\u2022_]/g, ' ')
    .replace(/\p{RI}/gu, '')
    .trim()
    .replace(/^="(.*)"$/, '$1');
  const text = trimEndOf(trimStartOf(cell, OPENING_QUOTES), LEFT_OVER)
    .replace(SCHEME, '')
    .replace(LINK, '+')
    .replace(LABEL, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^[A-Z]{2}\s?(?=\+)/, '')
    .replace(/^\+[\s+]+/, '+')
    .replace(/^\(\s?(\+|00)\s?(\d{1,3})\s?\)/, '$1$2 ')
    .replace(/^(\+?\d{7,15})\.0+$/, '$1')
    .replace(/^\+\s*\(?00(?!0)\)?/, '+')
    .trim();
  return home === 'MX' ? withoutMexicanPrefix(withoutMexicanOne(text, home)) : withoutMexicanOne(text, home);
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
 * Only Germany and Austria have national numbers of 13 digits that begin with 521, so that anywhere
 * else such a number is a Mexican one also without a plus.
 */
const AMBIGUOUS: ReadonlySet<string> = new Set(['AT', 'DE']);

/**
 * Mexico dropped the 1 after its country code in 2019; address books still contain it, the metadata
 * rejects it.
 */
function withoutMexicanOne(text: string, home: CountryCode | undefined): string {
  const [, prefix = '', rest = ''] =
    /^((?:(?:\+|\(?00\)?)\s*)?)52[\s.-]*(?:1|\(1\)|\(?0(?:44|45|1)\)?)(.*)$/s.exec(text) ?? [];
  if (rest.replace(/\D/g, '').length !== 10) return text;
  if (prefix !== '') return `${prefix}52${rest}`;
  return home === undefined || AMBIGUOUS.has(home) ? text : `+52${rest}`;
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
