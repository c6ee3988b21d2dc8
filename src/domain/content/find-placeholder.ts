/**
 * How other products write a variable: `{name}`, `${name}`, `$first_name`, `%FIRST_NAME%`,
 * `*|FNAME|*`, `<name>`, `{!Contact.Name}`, `#name#`. A byte of a URL, such as `%AB`,
 * is none, nor is a part of its query.
 */
const FOREIGN = [
  /\$\{[^{}]{0,100}\}/,
  /(?<!\{)\{!?[A-Za-z_ ][\w. ]{0,100}\}(?!\})/,
  /%(?![A-Fa-f]{2}%)[A-Za-z_]{2,60}%/,
  /\*\|[A-Z][A-Z_:]{0,38}\|\*/i,
  /<[A-Za-z_ ]{1,60}>/,
  /(?<![\w$])\$(?:(?:first|last|full)_?)?name\b/i,
  /(?<!\w)#(?:(?:first|last|full)_?)?name#/i,
];
/** People write in square brackets, too: these need a word that names a variable. */
const SQUARE =
  /\[\[?(?:(?:your|customer|contact|first|last|full|company|business|order|appt|appointment|tracking|promo|coupon)[ _-]?)?(?:f|l)?(?:name|number|date|time|code|link|url)\]/i;

/** The name alone, apart from URLs and addresses. */
const BARE = /(?<![\w/=?&.#@-])(?:first|last|full)_name(?![\w=/@])/i;

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
  return firstOf([...FOREIGN, SQUARE, BARE], text);
}

const LIQUID = /\{\{[^{}]{0,300}\}\}|\{%[^{}]{0,300}%\}/g;
/** A contact's fields have no name before them in Liquid: `{{ first_name }}`. */
const FOREIGN_ROOT =
  /\{\{-?\s{0,9}(contact|customer|subscriber|recipient|person|profile|user|lead|member)\.[\w.]{1,60}/i;

/**
 * The first variable of another product in the source of a message; null without any. `known` are
 * the names that the caller gives values for.
 */
export function findSourcePlaceholder(source: string, known: ReadonlySet<string>): Found | null {
  const found = findPlaceholder(source.replace(LIQUID, (liquid) => ' '.repeat(liquid.length)));
  if (found !== null) return found;
  const root = FOREIGN_ROOT.exec(source);
  if (root === null || known.has(root[1] ?? '')) return null;
  return { start: root.index, end: root.index + root[0].length, words: root[0] };
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
