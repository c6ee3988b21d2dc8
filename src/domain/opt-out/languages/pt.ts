import { lists } from '../../../generated/lexicon/opt-out/grammar/pt.ts';
import type { LanguageData } from '../grammar/language-data.ts';

export const pt: LanguageData = {
  language: 'pt',
  words: lists,
  clitics: [],
};
