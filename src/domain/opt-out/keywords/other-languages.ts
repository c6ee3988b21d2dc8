import { lists as ar } from '../../../generated/lexicon/opt-out/keywords/ar.ts';
import { lists as hi } from '../../../generated/lexicon/opt-out/keywords/hi.ts';
import { lists as it } from '../../../generated/lexicon/opt-out/keywords/it.ts';
import { lists as ja } from '../../../generated/lexicon/opt-out/keywords/ja.ts';
import { lists as ko } from '../../../generated/lexicon/opt-out/keywords/ko.ts';
import { lists as nl } from '../../../generated/lexicon/opt-out/keywords/nl.ts';
import { lists as pl } from '../../../generated/lexicon/opt-out/keywords/pl.ts';
import { lists as ru } from '../../../generated/lexicon/opt-out/keywords/ru.ts';
import { lists as tl } from '../../../generated/lexicon/opt-out/keywords/tl.ts';
import { lists as tr } from '../../../generated/lexicon/opt-out/keywords/tr.ts';
import { lists as uk } from '../../../generated/lexicon/opt-out/keywords/uk.ts';
import { lists as vi } from '../../../generated/lexicon/opt-out/keywords/vi.ts';
import { lists as zh } from '../../../generated/lexicon/opt-out/keywords/zh.ts';
import type { WordList } from '../../word-list.ts';
import type { Language } from './language.ts';

/** Words and phrases of a language that the grammar does not read. */
interface OtherLanguage {
  /** Opt out as the whole message or beside courtesies. */
  readonly words: WordList;
  /** Opt out anywhere in a message of this language, unless a negation stands directly before. */
  readonly phrases: WordList;
  readonly negations: WordList;
  readonly courtesies: WordList;
  /** Orders, parcels and appointments: a phrase beside one is reviewed, as it may be about it. */
  readonly things: WordList;
}

/**
 * The words for stop, unsubscribe, end and cancel, and the commonest requests, in their scripts and
 * usual transliterations; our own list. 47 CFR 64.1200(a)(10) does not ask for English.
 */
export const OTHER_LANGUAGES: Readonly<Partial<Record<Language, OtherLanguage>>> = {
  it,
  nl,
  pl,
  ru,
  uk,
  tr,
  zh,
  ja,
  ko,
  ar,
  hi,
  vi,
  tl,
};
