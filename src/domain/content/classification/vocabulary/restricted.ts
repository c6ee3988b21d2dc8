import { categories } from './categories.ts';
import { drugs } from './drugs.ts';
import { gambling } from './gambling.ts';
import { harmless } from './harmless.ts';
import { loans } from './loans.ts';
import { moneyCategories } from './money-categories.ts';
import { schemes } from './schemes.ts';
import { shaft } from './shaft.ts';
import type { CategoryVocabulary } from './vocabulary.ts';

/** All restricted content of messages, and the harmless phrases that contain its words. */
export const restrictedContent: CategoryVocabulary = [
  categories,
  moneyCategories,
  drugs,
  shaft,
  gambling,
  loans,
  schemes,
  harmless,
].flat();
