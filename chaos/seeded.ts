/** Chance that can be had again: the same seed draws the same numbers (mulberry32). */
export interface Seeded {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `below`. */
  below(below: number): number;
  /** A whole number of milliseconds between two. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(given: readonly T[]): T[];
  /** Another one, so that what draws beside it does not disturb it. */
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
    if (from.length === 0) throw new Error('There is nothing to pick from.');
    return from[below(from.length)] as T;
  };
  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    pick,
    shuffle: (given) =>
      given
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
    branch: () => seeded(below(2 ** 32)),
  };
}
