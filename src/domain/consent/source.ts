import { parseUrl } from '../../parse-url.ts';

/** Words that stand where a source should be. */
const PLACEHOLDERS = new Set([
  ...['na', 'none', 'null', 'nil', 'unknown', 'undefined', 'test', 'testing', 'tbd', 'todo', 'foo', 'bar', 'asdf'],
  ...['source', 'consent', 'yes', 'optin', 'opt in', 'website url', 'placeholder', 'example', 'dummy', 'sample'],
  ...[
    'where the person agreed',
    'where they agreed',
    'string',
    'text',
    'abc',
    'xyz',
    'blank',
    'empty',
    'misc',
    'other',
  ],
]);

/**
 * Consent is given to one sender and cannot be sold or collected from public pages (CTIA Messaging
 * Principles: no list sharing; 47 CFR 64.1200(f)(9): to the seller).
 */
const ACQUIRED = new Set([
  ...['bought', 'purchased', 'rented', 'leased', 'acquired', 'scraped'],
  ...[
    'scraping',
    'scraper',
    'harvested',
    'crawled',
    'leaked',
    'traded',
    'gekauft',
    'gekaufte',
    'gekaufter',
    'gemietet',
    'comprada',
    'comprado',
  ],
  ...['alquilada', 'achetee', 'achete', 'louee', 'alugada', 'zugekauft', 'adressbroker'],
]);
/** A purchase is no acquired list: "checkbox at purchase", "purchased a ticket on our site". */
const LISTS = new Set([
  ...['list', 'lists', 'database', 'databases', 'leads', 'lead', 'data', 'contacts', 'numbers', 'records', 'file'],
  ...['liste', 'listen', 'adressen', 'lista', 'listas', 'base', 'bases', 'datos', 'dados', 'donnees', 'contactos'],
]);
/** These name such a list by themselves. */
const ALWAYS = [
  ...['scraped', 'scraper', 'scraping', 'web scrape', 'harvested from', 'lead vendor', 'data broker', 'data vendor'],
  ...['list broker', 'list vendor', 'list provider', 'third party list', '3rd party list', 'third party leads'],
  ...['co reg', 'coregistration', 'lead generator', 'lead gen vendor', 'yellow pages', 'phone book', 'from linkedin'],
  ...['public directory', 'telefonbuch', 'paginas amarillas', 'pages jaunes', 'adresshandler', 'from a partner list'],
];

/**
 * Why a description of where consent was given proves nothing; null when it does. A URL or words
 * are accepted; placeholders and lists that were bought, rented or scraped are not.
 */
export function faultOfSource(source: string): string | null {
  const folded = fold(source);
  const words = folded.split(' ').filter(Boolean);
  if (isUrl(source)) return null;
  const letters = source.replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < 3 || PLACEHOLDERS.has(folded) || /^\s*https?:/i.test(source))
    return 'must be a URL or describe where the consent was given';
  if (isAcquired(folded, words))
    return 'names a list that was bought, rented or scraped: such a list has no consent to your messages';
  return null;
}

function isAcquired(folded: string, words: readonly string[]): boolean {
  if (ALWAYS.some((phrase) => ` ${folded} `.includes(` ${phrase} `))) return true;
  return words.some((word) => ACQUIRED.has(word)) && words.some((word) => LISTS.has(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** With a host that has a dot, so that `http://x` is none. */
function isUrl(source: string): boolean {
  const url = parseUrl(source.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
