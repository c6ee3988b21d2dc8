import { lists } from '../../../generated/lexicon/opt-out/grammar/es.ts';
import type { LanguageData } from '../grammar/language-data.ts';

export const es: LanguageData = {
  language: 'es',
  words: lists,
  clitics: ['me', 'nos', 'melos', 'los', 'lo', 'la', 'nme'],
};
