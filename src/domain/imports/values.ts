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
 * Reads a list, or a string separated by commas, semicolons, bars or `:::`, in which names may be
 * quoted (`"Customer","VIP, gold"`). The first spelling of a tag is kept. Null when the value is
 * not a list of tags.
 */
export function readTags(value: unknown): string[] | null {
  const items: unknown = typeof value === 'string' ? splitTags(value) : (value ?? []);
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return null;
  const byFold = new Map<string, string>();
  for (const tag of items.map(cellText).filter((text) => text !== '')) {
    if (!byFold.has(tag.toLowerCase())) byFold.set(tag.toLowerCase(), tag);
  }
  const tags = [...byFold.values()];
  return tags.length <= MAX_TAGS && tags.every((tag) => tag.length <= MAX_TAG) ? tags : null;
}

function splitTags(text: string): readonly string[] {
  // A list in the notation of JSON, as exports of databases write it.
  const inner = /^\s*\[(.*)\]\s*$/s.exec(text)?.[1] ?? text;
  const isQuoted = /(?:^|[,;|])\s*"[^"]*"\s*(?:[,;|]|$)/.test(inner);
  const parts = isQuoted ? (inner.match(/"[^"]*"|[^,;|"]+/g) ?? []) : inner.split(/[,;|]|:::/);
  // Google Contacts marks its own labels with an asterisk.
  return parts.map((part) => part.trim().replace(/^\* /, ''));
}

interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|sr|sra|srta|mme|mlle)\.?\s+/i;

/** What may follow a name after a comma. */
const DEGREE = /^(?:jr|sr|i{2,3}|iv|ph\.?d|m\.?d|esq|dds|dvm|cpa|rn|mba)\.?$/i;

/** The first and last name; a full name is split when there is no other. */
export function readName(firstName: string | null, lastName: string | null, full: string | null): PersonName {
  if (full === null || firstName !== null || lastName !== null) return { firstName, lastName };
  const [last = '', first] = full.split(',', 2).map((part) => part.trim());
  if (first !== undefined && first !== '' && !DEGREE.test(first))
    return { firstName: first, lastName: last === '' ? null : last };
  const name = last.replace(TITLE, '');
  const cut = name.search(/\s/);
  return cut === -1
    ? { firstName: name || null, lastName: null }
    : { firstName: name.slice(0, cut), lastName: name.slice(cut).trim() };
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
