const MOST_CHARACTERS = 512;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\ufffd]+/gu;

/** The beginning of an answer as a person may read it: UTF-8, at most 512 characters, a space for whatever is not printable; null when nothing is left. */
export function excerptOf(chunks: readonly Buffer[]): string | null {
  const [first] = chunks;
  if (!first) return null;
  const text = (chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8');
  const printable = text.replace(UNPRINTABLE, ' ').trim().slice(0, MOST_CHARACTERS);
  // The cut may have gone through a pair of surrogates, which no database stores.
  return (printable.isWellFormed() ? printable : printable.slice(0, -1)) || null;
}
