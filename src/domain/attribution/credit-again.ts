import { allocateByWeights } from './allocate.ts';
import { creditTouches } from './credit-touches.ts';
import type { AttributionModel } from './settings.ts';

/** A credit as it was divided when the conversion was credited. */
export interface DividedCredit {
  readonly kind: 'click' | 'delivery' | 'none';
  readonly share: number;
}

const MODELS: readonly AttributionModel[] = ['last', 'first', 'linear', 'position'];

/**
 * Divides another value among the touches of a conversion, as the model did that gave them their
 * shares: shares are rounded, so that dividing by them would be off by some units. The credits are
 * in the order of their touches, and the values sum to the value.
 */
export function creditAgain(credits: readonly DividedCredit[], value: bigint): readonly bigint[] {
  const touches = credits.flatMap(({ kind }) => (kind === 'none' ? [] : [kind]));
  if (touches.length < credits.length) return credits.map(() => value);
  for (const model of MODELS) {
    const divided = creditTouches(touches, model, value);
    if (divided.every(({ share }, position) => share === credits[position]?.share))
      return divided.map(({ value: part }) => part ?? 0n);
  }
  return allocateByWeights(
    value,
    credits.map(({ share }) => share),
  );
}
