/**
 * How other products write a variable: `{name}`, `${name}`, `%FIRST_NAME%`, `*|FNAME|*`, `<name>`.
 * A byte of a URL, such as `%AB`, is none.
 */
const FOREIGN = [
  /\$\{[^{}]{0,100}\}/,
  /(?<!\{)\{[A-Za-z_ ][\w. ]{0,100}\}(?!\})/,
  /%(?![A-Fa-f]{2}%)[A-Za-z_]{2,60}%/,
  /\*\|[A-Z][A-Z_:]{0,38}\|\*/,
  /<[A-Za-z_ ]{1,60}>/,
];
/** People write in square brackets, too: these need a word that names a variable. */
const SQUARE =
  /\[\[?(?:(?:your|customer|contact|first|last|full|company|business|order|appt|appointment|tracking|promo|coupon)[ _-]?)?(?:f|l)?(?:name|number|date|time|code|link|url)\]/i;

/** A part of a message, in UTF-16 units. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/**
 * The first variable of another product in a rendered message, which a recipient would read as it
 * is, because Liquid writes `{{ name }}`; null without any.
 */
export function findPlaceholder(text: string): Found | null {
  return firstOf([...FOREIGN, SQUARE], text);
}

/** Whether a sample for a registration writes variables otherwise than in square brackets. */
export function hasForeignVariable(sample: string): boolean {
  return /\{\{[^{}]{0,100}\}\}/.test(sample) || firstOf(FOREIGN, sample) !== null;
}

function firstOf(patterns: readonly RegExp[], text: string): Found | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return { start: found.index, end: found.index + found[0].length, words: found[0] };
  }
  return null;
}
