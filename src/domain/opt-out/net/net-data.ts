import type { WordList } from '../../word-list.ts';
import type { Language } from '../keywords/language.ts';

/**
 * The words of one language that together may be a wish to stop, from `lexicon/opt-out/net`. Of two
 * entries at one word the longer one counts.
 */
export interface NetData {
  readonly language: Language;
  /** Messages, advertising, lists, numbers and contacting. */
  readonly about: WordList;
  /** Removing, ending, annoyance, law, wrong persons, doubt about consent. */
  readonly against: WordList;
  /** Negations and questions for reasons: alone, they answer some question. */
  readonly not: WordList;
  /** Names for the sender: "you", "your store". */
  readonly you: WordList;
  /** What is no longer so, happens too often or at night, costs money or belongs elsewhere. */
  readonly change: WordList;
  /** Phrases that are enough by themselves, in a message of any length. */
  readonly alone: WordList;
  /** Refusals that are enough when they are the whole message, beside `polite` words. */
  readonly short: WordList;
  readonly polite: WordList;
  /** Phrases whose words mean nothing of this: "no problem", "your tracking number". */
  readonly fine: WordList;
  /**
   * Contrast, exceptions, other times or persons, play: an order to stop beside them is reviewed.
   */
  readonly doubt: WordList;
  /**
   * Delight, interest in what is offered, and corrections: beside them even a sentence that is only
   * "stop" is reviewed.
   */
  readonly unmeant: WordList;
  /** What customers write about otherwise: orders, appointments, prices, times, goods. */
  readonly business: WordList;
  /** Goods, services and places: like `business`, but an order to stop beside them is clear. */
  readonly goods: WordList;
  /** What people write to anyone: thanks, agreement, greetings, the way, the weather, family. */
  readonly everyday: WordList;
}
