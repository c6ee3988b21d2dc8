/** Bytes of one resource: a model reads it whole. */
export const MAX_PART_BYTES = 32 * 1024;

/** Where a page is cut: before a skill, before a section of it, and after any line. */
const CUTS: readonly RegExp[] = [/^(?=## )/m, /^(?=### )/m, /(?<=\n)/];

/** A page in parts of limited size. A line that is longer than a part loses its end. */
export function splitPage(text: string, maxBytes: number, [cut, ...finer] = CUTS): readonly string[] {
  if (Buffer.byteLength(text) <= maxBytes) return [text];
  if (cut === undefined) return [`${text.slice(0, maxBytes / 4)}…\n`];
  return joinWhileFitting(
    text.split(cut).flatMap((piece) => splitPage(piece, maxBytes, finer)),
    maxBytes,
  );
}

function joinWhileFitting(pieces: readonly string[], maxBytes: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces) {
    if (part !== '' && Buffer.byteLength(part) + Buffer.byteLength(piece) > maxBytes) {
      parts.push(part);
      part = '';
    }
    part += piece;
  }
  return [...parts, part];
}
