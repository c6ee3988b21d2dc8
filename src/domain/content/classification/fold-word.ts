import { readAsLatin } from '../../opt-out/lookalikes.ts';

const ASCII_WORD = /^[a-z0-9]*$/;
const INVISIBLE = /[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]/gu;
const APOSTROPHES = /['\u2018\u2019`\u00b4]/g;

/**
 * Lower case without accents, apostrophes and invisible characters; styled, full-width and
 * lookalike letters are read as Latin ones.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_WORD.test(lower)) return lower;
  const plain = lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
  return ASCII_WORD.test(plain) ? plain : readAsLatin(plain);
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The word that digits and signs in place of letters stand for: "fr33", "c@sino", "$ale". */
export function readLeet(word: string): string {
  let read = '';
  for (const character of word) read += LEET[character] ?? character;
  return read;
}
