import { expandWords } from './expand-words.ts';
import type { LanguageData } from './language-data.ts';
import { type Lexeme, maskOf, TAGS, type Tag, type TagMask, union } from './tags.ts';

/** Words of a language by their letters, one level for each word of a phrase. */
export interface LexiconNode {
  /** Null at the end of the longest phrases, which is most nodes. */
  next: Map<string, LexiconNode> | null;
  tags: TagMask | null;
}

export interface Lexicon {
  readonly root: LexiconNode;
  /**
   * Verbs and nouns that are corrected when one letter is wrong, by each spelling with one letter
   * less.
   */
  readonly misspelled: ReadonlyMap<string, readonly string[]>;
  readonly clitics: readonly string[];
  readonly elisions: readonly string[];
}

/** Words that carry a request; a typing mistake in any other word changes nothing. */
const CORRECTED: ReadonlySet<Tag> = new Set<Tag>([
  'stop',
  'finish',
  'leave',
  'remove',
  'contact',
  'send',
  'receive',
  'messages',
  'number',
  'consent',
  'want',
]);
/** Shorter words differ in one letter from too many others: "texts", "tests". */
const MIN_CORRECTED = 6;

export function buildLexicon({ words, clitics = [], elisions = [] }: LanguageData): Lexicon {
  const root: LexiconNode = { next: null, tags: null };
  const misspelled = new Map<string, string[]>();
  for (const tag of TAGS) {
    const list = words[tag];
    for (const entry of list ? expandWords(list) : []) {
      insert(root, entry, tag);
      const [word = ''] = entry;
      if (entry.length > 1 || word.length < MIN_CORRECTED || !CORRECTED.has(tag)) continue;
      for (const spelling of spellingsOf(word)) {
        const meant = misspelled.get(spelling) ?? [];
        if (!meant.includes(word)) misspelled.set(spelling, [...meant, word]);
      }
    }
  }
  return { root, misspelled, clitics, elisions };
}

function insert(root: LexiconNode, words: readonly string[], tag: Tag): void {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    const known: LexiconNode = node.next.get(word) ?? { next: null, tags: null };
    node.next.set(word, known);
    node = known;
  }
  const mask = maskOf([tag]);
  node.tags = node.tags ? union(node.tags, mask) : mask;
}

/** The word itself, and the word without any one of its letters after the first. */
export function spellingsOf(word: string): readonly string[] {
  return [word, ...Array.from(word.slice(1), (_, index) => word.slice(0, index + 1) + word.slice(index + 2))];
}

export const UNKNOWN: Lexeme = maskOf(['unknown']);
export const NAME: Lexeme = maskOf(['unknown', 'name']);
