import type { LanguageData } from '../grammar/language-data.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

/** Languages that are read by the grammar; of the others only keywords and phrases are known. */
export const languages: readonly LanguageData[] = [en, es, fr, pt, de];
