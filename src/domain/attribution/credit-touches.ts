import { allocateByWeights } from './allocate.ts';
import type { AttributionModel } from './settings.ts';

/** A share of 1, in the unit of shares. */
export const WHOLE = 1_000_000;

export interface Credit {
  /** Millionths of the conversion. */
  readonly share: number;
  /** In the minor unit; null for a conversion without a value. */
  readonly value: bigint | null;
}

/**
 * The credit of each touch, whose kinds are in the order of their times. If there is a click,
 * deliveries get no credit: a click shows that the message was read. Shares sum to `WHOLE`, values
 * to the value of the conversion. Without touches there are no credits.
 */
export function creditTouches(
  kinds: readonly ('click' | 'delivery')[],
  model: AttributionModel,
  value: bigint | null,
): readonly Credit[] {
  if (kinds.length === 0) return [];
  const counted = kinds.includes('click') ? 'click' : 'delivery';
  const positions = kinds.flatMap((kind, position) => (kind === counted ? [position] : []));
  const weights = new Array<number>(kinds.length).fill(0);
  for (const [index, weight] of weightsOf(model, positions.length).entries()) weights[positions[index] ?? 0] = weight;
  const shares = allocateByWeights(BigInt(WHOLE), weights);
  const values = value === null ? null : allocateByWeights(value, weights);
  return shares.map((share, position) => ({ share: Number(share), value: values?.[position] ?? null }));
}

/** Integer weights of touches in the order of their times. */
function weightsOf(model: AttributionModel, touches: number): number[] {
  const all = Array.from({ length: touches }, (_, index) => index);
  const last = touches - 1;
  switch (model) {
    case 'first':
      return all.map((index) => Number(index === 0));
    case 'last':
      return all.map((index) => Number(index === last));
    case 'linear':
      return all.map(() => 1);
    case 'position':
      // 40 percent each for the first and the last, 20 for those between them; halves without any.
      return touches <= 2
        ? all.map(() => 1)
        : all.map((index) => (index === 0 || index === last ? 2 * (touches - 2) : 1));
  }
}
