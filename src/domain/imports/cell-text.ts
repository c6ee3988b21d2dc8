import { unguardText } from '../exports/guard-text.ts';

const PRINTABLE_ASCII = /^[ -~]*$/;
/**
 * Marks of direction and width. The joiners, which emoji and some scripts need, are none of them.
 */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const QUOTES = '\'"`\u2018\u2019\u201c\u201d';

/**
 * Trims and removes control characters (PostgreSQL rejects U+0000); line breaks, tabs and spaces of
 * other widths become spaces.
 */
export function plainText(value: string): string {
  // Most imported values are plain ASCII; skipping the replacements saves a third of the parse
  // time.
  if (PRINTABLE_ASCII.test(value)) return value.trim();
  return value
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(INVISIBLE, '')
    .trim();
}

/**
 * What a person reads in a cell, without the marks with which spreadsheets keep a value as text:
 * `'33101`, `="33101"` and quotes around it or left over at one end, and without the guard of our
 * CSV files. Apostrophes of names (`'t
 * Hooft`) and marks of feet and inches stay.
 */
export function cellText(value: string): string {
  const text = plainText(unguardText(value));
  if (!hasMark(text)) return text;
  const formula = /^=(?:T\()?"([^"]*)"\)?$/i.exec(text);
  return withoutQuotes(formula?.[1] ?? text).trim();
}

function hasMark(text: string): boolean {
  return text.startsWith('=') || QUOTES.includes(text.charAt(0)) || QUOTES.includes(text.charAt(text.length - 1));
}

/** Some files have marks around marks; more than two are meant. */
function withoutQuotes(text: string): string {
  const once = stripQuotes(text);
  return once === text ? text : stripQuotes(once);
}

function stripQuotes(text: string): string {
  if (text === '') return '';
  const [first, last] = [text.charAt(0), text.charAt(text.length - 1)];
  const opened = QUOTES.includes(first);
  const closed = QUOTES.includes(last);
  if (opened && closed) return text.slice(1, -1).includes(first) ? text : text.slice(1, -1).trim();
  // A pair within the text belongs to it: `says "yes"` has no leftover mark.
  if ([...text].filter((mark) => isDouble(mark) && (isDouble(first) || isDouble(last))).length > 1) return text;
  // An apostrophe begins names; a digit, a sign or a formula after it shows Excel's mark of text.
  if (opened) return isDouble(first) || /^[\p{Nd}=+\-@]/u.test(text.slice(1)) ? text.slice(1).trim() : text;
  if (!closed || isMeasure(text)) return text;
  return isDouble(last) || /\p{Nd}.$/u.test(text) ? text.slice(0, -1).trim() : text;
}

function isDouble(mark: string): boolean {
  return '"\u201c\u201d'.includes(mark);
}

/** Feet and inches: `5'10"`, `12"`. */
function isMeasure(text: string): boolean {
  return /(?:^|[^\p{Nd}])\p{Nd}{1,3}.$/u.test(text);
}
