/** Damerau-Levenshtein distance: insertions, deletions, substitutions, swaps of neighbors. */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? at(before, j - 2) + 1 : substituted;
      row.push(Math.min(at(previous, j) + 1, at(row, j - 1) + 1, substituted, swapped));
    }
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? 0;
