const MAX_CHARACTERS = 512;
/** Of a response that may be a large file. */
const MAX_BYTES = 16 * 1024;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\ufffd]+/gu;

/**
 * The readable start of a response: UTF-8, at most 512 characters, unprintable characters replaced
 * by spaces; null when nothing is left.
 */
export function excerptOf(chunks: readonly Buffer[]): string | null {
  const [first] = chunks;
  if (!first) return null;
  const text = (chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8', 0, MAX_BYTES);
  const printable = text.replace(UNPRINTABLE, ' ').trim().slice(0, MAX_CHARACTERS);
  // The cut may have split a surrogate pair, which PostgreSQL cannot store.
  return (printable.isWellFormed() ? printable : printable.slice(0, -1)) || null;
}
