import { foldWord } from './fold-word.ts';
import { readLink } from './read-link.ts';
import type { Token, TokenKind } from './token.ts';

const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const STOP = 4;
const CURRENCY = 5;
const APOSTROPHE = 6;
const OTHER = 7;

/** Classes of the characters that were read; 0 for the others. */
const CLASSES = new Uint8Array(0x10000);

function classAt(unit: number): number {
  const known = CLASSES[unit];
  if (known) return known;
  const found = classOf(unit);
  CLASSES[unit] = found;
  return found;
}

function classOf(unit: number): number {
  const character = String.fromCharCode(unit);
  if ((unit >= 0xd800 && unit <= 0xdbff) || (unit >= 0xdc00 && unit <= 0xdfff)) return OTHER;
  if ('\n\r!?;\u2022\u2026\u3002\u00a1\u00bf'.includes(character)) return STOP;
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(character)) return LETTER;
  if (/\s/.test(character)) return SPACE;
  if (/[\p{Nd}]/u.test(character)) return DIGIT;
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER;
  if (/[\p{Sc}]/u.test(character)) return CURRENCY;
  if ("'\u2018\u2019`\u00b4".includes(character)) return APOSTROPHE;
  return OTHER;
}

const CURRENCY_WORDS: ReadonlySet<string> = new Set(
  'usd eur gbp cad aud brl mxn chf euro euros dollar dollars bucks pounds pound reais pesos cents'.split(' '),
);
/** Letters before a sign of currency: "R$ 5", "US$5". */
const CURRENCY_PREFIXES: ReadonlySet<string> = new Set(['r', 'us', 'ca', 'c', 'a', 'au', 'mx']);
const PERCENT_WORDS: ReadonlySet<string> = new Set(['percent', 'pct', 'prozent', 'porcento']);
/** Words that change how a number before them is read. */
export const isUnitWord = (word: string): boolean => CURRENCY_WORDS.has(word) || PERCENT_WORDS.has(word);
/** French words that are written before an apostrophe, apart from single letters. */
const ELIDED: ReadonlySet<string> = new Set(['qu', 'jusqu', 'lorsqu', 'puisqu']);

/**
 * Splits a message into words, numbers and links in one pass. Links and addresses of email are
 * found piece by piece, where a piece ends at a space.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = classAt(unit);
    if (kind === STOP || (unit === 46 && isSentenceEnd(text, at))) sentence++;
    if (kind === LETTER || isStyledLetter(text, at)) at = readWordOrLink(text, at, sentence, tokens);
    else if (kind === DIGIT) at = readNumber(text, at, sentence, tokens);
    else if (kind === CURRENCY && isLetterAt(text, at + 1)) at = readWord(text, at, sentence, tokens);
    else at++;
  }
  return tokens;
}

function isSentenceEnd(text: string, at: number): boolean {
  const next = classAt(text.charCodeAt(at + 1));
  if (at + 1 >= text.length || next === STOP) return true;
  return next === SPACE && !isSmallLetter(text.charCodeAt(at + 2));
}

/** "am 1.12. um 9 Uhr": a sentence begins with a capital. */
function isSmallLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

/** Mathematical alphabets (U+1D400 to U+1D7FF), which messages use for bold and italic letters. */
function isStyledLetter(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0xd835;
}

function isLetterAt(text: string, at: number): boolean {
  return classAt(text.charCodeAt(at)) === LETTER;
}

function readWordOrLink(text: string, start: number, sentence: number, tokens: Token[]): number {
  let end = start;
  let dots = false;
  let address = false;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    const kind = classAt(unit);
    if (kind === SPACE || (kind === STOP && unit !== 63 && unit !== 33) || unit === 0x2c) break;
    if (unit === 46 || unit === 0xff0e || unit === 0x3002) dots = true;
    if (unit === 64) address = true;
  }
  if (!dots) return readWord(text, start, sentence, tokens);
  const piece = text.slice(start, end);
  if (address && /^[\w.+-]{1,64}@[\w-]/.test(piece)) return end;
  const folded = isAscii(piece) ? piece : piece.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  if (readLink(folded) === null) return readWord(text, start, sentence, tokens);
  const last = trimmedEnd(text, start, end);
  tokens.push({ text: trimLink(folded), kind: '@', start, end: last, sentence });
  return last;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const CLOSERS = '.!?)]}>"\'';

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start + 1 && CLOSERS.includes(text[last - 1]!)) last--;
  return last;
}

const trimLink = (piece: string): string => piece.slice(0, trimmedEnd(piece, 0, piece.length));

function readWord(text: string, start: number, sentence: number, tokens: Token[]): number {
  let end = start + (isLetterAt(text, start) ? 0 : 1);
  let digits = false;
  let plain = true;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    const kind = classAt(unit);
    if (kind === LETTER || isStyledLetter(text, end - 1)) {
      if (unit > 127) plain = false;
    } else if (kind === DIGIT) digits = true;
    else if (isStyledLetter(text, end)) plain = false;
    else if (kind === APOSTROPHE && isLetterAt(text, end + 1)) {
      if (isElided(text, start, end)) break;
      plain = false;
    } else if ((unit === 64 || unit === 36) && isLetterAt(text, end - 1) && isLetterAt(text, end + 1)) digits = true;
    else break;
  }
  const word = text.slice(start, end);
  const folded = plain ? word.toLowerCase() : foldWord(word);
  if (CURRENCY_WORDS.has(folded) && asAmount(tokens, '$', end)) return end;
  if (PERCENT_WORDS.has(folded) && asAmount(tokens, '%', end)) return end;
  if (CURRENCY_PREFIXES.has(folded) && classAt(text.charCodeAt(end)) === CURRENCY) return end;
  const kind: TokenKind = digits && word === word.toUpperCase() ? '&' : 'word';
  if (folded !== '') tokens.push({ text: folded, kind, start, end, sentence });
  return Math.max(end, start + 1);
}

function isElided(text: string, start: number, at: number): boolean {
  return at - start === 1 || ELIDED.has(text.slice(start, at).toLowerCase());
}

/** Turns the number before a currency or "percent" into an amount. */
function asAmount(tokens: Token[], kind: '$' | '%', end: number): boolean {
  const last = tokens.at(-1);
  if (last?.kind !== '#' || end - last.end > 8) return false;
  tokens[tokens.length - 1] = { ...last, kind, end };
  return true;
}

function readNumber(text: string, start: number, sentence: number, tokens: Token[]): number {
  let end = start;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (classAt(unit) === DIGIT) end++;
    else if (isNumberSeparator(unit) && classAt(text.charCodeAt(end + 1)) === DIGIT) end += 2;
    else break;
  }
  const number = text.slice(start, end);
  const after = classAt(text.charCodeAt(end)) === SPACE ? end + 1 : end;
  if (text.charCodeAt(after) === 37 || text.charCodeAt(after) === 0xff05) {
    tokens.push({ text: number, kind: '%', start, end: after + 1, sentence });
    return after + 1;
  }
  const before = classAt(text.charCodeAt(start - 1)) === SPACE ? start - 2 : start - 1;
  if (classAt(text.charCodeAt(before)) === CURRENCY) {
    tokens.push({ text: number, kind: '$', start: before, end, sentence });
    return end;
  }
  if (classAt(text.charCodeAt(after)) === CURRENCY && !isAmountStart(text, after)) {
    tokens.push({ text: number, kind: '$', start, end: after + 1, sentence });
    return after + 1;
  }
  if (isLetterAt(text, end)) return readMixed(text, start, end, sentence, tokens);
  tokens.push({ text: number, kind: '#', start, end, sentence });
  return end;
}

/** "5 $10 vouchers": the sign belongs to the number that follows. */
function isAmountStart(text: string, at: number): boolean {
  return classAt(text.charCodeAt(at + 1)) === DIGIT && classAt(text.charCodeAt(at - 1)) === SPACE;
}

function isNumberSeparator(unit: number): boolean {
  return unit === 46 || unit === 44 || unit === 58 || unit === 47;
}

/** "2x", "3pm", "50k", "4KR7T", and links that begin with a digit. */
function readMixed(text: string, start: number, digitsEnd: number, sentence: number, tokens: Token[]): number {
  const length = tokens.length;
  const end = readWordOrLink(text, digitsEnd, sentence, tokens);
  const last = tokens[length];
  if (last === undefined) return end;
  const whole = text.slice(start, last.end);
  if (last.kind === '@') tokens[length] = { ...last, text: whole, start };
  else {
    const kind: TokenKind = whole === whole.toUpperCase() && last.text.length > 1 ? '&' : 'word';
    tokens[length] = { ...last, kind, text: foldWord(whole), start };
  }
  return end;
}
