import { readAsLatin } from './lookalikes.ts';

/**
 * An inbound message as the matcher reads it: folded tokens, and the same tokens by clause, so that
 * "No. Stop." differs from "no stop".
 */
export interface FoldedMessage {
  readonly tokens: readonly string[];
  readonly clauses: readonly (readonly string[])[];
  /** Words that have a capital letter inside a sentence. */
  readonly names: ReadonlySet<string>;
  /** Whether it has a question mark. */
  readonly asks: boolean;
}

/** Longer than any message that a carrier joins from segments; the rest is cut before matching. */
export const MAX_READ = 10_000;

/** Marks over Latin, Cyrillic and Arabic letters; the marks of Indic and Japanese words stay. */
const ACCENTS =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u064b-\u065f]|\u0670|[\u20d0-\u20ff]|[\ufe00-\ufe0f]|[\u200b-\u200f]|\u2060|\ufeff|\u00ad/g;
/** Letters that have no decomposition. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ı: 'i', ø: 'o', œ: 'oe', æ: 'ae' };
const APOSTROPHES = "['\\u2018\\u2019`\\u00b4]";
/** French and Italian articles and pronouns before a vowel are words of their own: "m'envoyez". */
const ELIDED = new RegExp(`(?<!\\p{L})([cdjlmnst]|qu|jusqu|lorsqu)${APOSTROPHES}(?=\\p{L})`, 'gu');
const INNER_APOSTROPHE = new RegExp(`(?<=\\p{L})${APOSTROPHES}(?=\\p{L})`, 'gu');
/** "S T O P", "s.t.o.p" and "s*t*o*p". */
const SPACED = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*·|/]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/**
 * Folds compatibility forms (full width, bold, circled), case, accents, apostrophes, emoji and
 * punctuation. Letters that look like Latin ones are read as Latin, digits inside a word as
 * letters; "s t o p" and "s.t.o.p" are joined; three or more equal letters count as one
 * ("stooop").
 */
export function foldMessage(text: string): FoldedMessage {
  const read = text.slice(0, MAX_READ);
  const clauses = clausesOf(foldLetters(read));
  return { tokens: clauses.flat(), clauses, names: namesIn(read), asks: /[?？؟]/.test(read) };
}

/** Folding keeps words of two or more letters a to z, of which no three in a row are equal. */
const PLAIN_WORDS = /^[a-z]{2,}(?: [a-z]{2,})*$/;
const CHANGED = /([a-z])\1\1|nonstop/;

/**
 * The tokens of an entry of the word lists, as `foldMessage` returns them. Most entries are plain,
 * and there are tens of thousands.
 */
export function foldWords(entry: string): readonly string[] {
  return PLAIN_WORDS.test(entry) && !CHANGED.test(entry) ? entry.split(' ') : foldMessage(entry).tokens;
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[ßđłıøœæ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(ELIDED, '$1 ')
    .replace(INNER_APOSTROPHE, '')
    .replace(/(?<![\p{L}])[$](?=\p{L})/gu, 's')
    .replace(/\bnon[-\u2010-\u2015]stop/g, 'nonstop')
    .replace(SPACED, (letters) => letters.replace(/[^\p{L}\p{N}]/gu, ''))
    .replace(/(\p{L})\1{2,}/gu, '$1');
}

function clausesOf(folded: string): readonly (readonly string[])[] {
  return folded
    .split(/[.!?;:,\n\r،。！？，、…؟।()]+|\s[-\u2010-\u2015]+\s|[\u2013\u2014]/u)
    .map((clause) =>
      clause
        .split(/[^\p{L}\p{N}\p{M}]+/u)
        .filter((token) => token !== '')
        .map(readAsLatin)
        .map(readDigitsAsLetters),
    )
    .filter((clause) => clause.length > 0);
}

function namesIn(text: string): ReadonlySet<string> {
  const names = text.match(/(?<=[\p{Ll}\p{N},][ ])\p{Lu}\p{Ll}+(?:['\u2019]\p{Ll}+)?/gu) ?? [];
  return new Set(names.map((name) => foldLetters(name)));
}

/** "st0p" and "5top", but not "9pm", "36180" or "stop2quit". */
function readDigitsAsLetters(word: string): string {
  if (!/^[a-z]*[013457][a-z]+$/.test(word) && !/^[a-z]+[013457]$/.test(word)) return word;
  const letters = word.replace(/[013457]/g, (digit) => DIGITS[digit] ?? digit);
  return /^(?:st|un|re|ar|op|qu|de|ca)/.test(letters) ? letters : word;
}
