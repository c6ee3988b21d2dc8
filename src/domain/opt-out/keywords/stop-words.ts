import { lists as de } from '../../../generated/lexicon/opt-out/keywords/de.ts';
import { lists as en } from '../../../generated/lexicon/opt-out/keywords/en.ts';
import { lists as es } from '../../../generated/lexicon/opt-out/keywords/es.ts';
import { lists as fr } from '../../../generated/lexicon/opt-out/keywords/fr.ts';
import { lists as pt } from '../../../generated/lexicon/opt-out/keywords/pt.ts';
import type { WordList } from '../../word-list.ts';
import type { Language } from './language.ts';

/**
 * How many other words a stop word tolerates.
 * - `strong`: also opts out next to its object ("stop these messages").
 * - `plain`: with courtesies only ("cancel please").
 * - `common`: with courtesies only; otherwise everyday language ("when does the sale end?").
 */
export type Strength = 'strong' | 'plain' | 'common';

export type Words = Readonly<Partial<Record<Language, WordList>>>;

/**
 * Keywords of the languages that the grammar reads, from `lexicon/opt-out/keywords`.
 *
 * Sources: 47 CFR 64.1200(a)(10) names stop, quit, end, revoke, opt out, cancel and unsubscribe as
 * sufficient by themselves; Twilio's default keywords add stopall and optout; AWS adds arret, td,
 * remove and opt-out. The Spanish, French, Portuguese and German words are those that senders print
 * in their footers.
 */
export const STOP_WORDS: Readonly<Record<Strength, Words>> = {
  strong: { en: en.strong, es: es.strong, fr: fr.strong, pt: pt.strong, de: de.strong },
  plain: { en: en.plain, es: es.plain, fr: fr.plain, pt: pt.plain, de: de.plain },
  common: { en: en.common, es: es.common, fr: fr.common, pt: pt.common, de: de.common },
};

/**
 * Asks who is writing and how to stop the messages (CTIA: HELP must be answered). Alone or with
 * courtesies.
 */
export const HELP_WORDS: Words = { en: en.help, es: es.help, fr: fr.help, pt: pt.help, de: de.help };

/** Asks for messages again. Alone or with courtesies. */
export const START_WORDS: Words = { en: en.start, es: es.start, fr: fr.start, pt: pt.start, de: de.start };

/** Confirms a request of ours. Alone only: "yes please" belongs to a conversation. */
export const YES_WORDS: Words = { en: en.yes, es: es.yes, fr: fr.yes, pt: pt.yes, de: de.yes };

/**
 * Asks for messages again in words that do not name the keyword. It is answered with a request to
 * confirm: what these words want is less certain than START.
 */
export const START_PHRASES: Words = {
  en: en['start-phrases'],
  es: es['start-phrases'],
  fr: fr['start-phrases'],
  pt: pt['start-phrases'],
  de: de['start-phrases'],
};

/** How the reason after a command begins: a subject or a conjunction. */
export const REASONS: Words = { en: en.reasons, es: es.reasons, fr: fr.reasons, pt: pt.reasons, de: de.reasons };

/** They begin a reason only after punctuation: "stop my order" is about the order. */
export const REASONS_APART: Words = {
  en: en['reasons-apart'],
  es: es['reasons-apart'],
  fr: fr['reasons-apart'],
  pt: pt['reasons-apart'],
  de: de['reasons-apart'],
};
