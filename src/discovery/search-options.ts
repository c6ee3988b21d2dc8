import type { Options } from 'minisearch';
import type { SearchDocument } from '../generated/search.ts';
import { termOf } from './terms.ts';

/** An alias says what a skill is for more exactly than its description does. */
const WEIGHTS = { aliases: 4, name: 4, summary: 3, description: 0.8, details: 0.4 };

/** The stems of the words that count, each once. */
export function termsOf(text: string): readonly string[] {
  return [...new Set(wordsOf(text).map(termOf))].filter((term) => term !== null);
}

export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '');
}

/** How skills are indexed and searched. */
export const searchOptions: Options<SearchDocument> = {
  fields: Object.keys(WEIGHTS),
  storeFields: [],
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    boost: WEIGHTS,
    combineWith: 'OR',
    prefix: (term) => term.length > 3,
    // Without a maximum, words of 30 letters have six, and nine of them take ten milliseconds.
    maxFuzzy: 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { prefix: 0.4, fuzzy: 0.3 },
  },
};
