import { lists } from '../../../generated/lexicon/opt-out/grammar/en.ts';
import type { LanguageData } from '../grammar/language-data.ts';

export const en: LanguageData = {
  language: 'en',
  words: lists,
};
