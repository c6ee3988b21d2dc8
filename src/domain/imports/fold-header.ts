/** The name of a column in lower case, without accents, spaces and punctuation. */
export function foldHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');
}
