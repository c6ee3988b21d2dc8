import { lists as de } from '../../../generated/lexicon/opt-out/net/de.ts';
import { lists as en } from '../../../generated/lexicon/opt-out/net/en.ts';
import { lists as es } from '../../../generated/lexicon/opt-out/net/es.ts';
import { lists as fr } from '../../../generated/lexicon/opt-out/net/fr.ts';
import { lists as pt } from '../../../generated/lexicon/opt-out/net/pt.ts';
import type { NetData } from './net-data.ts';

/** In the order of the languages of the grammar. */
export const nets: readonly NetData[] = [
  { language: 'en', ...en },
  { language: 'es', ...es },
  { language: 'fr', ...fr },
  { language: 'pt', ...pt },
  { language: 'de', ...de },
];
