/** What a reply must be; without words and patterns, any reply matches. */
export interface ExpectedReply {
  /** The whole reply, ignoring case, punctuation and spaces around words. */
  readonly words?: readonly string[] | undefined;
  /** Words in order, where `*` stands for any words or none, and `#` for a number. */
  readonly patterns?: readonly string[] | undefined;
}

/** Words of a pattern: the time of a match is their number times that of the words of the reply. */
export const MAX_PATTERN_WORDS = 10;
/** Replies are not searched further; ten segments have fewer characters. */
const MAX_SEARCHED = 2_000;

const ANY = '*';
const NUMBER = '#';

/**
 * Patterns are no regular expressions, so that no pattern that people write can take long: each
 * word of the reply is compared at most once with each word of the pattern.
 */
export function matchesReply(text: string, { words, patterns }: ExpectedReply): boolean {
  if (words === undefined && patterns === undefined) return true;
  if ((words ?? []).some((word) => simplified(word) === simplified(text))) return true;
  if (patterns === undefined) return false;
  const given = wordsOf(text.slice(0, MAX_SEARCHED));
  return patterns.some((pattern) => matches(given, patternWords(pattern)));
}

/** What a pattern breaks; null if it can be used. */
export function replyPatternRule(pattern: string): string | null {
  const parts = patternWords(pattern);
  if (parts.length === 0 || parts.every((part) => part === ANY)) return 'must have a word or #';
  return parts.length > MAX_PATTERN_WORDS ? `must have at most ${MAX_PATTERN_WORDS} words` : null;
}

function patternWords(pattern: string): readonly string[] {
  return pattern.split(/\s+/).flatMap((part) => (part === ANY || part === NUMBER ? [part] : wordsOf(part)));
}

const NUMERAL = /^\d+(?:[.,]\d+)*$/;

/** Words in lower case; a number with its separators is one word. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => {
      const words = part.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      const number = part.replaceAll(/[^\p{L}\p{N}.,]+/gu, '').replace(/^[.,]+/, '');
      const bare = trimEnd(number);
      return NUMERAL.test(bare) && part.includes(bare) ? [bare] : words;
    });
}

/** Without the punctuation that ends a sentence. */
function trimEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.' || text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}

/** Goes back to the last `*` at a mismatch: earlier ones need not be tried again. */
function matches(words: readonly string[], pattern: readonly string[]): boolean {
  let [word, part] = [0, 0];
  let star: { readonly part: number; word: number } | null = null;
  while (word < words.length) {
    const expected = pattern[part];
    if (expected === ANY) {
      star = { part, word };
      part += 1;
    } else if (expected !== undefined && isWord(words[word] ?? '', expected)) {
      word += 1;
      part += 1;
    } else if (star !== null) {
      star.word += 1;
      word = star.word;
      part = star.part + 1;
    } else return false;
  }
  return pattern.slice(part).every((rest) => rest === ANY);
}

const isWord = (word: string, expected: string): boolean =>
  expected === NUMBER ? NUMERAL.test(word) : word === expected;

const simplified = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
