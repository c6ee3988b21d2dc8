/**
 * What makes a spreadsheet evaluate a cell, as the first character that it does not skip (OWASP,
 * CSV injection, https://owasp.org/www-community/attacks/CSV_Injection), also of full width.
 */
const FORMULA = /^['\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;
/** A number is a number. A plus sign stays guarded: a spreadsheet would take it from a phone. */
const NUMBER = /^-\p{Nd}+(?:[.,]\p{Nd}+)*%?$/u;

const GUARD = "'";

/**
 * The text of a CSV cell that no spreadsheet evaluates: an apostrophe goes before the start of a
 * formula. Nothing else of the cell changes.
 */
export function guardText(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `${GUARD}${text}` : text;
}

/** Reverses `guardText` exactly; text that it did not guard stays. */
export function unguardText(text: string): string {
  const rest = text.slice(1);
  return text.startsWith(GUARD) && guardText(rest) === text ? rest : text;
}
