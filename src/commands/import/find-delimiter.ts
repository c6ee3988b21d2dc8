const CANDIDATES = [',', ';', '\t', '|'] as const;

/** The candidate that parts the header row most often, outside quotes; a comma when none does. */
export function findDelimiter(text: string): string {
  const header = headerOf(text);
  const [best] = CANDIDATES.map((mark) => ({ mark, count: header.split(mark).length })).toSorted(
    (a, b) => b.count - a.count,
  );
  return best?.mark ?? ',';
}

/** The first line that says something, without what is quoted. */
function headerOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
}
