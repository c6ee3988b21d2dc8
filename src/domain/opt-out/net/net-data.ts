import type { Language } from '../keywords/language.ts';

/**
 * The words of one language that together may be a wish to stop. An entry is a word or a phrase,
 * `mand*` is every word that begins so, and of two entries at one word the longer one counts.
 */
export interface NetData {
  readonly language: Language;
  /** Messages, advertising, lists, numbers and contacting. */
  readonly about: string;
  /** Removing, ending, annoyance, law, wrong persons, doubt about consent. */
  readonly against: string;
  /** Negations and questions for reasons: alone, they answer some question. */
  readonly not: string;
  /** Names for the sender: "you", "your store". */
  readonly you: string;
  /** What is no longer so, happens too often or at night, costs money or belongs elsewhere. */
  readonly change: string;
  /** Phrases that are enough by themselves, in a message of any length. */
  readonly alone: string;
  /** Refusals that are enough when they are the whole message, beside `polite` words. */
  readonly short: string;
  readonly polite: string;
  /** Phrases whose words mean nothing of this: "no problem", "your tracking number". */
  readonly fine: string;
  /**
   * Contrast, exceptions, other times or persons, play: an order to stop beside them is reviewed.
   */
  readonly doubt: string;
  /**
   * Delight, interest in what is offered, and corrections: beside them even a sentence that is only
   * "stop" is reviewed.
   */
  readonly unmeant: string;
  /** What customers write about otherwise: orders, appointments, prices, times, goods. */
  readonly business: string;
  /** Goods, services and places: like `business`, but an order to stop beside them is clear. */
  readonly goods: string;
  /** What people write to anyone: thanks, agreement, greetings, the way, the weather, family. */
  readonly everyday: string;
}
