import { readLeet } from './fold-word.ts';
import type { Token } from './token.ts';

/** What the vocabulary knows of a word. */
export interface KnownWords {
  /** A phrase begins with it. */
  begins(word: string): boolean;
  /** A phrase contains it, or it is a name that phishing imitates. */
  has(word: string): boolean;
  /** A phrase of restricted content begins with it. */
  isRestricted(word: string): boolean;
}

/** Shorter words are made of single letters and digits by chance: "1st", "a b c". */
const MIN_LEET = 4;
const MIN_JOINED = 4;
const MIN_RESTRICTED = 3;
const MAX_JOINED = 12;

/** Stands for the symbol of a coin or a share, such as "$MOONPUP", in the vocabulary. */
const TICKER = '$ticker';

/**
 * The tokens as their reader understands them: "fr33" as "free", "v!agra" as "viagra", and single
 * letters apart as one word, where that gives a word that the vocabulary has.
 */
export function readTokens(text: string, tokens: readonly Token[], words: KnownWords): readonly Token[] {
  let single = 0;
  let mixed = false;
  let censored = false;
  for (const token of tokens) {
    if (token.kind === 'word' && token.text.length === 1) single++;
    if (isDisguised(token)) mixed = true;
    if (isCensoredAt(text, token.end)) censored = true;
  }
  const whole = censored ? joinCensored(text, tokens, words) : tokens;
  const read = mixed ? whole.map((token) => undisguise(token, words)) : whole;
  return single < MIN_RESTRICTED ? read : joinLetters(read, words);
}

function isDisguised({ text, kind }: Token): boolean {
  if (kind !== 'word' && kind !== '&') return false;
  let digits = false;
  let letters = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 97 && unit <= 122) letters = true;
    else if (unit < 128) digits = true;
  }
  return digits && letters;
}

function undisguise(token: Token, words: KnownWords): Token {
  const { text, kind } = token;
  if (!isDisguised(token) || words.begins(text) || words.has(text)) return token;
  // A code such as "TEAM5" is a code, unless a phrase begins with what it spells.
  for (const word of new Set([readLeet(text), readLeet(text.replaceAll('1', 'l'))]))
    if (words.begins(word) || (kind === 'word' && word.length >= MIN_LEET && words.has(word)))
      return { ...token, text: word, kind: 'word' };
  return isTicker(token) ? { ...token, text: TICKER, kind: 'word' } : token;
}

function isTicker({ text }: Token): boolean {
  if (text[0] !== '$' || text.length < 3) return false;
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) < 97) return false;
  return true;
}

/** Whether a sign in place of a letter stands there: `*` or `!`. */
function isCensoredAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit === 42 || unit === 33) && text.charCodeAt(at + 1) > 64;
}

/** "v!agra", "p*rn": two words with a sign between them, if a vowel makes them one. */
function joinCensored(text: string, tokens: readonly Token[], words: KnownWords): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const word = last === undefined ? null : fillVowel(text, last, token, words);
    if (last === undefined || word === null) joined.push(token);
    else joined[joined.length - 1] = { ...last, text: word, end: token.end };
  }
  return joined;
}

function fillVowel(text: string, before: Token, after: Token, words: KnownWords): string | null {
  if (before.kind !== 'word' || after.kind !== 'word') return null;
  if (after.start !== before.end + 1 || !isCensoredAt(text, before.end)) return null;
  for (const vowel of 'iaeou') {
    const word = before.text + vowel + after.text;
    if (words.isRestricted(word)) return word;
  }
  return null;
}

function joinLetters(tokens: readonly Token[], words: KnownWords): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (end < tokens.length && isLetter(tokens[end]!)) end++;
    const word = end - at <= MAX_JOINED ? spelledWord(tokens, at, end, words) : null;
    if (word !== null) {
      for (let each = at; each < word.from; each++) joined.push(tokens[each]!);
      joined.push({ ...tokens[word.from]!, text: word.text, end: tokens[word.to - 1]!.end });
      for (let each = word.to; each < end; each++) joined.push(tokens[each]!);
    } else for (let each = at; each < Math.max(end, at + 1); each++) joined.push(tokens[each]!);
    at = Math.max(end, at + 1);
  }
  return joined;
}

function isLetter({ text, kind }: Token): boolean {
  return kind === 'word' && text.length === 1;
}

interface SpelledWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The word that single letters spell, also where one letter before or after it is a word: "u". */
function spelledWord(tokens: readonly Token[], from: number, to: number, words: KnownWords): SpelledWord | null {
  const whole = { text: spell(tokens, from, to), from, to };
  if (isSpelled(whole.text, words)) return whole;
  const later = { text: whole.text.slice(1), from: from + 1, to };
  if (isSpelled(later.text, words)) return later;
  const earlier = { text: whole.text.slice(0, -1), from, to: to - 1 };
  return isSpelled(earlier.text, words) ? earlier : null;
}

function isSpelled(word: string, words: KnownWords): boolean {
  return word.length >= MIN_JOINED ? words.begins(word) : word.length >= MIN_RESTRICTED && words.isRestricted(word);
}

function spell(tokens: readonly Token[], from: number, to: number): string {
  let word = '';
  for (let at = from; at < to; at++) word += tokens[at]!.text;
  return word;
}
