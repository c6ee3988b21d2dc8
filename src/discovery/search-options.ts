import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchDocument } from '../generated/search.ts';

/** Words that say nothing about the job to do. */
const STOP_WORDS = new Set(
  `a about actually all already am an and any are as at be because been being but by can could did do does
  else every for from get gets getting give had has have having hello hey hi how i id if ill im in into is isnt it its
  ive just keep let like ll make me my need needs now of off on one or our ours out over own please really right s so
  some something somehow still t than that thats the their them then there these they thing things this those to too up
  us use used using ve very want wants was way we were what whats when where which while who whose why will with without
  wont would yes you your`
    .trim()
    .split(/\s+/),
);

/** An alias says what a skill is for more exactly than its description does. */
const WEIGHTS = { aliases: 4, name: 4, summary: 3, description: 0.8, details: 0.4 };

/** Lower-case stem of a word; null for a word that does not count. */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().replaceAll(/['’]/g, '');
  return plain.length < 2 || STOP_WORDS.has(plain) ? null : stemmer(plain);
}

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

/** How skills are indexed and searched: in the service, and in the browser for the docs. */
export const searchOptions: Options<SearchDocument> = {
  fields: Object.keys(WEIGHTS),
  storeFields: [],
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    boost: WEIGHTS,
    combineWith: 'OR',
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { prefix: 0.4, fuzzy: 0.3 },
  },
};
