import { entriesOf } from '../word-list.ts';
import { foldMessage } from './fold-message.ts';
import type { Language } from './keywords/language.ts';
import type { Words } from './keywords/stop-words.ts';

/** A folded word or phrase of one language. */
export interface Term {
  readonly words: readonly string[];
  /** `en.opt_out`: the suffix of its rule ids. */
  readonly id: string;
  readonly language: Language;
}

export function termsOf(words: Words): readonly Term[] {
  return (Object.keys(words) as Language[]).flatMap((language) => {
    const list = words[language];
    return list ? termsIn(language, entriesOf(list)) : [];
  });
}

export function termsIn(language: Language, texts: readonly string[]): readonly Term[] {
  return texts.map((text) => ({
    words: foldMessage(text).tokens,
    id: `${language}.${text.replaceAll(' ', '_')}`,
    language,
  }));
}

/** If two languages share a word, the language listed first names the rule. */
export function byText<T extends Term>(terms: readonly T[]): ReadonlyMap<string, T> {
  return new Map(terms.toReversed().map((term) => [term.words.join(' '), term]));
}

/** Longest first, so that "stop all" wins over "stop". */
export function byFirstWord<T extends Term>(terms: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>();
  for (const term of terms.toSorted((a, b) => b.words.length - a.words.length)) {
    index.set(term.words[0]!, [...(index.get(term.words[0]!) ?? []), term]);
  }
  return index;
}

/** Every position at which a term of the index occurs in the tokens, from left to right. */
export function occurrences<T extends Term>(
  index: ReadonlyMap<string, readonly T[]>,
  tokens: readonly string[],
): readonly { readonly term: T; readonly at: number }[] {
  return tokens.flatMap((token, at) =>
    (index.get(token) ?? [])
      .filter((term) => term.words.every((word, step) => tokens[at + step] === word))
      .map((term) => ({ term, at })),
  );
}
