import { termOf } from '../../../src/discovery/terms.ts';

/** One entry of the search: a skill, a page or a section of a guide. */
export interface SearchDocument {
  /** The address, with the anchor of a section. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly summary: string;
  readonly name: string;
  readonly aliases: string;
  readonly params: string;
  readonly headings: string;
  readonly text: string;
}

/**
 * `phone-numbers.ensureDefault` is found by its whole name, by each part of it and by each word in
 * them.
 */
export function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}_.\-+]+/u)
    .map((word) => word.replaceAll(/^[.\-+]+|[.\-+]+$/g, ''))
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = word.split(/[._\-+]/).filter((part) => part !== '');
      const words = parts.flatMap((part) => part.split(/(?<=[a-z])(?=[A-Z])/));
      return [...new Set([word, ...parts, ...words])];
    });
}

/** "opt out" also searches for "optout", which is a part of `contacts.optOut`. */
function wordsAsked(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** Whether a title is this one word: "settings" asks for the page of that name. */
function isTitle(term: string, title: unknown): boolean {
  return typeof title === 'string' && !title.includes(' ') && termOf(title) === term;
}

/** The build and the browser must read words in the same way. */
export const SEARCH_OPTIONS = {
  fields: ['name', 'title', 'aliases', 'summary', 'params', 'headings', 'text'],
  storeFields: ['kind', 'title', 'summary'],
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    tokenize: wordsAsked,
    boost: { name: 4, title: 4, aliases: 4, summary: 3, headings: 2 },
    prefix: (term: string): boolean => term.length > 2,
    fuzzy: (term: string): number | false => (term.length > 4 ? 0.2 : false),
    // A page that explains a rule for all skills stands beside those of the skills that name it.
    boostDocument: (_id: string, term: string, stored?: Record<string, unknown>): number =>
      (stored?.kind === 'page' ? 2 : 1) * (isTitle(term, stored?.title) ? 2 : 1),
  },
};
