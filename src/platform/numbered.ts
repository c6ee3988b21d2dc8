export interface Numbered<T> {
  /** From 1 on, in the order in which they are met; what has the same name has the same number. */
  numberOf(item: T): number;
  readonly met: readonly T[];
}

/** Numbers things by their names. Where neighbours are mostly alike and `isSame` sees that, no name is written out. */
export function numbered<T>(
  nameOf: (item: T) => string,
  isSame: (one: T, other: T) => boolean = () => false,
): Numbered<T> {
  const numbers = new Map<string, number>();
  const met: T[] = [];
  let last: { readonly item: T; readonly number: number } | null = null;
  return {
    met,
    numberOf: (item) => {
      if (last !== null && isSame(last.item, item)) return last.number;
      const name = nameOf(item);
      const number = numbers.get(name) ?? met.push(item);
      numbers.set(name, number);
      last = { item, number };
      return number;
    },
  };
}
