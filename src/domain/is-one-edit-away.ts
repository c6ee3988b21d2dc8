/**
 * True for one insertion, deletion, substitution or swap of neighbours (Damerau): "STPO", "SOTP",
 * "STOPP", "STO".
 */
export function isOneEditAway(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  if (typed.length > word.length) return typed.slice(start + 1) === word.slice(start);
  if (typed.length < word.length) return typed.slice(start) === word.slice(start + 1);
  if (typed.slice(start + 1) === word.slice(start + 1)) return true;
  const swapped = typed[start] === word[start + 1] && typed[start + 1] === word[start];
  return swapped && typed.slice(start + 2) === word.slice(start + 2);
}
