import { getCountries } from 'libphonenumber-js/max';
import { cellText } from './cell-text.ts';

const MAX_TAGS = 50;
const MAX_TAG = 64;

/**
 * Lower-cased address, or null when it cannot be one. Deliberately loose: only sending an email
 * proves an address.
 */
export function readEmail(text: string): string | null {
  const address = text.replace(/^mailto:/i, '').toLowerCase();
  return address.length <= 254 && /^[^\s@,;<>"]{1,64}@(?:[^\s@.,;<>"]+\.)+[^\s@.,;<>"\d]{2,}$/.test(address)
    ? address
    : null;
}

/**
 * Reads a list, or a string separated by commas, semicolons or bars. The first spelling of a tag is
 * kept. Null when the value is not a list of tags.
 */
export function readTags(value: unknown): string[] | null {
  const items: unknown = typeof value === 'string' ? value.split(/[,;|]/) : (value ?? []);
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return null;
  const byFold = new Map<string, string>();
  for (const tag of items.map(cellText).filter((text) => text !== '')) {
    if (!byFold.has(tag.toLowerCase())) byFold.set(tag.toLowerCase(), tag);
  }
  const tags = [...byFold.values()];
  return tags.length <= MAX_TAGS && tags.every((tag) => tag.length <= MAX_TAG) ? tags : null;
}

let countries: ReadonlyMap<string, string> | null = null;

/**
 * Alpha-2 code of a country code or a country name in English, Spanish, French, Portuguese or
 * German; null for anything else.
 */
export function findCountry(text: string): string | null {
  countries ??= readCountryNames();
  return countries.get(foldName(text)) ?? null;
}

function readCountryNames(): ReadonlyMap<string, string> {
  const names = new Map([
    ['uk', 'GB'],
    ['usa', 'US'],
    ['eeuu', 'US'],
    ['unitedstatesofamerica', 'US'],
    ['england', 'GB'],
  ]);
  for (const language of ['en', 'es', 'fr', 'pt', 'de']) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const country of getCountries()) {
      names.set(country.toLowerCase(), country);
      const name = display.of(country);
      if (name) names.set(foldName(name), country);
    }
  }
  return names;
}

function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}]+/gu, '')
    .toLowerCase();
}
