import { stemmer } from 'stemmer';

/** Words that say nothing about the job to do. */
const STOP_WORDS = new Set(
  `a about actually all already am an and any are as at be because been being but by can could did do does
  else every for from get gets getting give had has have having hello hey hi how i id if ill im in into is isnt it its
  ive just keep let like ll make me my need needs now of off on one or our ours out over own please really right s so
  some something somehow still t than that thats the their them then there these they thing things this those to too up
  us use used using ve very want wants was way we were what whats when where which while who whose why will with without
  wont would yes you your`
    .trim()
    .split(/\s+/),
);

/**
 * Lower-case stem of a word; null for a word that does not count. The search of the documentation
 * runs it in the browser.
 */
export function termOf(word: string): string | null {
  const plain = word.toLowerCase().replaceAll(/['’]/g, '');
  return plain.length < 2 || STOP_WORDS.has(plain) ? null : stemmer(plain);
}
