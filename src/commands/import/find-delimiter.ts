const CANDIDATES = [',', ';', '\t', '|'] as const;

export interface Delimiter {
  readonly delimiter: string;
  /** Whether the first line is a hint for Excel instead of a header. */
  readonly hinted: boolean;
}

/** Excel's hint, which some exports also quote: `sep=;`, `"sep=;"`, `sep=\t`. */
const HINT = /^("?)sep=(\\t|[^"\r\n])\1[ \t]*(?:\r\n|\n|\r|$)/i;

/**
 * The delimiter of the hint in the first line, else the candidate that occurs most often in the
 * header row outside quotes; a comma when none does.
 */
export function findDelimiter(text: string): Delimiter {
  const hint = HINT.exec(text)?.[2];
  if (hint !== undefined) return { delimiter: hint === '\\t' ? '\t' : hint, hinted: true };
  const header = headerOf(text);
  const [best] = CANDIDATES.map((mark) => ({ mark, count: header.split(mark).length })).toSorted(
    (a, b) => b.count - a.count,
  );
  return { delimiter: best?.mark ?? ',', hinted: false };
}

/** The first non-empty line, without quoted parts. */
function headerOf(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  return bare.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
}
