const CANDIDATES = [',', ';', '\t', '|'] as const;

/**
 * The candidate that occurs most often in the header row outside quotes; a comma when none does.
 */
export function findDelimiter(text: string): string {
  const header = headerOf(text);
  const [best] = CANDIDATES.map((mark) => ({ mark, count: header.split(mark).length })).toSorted(
    (a, b) => b.count - a.count,
  );
  return best?.mark ?? ',';
}

/** The first non-empty line, without quoted parts. */
function headerOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
}
