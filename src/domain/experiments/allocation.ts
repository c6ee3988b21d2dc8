import { BUCKETS } from './bucket.ts';

/** How the contacts of an experiment are divided. */
export interface Split {
  /** Share of all contacts that receive nothing, 0 to 50. */
  readonly holdOutPercent: number;
  /** Share of the other contacts that take part in the test, 1 to 100. */
  readonly testPercent: number;
  /** Of each variant. */
  readonly weights: readonly number[];
}

/** Buckets below `heldOut` are the hold-out; each variant ends where the next one begins. */
export interface Allocation {
  readonly heldOut: number;
  readonly variantEnds: readonly number[];
}

/** The number of a variant counts from 1. The remainder waits for the winner. */
export type Assignment = 'hold_out' | 'remainder' | number;

/**
 * The hold-out starts at bucket 0 in every experiment, so that experiments with one seed hold the
 * same contacts out.
 */
export function allocate({ holdOutPercent, testPercent, weights }: Split): Allocation {
  const heldOut = (holdOutPercent * BUCKETS) / 100;
  const tested = Math.round(((BUCKETS - heldOut) * testPercent) / 100);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  const variantEnds = weights.map((each) => {
    weight += each;
    return heldOut + Math.round((tested * weight) / total);
  });
  return { heldOut, variantEnds };
}

export function assign({ heldOut, variantEnds }: Allocation, bucket: number): Assignment {
  if (bucket < heldOut) return 'hold_out';
  const index = variantEnds.findIndex((end) => bucket < end);
  return index === -1 ? 'remainder' : index + 1;
}

/** The position of a variant that no bucket reaches, or null. */
export function emptyVariant({ heldOut, variantEnds }: Allocation): number | null {
  const index = variantEnds.findIndex((end, position) => end <= (variantEnds[position - 1] ?? heldOut));
  return index === -1 ? null : index;
}
