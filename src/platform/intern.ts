export interface Interner<T> {
  /** Numbers from 1 in order of first occurrence; items with the same key share a number. */
  numberOf(item: T): number;
  readonly items: readonly T[];
}

/** Numbers items by key. `isSame` avoids building keys where neighbours are mostly alike. */
export function intern<T>(
  keyOf: (item: T) => string,
  isSame: (one: T, other: T) => boolean = () => false,
): Interner<T> {
  const numbers = new Map<string, number>();
  const items: T[] = [];
  let last: { readonly item: T; readonly number: number } | null = null;
  return {
    items,
    numberOf: (item) => {
      if (last !== null && isSame(last.item, item)) return last.number;
      const key = keyOf(item);
      const number = numbers.get(key) ?? items.push(item);
      numbers.set(key, number);
      last = { item, number };
      return number;
    },
  };
}
