/**
 * Parses rows of `values | prefixes`, each side separated by spaces and prefixes also given as
 * ranges (`010-027`), into a lookup by the longest prefix. A prefix in several rows has the values
 * of all of them; an unknown prefix has none.
 */
export function prefixMap(table: string): (digits: string) => readonly string[] {
  const values = new Map<string, string[]>();
  let longest = 0;
  for (const [names = [], prefixes = []] of rows(table))
    for (const prefix of prefixes.flatMap(inRange)) {
      longest = Math.max(longest, prefix.length);
      values.set(prefix, [...(values.get(prefix) ?? []), ...names]);
    }
  return (digits) => {
    for (let length = Math.min(longest, digits.length); length > 0; length--) {
      const found = values.get(digits.slice(0, length));
      if (found) return found;
    }
    return [];
  };
}

/** Rows of a table whose columns are separated by bars and whose cells are lists. */
export function rows(table: string): string[][][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim().split(' ')));
}

function inRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0'));
}
