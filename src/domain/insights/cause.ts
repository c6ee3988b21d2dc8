/** What a value of a dimension, such as one carrier, has to do with a deviation. */
export interface Part {
  readonly value: string;
  readonly events: number;
  readonly expected: number;
}

export interface Cause<Dimension extends string> {
  readonly dimension: Dimension;
  readonly value: string;
  readonly events: number;
  readonly expected: number;
  /** Part of the deviation that it explains; above 1 when others deviate the other way. */
  readonly share: number;
}

/** Below this a value explains too little. */
const MIN_SHARE = 0.6;
/** A value that explains no more than its part of the usual events explains nothing. */
const MIN_LIFT = 0.15;

/**
 * The value of each dimension that explains most of a deviation, best first. A value counts by how
 * much larger its share of the excess is than its share of what was expected: the only carrier of
 * an account explains nothing. `describes` are dimensions that say what happened, not where, such
 * as the error code; they come last.
 */
export function causesOf<Dimension extends string>(
  dimensions: readonly { readonly dimension: Dimension; readonly parts: readonly Part[] }[],
  total: { readonly events: number; readonly expected: number },
  describes: readonly Dimension[],
): Cause<Dimension>[] {
  const excess = total.events - total.expected;
  const found = dimensions.flatMap(({ dimension, parts }) => {
    const known = parts.reduce((sum, { expected }) => sum + expected, 0);
    const ranked = parts
      .filter(({ value }) => value !== '')
      .map((part) => {
        const share = (part.events - part.expected) / excess;
        return { ...part, dimension, share, lift: Math.min(share, 1) - (known > 0 ? part.expected / known : 0) };
      })
      .filter(({ share, lift }) => share >= MIN_SHARE && lift >= MIN_LIFT)
      .sort((one, other) => other.lift - one.lift);
    return ranked.slice(0, 1);
  });
  const late = (dimension: Dimension): number => Number(describes.includes(dimension));
  return found
    .sort((one, other) => late(one.dimension) - late(other.dimension) || other.lift - one.lift)
    .map(({ dimension, value, events, expected, share }) => ({ dimension, value, events, expected, share }));
}

/**
 * Splits the expected events over values: by their trials and past rates where trials are known by
 * value, else by their past share of the events.
 */
export function expectedParts(
  values: readonly { readonly value: string; readonly events: number; readonly of: number; readonly past: Past }[],
  expected: number,
  by: 'rate' | 'share',
): Part[] {
  const past = values.reduce((sum, one) => ({ events: sum.events + one.past.events, of: sum.of + one.past.of }), NONE);
  const overall = past.of > 0 ? past.events / past.of : 0;
  // A value without much history is expected to be like the others.
  const weights = values.map(({ of, past: own }) =>
    by === 'share' ? own.events : of * ((own.events + overall * PRIOR) / (own.of + PRIOR)),
  );
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  return values.map(({ value, events }, n) => ({
    value,
    events,
    expected: sum > 0 ? ((weights[n] as number) / sum) * expected : 0,
  }));
}

interface Past {
  readonly events: number;
  readonly of: number;
}

const NONE: Past = { events: 0, of: 0 };
/** Trials that the overall rate counts for. */
const PRIOR = 50;
