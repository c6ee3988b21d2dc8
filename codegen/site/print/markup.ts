/** HTML that is safe to print. Only this file makes it from text. */
export interface Markup {
  readonly markup: string;
}

type Value = Markup | string | number | null | false | readonly Value[];

/** HTML in which every inserted string is escaped, and every inserted piece of HTML is kept. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.map((part, index) => part + print(values[index] ?? null)).join('') };
}

/** HTML from a library that escapes its input itself. */
export function trusted(markup: string): Markup {
  return { markup };
}

/** The pieces, each on a line of its own. */
export function lines(pieces: readonly Markup[]): Markup {
  return { markup: pieces.map(({ markup }) => markup).join('\n') };
}

export const nothing: Markup = { markup: '' };

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function print(value: Value): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(print).join('');
}
