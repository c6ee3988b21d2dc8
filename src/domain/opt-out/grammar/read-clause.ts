import { isOneEditAway } from '../../is-one-edit-away.ts';
import { type Lexicon, type LexiconNode, NAME, spellingsOf, UNKNOWN } from './build-lexicon.ts';
import { type Lexeme, maskOf, overlaps } from './tags.ts';

/** Urgent or polite words inside one phrase. */
const MAX_SKIPPED = 2;
const SKIP = maskOf(['skip']);
/** A longer word is no misspelling; the bound keeps the time linear. */
const MAX_CORRECTED = 24;

export interface LexedClause {
  readonly lexemes: readonly Lexeme[];
  /** The word of the clause at which each lexeme begins, and at the end the number of words. */
  readonly starts: readonly number[];
}

/** Reads the words of a clause as a language knows them: the longest phrase first. */
export function readClause(lexicon: Lexicon, tokens: readonly string[], names: ReadonlySet<string>): LexedClause {
  const lexemes: Lexeme[] = [];
  const starts: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [phrase, length] = longestPhrase(lexicon.root, tokens, at);
    const found = phrase ? [phrase] : (readUnlisted(lexicon, tokens[at]!) ?? [names.has(tokens[at]!) ? NAME : UNKNOWN]);
    for (const lexeme of found) {
      lexemes.push(lexeme);
      starts.push(at);
    }
    at += phrase ? length : 1;
  }
  starts.push(tokens.length);
  return { lexemes, starts };
}

function longestPhrase(root: LexiconNode, tokens: readonly string[], from: number): readonly [Lexeme | null, number] {
  let found: Lexeme | null = null;
  let length = 0;
  let skipped = 0;
  let node = root;
  for (let at = from; at < tokens.length; at++) {
    const next: LexiconNode | undefined = node.next?.get(tokens[at]!);
    if (!next) {
      if (node === root || node.next === null || skipped++ === MAX_SKIPPED) break;
      const tags = root.next?.get(tokens[at]!)?.tags;
      if (tags && overlaps(tags, SKIP)) continue;
      break;
    }
    node = next;
    if (node.tags) {
      found = node.tags;
      length = at - from + 1;
    }
  }
  return [found, length];
}

/**
 * A verb joined to a pronoun, or a misspelling; null for a word that the language does not list.
 */
function readUnlisted(lexicon: Lexicon, word: string): readonly Lexeme[] | null {
  const misspelled = readMisspelled(lexicon, word);
  return readJoined(lexicon, word) ?? (misspelled && [misspelled]);
}

function readJoined({ root, clitics, elisions }: Lexicon, word: string): readonly Lexeme[] | null {
  for (const clitic of clitics) {
    if (!word.endsWith(clitic)) continue;
    const verb = root.next?.get(word.slice(0, -clitic.length))?.tags;
    const pronoun = root.next?.get(clitic)?.tags;
    if (verb && pronoun && word.length - clitic.length > 3) return [verb, pronoun];
  }
  for (const elision of elisions) {
    if (!word.startsWith(elision)) continue;
    const verb = root.next?.get(word.slice(elision.length))?.tags;
    const particle = root.next?.get(elision)?.tags;
    if (verb && particle && word.length - elision.length > 3) return [particle, verb];
  }
  return null;
}

function readMisspelled({ root, misspelled }: Lexicon, word: string): Lexeme | null {
  const single = root.next?.get(word.replace(/(\p{L})\1/gu, '$1'))?.tags;
  if (single && word.length > 3) return single;
  if (word.length < 5 || word.length > MAX_CORRECTED) return null;
  for (const spelling of spellingsOf(word)) {
    const meant = misspelled.get(spelling)?.find((known) => isOneEditAway(word, known));
    const tags = meant && root.next?.get(meant)?.tags;
    if (tags) return tags;
  }
  return null;
}
