/** A random number generator that repeats its sequence for the same seed (mulberry32). */
export interface Seeded {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(given: readonly T[]): T[];
  /** A separate generator, so that concurrent tasks do not affect each other's sequence. */
  branch(): Seeded;
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('Cannot pick from an empty array.');
    return from[below(from.length)] as T;
  };
  return {
    next,
    below,
    between: (min, max) => min + below(max - min + 1),
    pick,
    shuffle: (given) =>
      given
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
    branch: () => seeded(below(2 ** 32)),
  };
}
