import type { Match as PhraseMatch } from './phrase-matcher.ts';
import { type Sign, signAt } from './sign.ts';
import type { Category } from './signal.ts';
import type { Token } from './token.ts';

type Match = PhraseMatch<Category | 'neutral'>;

/** The sum of phrases from which a message belongs to a category. */
const THRESHOLD = 1;

/** Sums of tenths are not exact. */
const PRECISION = 1e-9;

/** Goods that an order or an appointment names without selling them: "Your gun safe is loaded". */
const NAMED_IN_RECORDS: ReadonlySet<string> = new Set<Category>(['alcohol', 'firearms']);
/** The heaviest phrases are goods that are restricted in a record too: "wine club shipment". */
const RECORD_THRESHOLD = 2;

/** The signs that remain in a message that is the record of a transaction. */
export function withoutNamedGoods(found: readonly Sign[], matches: readonly Match[]): Sign[] {
  return found.filter(({ rule }) => {
    if (!NAMED_IN_RECORDS.has(rule)) return true;
    let sum = 0;
    for (const { signal, weight } of matches) if (signal === rule) sum += weight;
    return sum >= RECORD_THRESHOLD - PRECISION;
  });
}

/**
 * The restricted categories of a message, each at the phrase that completes it. Hints add to the
 * phrases of their category, and are nothing without one.
 */
export function findCategories(
  text: string,
  tokens: readonly Token[],
  matches: readonly Match[],
  hints: Iterable<readonly [Category, number]> = [],
): Sign[] {
  const found: Sign[] = [];
  const sums = new Map<Category, number>(hints);
  const least = THRESHOLD + contextOf(matches) - PRECISION;
  for (const { signal, weight, from, to } of matches) {
    if (signal === 'neutral') continue;
    const before = sums.get(signal) ?? 0;
    sums.set(signal, before + weight);
    if (before < least && before + weight >= least) found.push(signAt(signal, text, tokens[from]!, tokens[to - 1]!));
  }
  return found;
}

/** How much more a category needs where goods are named as titles: "Hold ready: Casino Royale". */
function contextOf(matches: readonly Match[]): number {
  let weight = 0;
  for (const match of matches) if (match.signal === 'neutral') weight = Math.max(weight, match.weight);
  return weight;
}
