type Item = string | number | Date | null;

/**
 * Encodes an array as a PostgreSQL array literal (manual, 8.15.6). The driver concatenates piece by
 * piece, which takes 15 times as long for a thousand JSON items.
 */
export function arrayText(items: readonly Item[]): string {
  let lastDate = new Date(0);
  let lastText = '"1970-01-01T00:00:00.000Z"';
  const textOf = (item: Item): string | number => {
    if (item === null) return 'NULL';
    if (typeof item === 'string') return quoted(item);
    if (typeof item === 'number') return item;
    // Thousands of messages share a few due times.
    if (item.getTime() !== lastDate.getTime()) [lastDate, lastText] = [item, `"${item.toISOString()}"`];
    return lastText;
  };
  return `{${items.map(textOf).join(',')}}`;
}

export function isPlain(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

const isItem = (item: unknown): boolean =>
  typeof item === 'string' || typeof item === 'number' || item === null || item instanceof Date;

/**
 * Most strings need no escaping. JSON escapes quotes and backslashes as PostgreSQL does and is the
 * fastest way; strings for which JSON escapes more are escaped by hand.
 */
function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  const json = JSON.stringify(text);
  return OTHER_ESCAPES.test(json) ? `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"` : json;
}

const OTHER_ESCAPES = /\\[^"\\]/;
