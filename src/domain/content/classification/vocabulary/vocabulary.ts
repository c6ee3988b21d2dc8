import type { Category, Signal } from '../signal.ts';

/** Phrases that have one meaning, one a line; `parsePhrase` says how they are written. */
export type Entry<Meaning extends Signal = Signal> = readonly [signal: Meaning, weight: number, phrases: string];
export type Vocabulary = readonly Entry[];
export type CategoryVocabulary = readonly Entry<Category | 'neutral'>[];
