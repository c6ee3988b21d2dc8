import type { Match } from './phrase-matcher.ts';
import type { Signal } from './signal.ts';
import { WEIGHTS } from './structure-weights.ts';

/** A phrase of these says what its words mean, whatever stands around them. */
export const NOT_MARKETING: ReadonlySet<Signal> = new Set<Signal>(['neutral', 'transactional', 'record']);
/** Covers words that count as a record already. */
export const COUNTED = Number.POSITIVE_INFINITY;
const NEUTRAL = Number.MAX_VALUE;

/** A phrase covers its words for lighter signs; records and neutral phrases cover them for all. */
export function coverOf(signal: Signal, weight: number): number {
  if (signal === 'neutral') return NEUTRAL;
  return NOT_MARKETING.has(signal) ? COUNTED : weight;
}

/** "Corner Shop: …" asks for no purchase. */
export function isInName({ weight, to }: Match<Signal>, brandEnd: number): boolean {
  return weight < WEIGHTS.invitation && to <= brandEnd;
}
