import type { Match as PhraseMatch } from './phrase-matcher.ts';
import { type Sign, signAt } from './sign.ts';
import type { Category } from './signal.ts';
import type { Token } from './token.ts';

type Match = PhraseMatch<Category | 'neutral'>;

/** The sum of phrases from which a message belongs to a category. */
const THRESHOLD = 1;

/** The restricted categories of a message, each at its first phrase. */
export function findCategories(text: string, tokens: readonly Token[], matches: readonly Match[]): Sign[] {
  const found: Sign[] = [];
  const sums = new Map<Category, number>();
  for (const { signal, weight, from, to } of matches) {
    if (signal === 'neutral') continue;
    const before = sums.get(signal) ?? 0;
    sums.set(signal, before + weight);
    if (before < THRESHOLD && before + weight >= THRESHOLD)
      found.push(signAt(signal, text, tokens[from]!, tokens[to - 1]!));
  }
  return found;
}
