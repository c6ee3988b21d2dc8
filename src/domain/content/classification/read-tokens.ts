import { readLeet } from './fold-word.ts';
import type { Token } from './token.ts';

const MIN_JOINED = 4;
const MAX_JOINED = 12;

/**
 * The tokens as their reader understands them: "fr33" as "free", and single letters apart as one
 * word, where that gives a word that a phrase begins with.
 */
export function readTokens(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  let single = 0;
  let mixed = false;
  for (const { text, kind } of tokens) {
    if (kind === 'word' && text.length === 1) single++;
    if (isDisguised(text, kind)) mixed = true;
  }
  const read = mixed ? tokens.map((token) => undisguise(token, isKnown)) : tokens;
  return single < MIN_JOINED ? read : joinLetters(read, isKnown);
}

function isDisguised(text: string, kind: Token['kind']): boolean {
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

function undisguise(token: Token, isKnown: (word: string) => boolean): Token {
  if (!isDisguised(token.text, token.kind) || isKnown(token.text)) return token;
  const word = readLeet(token.text);
  return isKnown(word) ? { ...token, text: word, kind: 'word' } : token;
}

function joinLetters(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    let end = at;
    while (end < tokens.length && isLetter(tokens[end]!)) end++;
    const word = end - at >= MIN_JOINED && end - at <= MAX_JOINED ? spell(tokens, at, end) : '';
    if (isKnown(word)) joined.push({ ...tokens[at]!, text: word, end: tokens[end - 1]!.end });
    else for (let each = at; each < Math.max(end, at + 1); each++) joined.push(tokens[each]!);
    at = Math.max(end, at + 1);
  }
  return joined;
}

function isLetter({ text, kind }: Token): boolean {
  return kind === 'word' && text.length === 1;
}

function spell(tokens: readonly Token[], from: number, to: number): string {
  let word = '';
  for (let at = from; at < to; at++) word += tokens[at]!.text;
  return word;
}
