/**
 * How other products write a variable: `{name}`, `%FIRST_NAME%`, `*|FNAME|*`, `[First Name]`,
 * `<name>`, `${name}`. Liquid writes `{{ name }}`, so a recipient would read these as they are.
 * Brackets and angles need a word that names a variable: people write in brackets, too.
 */
const PLACEHOLDERS = [
  /(?<!\{)\$?\{[A-Za-z_][\w. ]{0,38}\}(?!\})/,
  /%[A-Z][A-Z_]{1,38}[A-Z]%/,
  /\*\|[A-Z][A-Z_:]{0,38}\|\*/,
  /(?:\[\[?|<)(?:(?:your|customer|contact|first|last|full|company|business|order|appt|appointment|tracking|promo|coupon)[ _-]?)?(?:f|l)?(?:name|firstname|lastname|number|date|time|code|link|url)(?:\]|>)/i,
];

/** The first of them in a rendered message, with its position in UTF-16 units; null without any. */
export function findPlaceholder(text: string): { start: number; end: number; words: string } | null {
  for (const pattern of PLACEHOLDERS) {
    const found = pattern.exec(text);
    if (found !== null) return { start: found.index, end: found.index + found[0].length, words: found[0] };
  }
  return null;
}
