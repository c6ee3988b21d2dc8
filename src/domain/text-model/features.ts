/** How many weights a model has; a feature is the number of one. A power of two. */
export const MODEL_SIZE = 1 << 16;

/** A message as a model reads it. */
export interface ModelText {
  /** Folded words, by clause. */
  readonly clauses: readonly (readonly string[])[];
  /** Whether it has a question mark. */
  readonly asks: boolean;
}

const MIN_LETTERS = 2;
const MAX_LETTERS = 5;
/** The edges of a clause and of a word. */
const EDGE = '|';
const LETTER_EDGES = ['^', '$'] as const;
/** Numbers of words from which a message counts as longer. */
const LENGTHS = [1, 2, 3, 4, 6, 9, 15, 25];
const MAX_CLAUSES = 4;
/** Words that are read; of a longer message, only the beginning counts. */
const MAX_WORDS = 200;

/**
 * What a message has, each once: words, pairs and triples of words within a clause, two to five
 * letters in a row, the first word, and about how long it is. Each is hashed to one of the weights,
 * so that a model needs no list of words (Weinberger et al., https://arxiv.org/abs/0902.2206).
 */
export function featuresOf({ clauses, asks }: ModelText): ReadonlySet<number> {
  const features = new Set<number>();
  let words = 0;
  for (const clause of clauses) {
    let before = EDGE;
    let beforeThat = '';
    for (const token of clause) {
      if (words++ === MAX_WORDS) return features;
      const word = /^\d+$/.test(token) ? `#${token.length}` : token;
      if (words === 1) add(features, 'first', word);
      add(features, 'word', word);
      add(features, 'pair', `${before} ${word}`);
      if (beforeThat !== '') add(features, 'triple', `${beforeThat} ${before} ${word}`);
      addLetters(features, word);
      beforeThat = before;
      before = word;
    }
    add(features, 'pair', `${before} ${EDGE}`);
  }
  add(features, 'length', String(LENGTHS.findLast((length) => words >= length) ?? 0));
  add(features, 'clauses', String(Math.min(MAX_CLAUSES, clauses.length)));
  if (asks) add(features, 'asks', '');
  return features;
}

function addLetters(features: Set<number>, word: string): void {
  const [start, end] = LETTER_EDGES;
  const letters = start + word + end;
  for (let from = 0; from + MIN_LETTERS <= letters.length; from++) {
    let hash = OFFSET;
    for (let at = from; at < letters.length && at < from + MAX_LETTERS; at++) {
      hash = mix(hash, letters.charCodeAt(at));
      if (at > from) features.add(indexOf(hash));
    }
  }
}

function add(features: Set<number>, kind: string, text: string): void {
  let hash = OFFSET;
  const written = `${kind}:${text}`;
  for (let at = 0; at < written.length; at++) hash = mix(hash, written.charCodeAt(at));
  features.add(indexOf(hash));
}

/** FNV-1a (https://datatracker.ietf.org/doc/html/rfc9923), with the bits mixed once more. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

function mix(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, PRIME);
}

function indexOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) & (MODEL_SIZE - 1);
}
