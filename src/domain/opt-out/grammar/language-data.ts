import type { WordList } from '../../word-list.ts';
import type { Language } from '../keywords/language.ts';
import type { Rules } from './rules.ts';
import type { Tag } from './tags.ts';

/**
 * The vocabulary of one language, from `lexicon/opt-out/grammar`. A phrase wins over its first
 * word, and a word may be in the lists of several tags.
 */
export interface LanguageData {
  readonly language: Language;
  readonly words: Readonly<Partial<Record<Tag, WordList>>>;
  /** Rules of this language's word order, read before those that all languages share. */
  readonly rules?: Rules;
  /** Pronouns written onto the end of a verb: "borren|me". */
  readonly clitics?: readonly string[];
  /** Pronouns and particles written onto the start of a verb without apostrophe: "m|envoyez". */
  readonly elisions?: readonly string[];
}
