const ASCII = /^[ -~]*$/;

/**
 * The words of a header or a cell, in lower case and without accents and punctuation, also of
 * `MobilePhone`, `mobile_phone` and `Phone2`.
 */
export function wordsOf(text: string): readonly string[] {
  // Most cells are plain ASCII, which has nothing to fold.
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
  return plain
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L}{2})(\p{Nd})$/u, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((token) => token !== '');
}
