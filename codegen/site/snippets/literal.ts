/** How a language writes the values of JSON. */
export interface Notation {
  readonly string: (text: string) => string;
  readonly constants: { readonly null: string; readonly true: string; readonly false: string };
  readonly key: (name: string) => string;
  /** Spaces per level, and inside the braces of an object on one line. */
  readonly indent: number;
  readonly padding: '' | ' ';
  readonly trailingComma: '' | ',';
}

export const JSON_NOTATION: Notation = {
  string: (text) => JSON.stringify(text),
  constants: { null: 'null', true: 'true', false: 'false' },
  key: (name) => `${JSON.stringify(name)}: `,
  indent: 2,
  padding: ' ',
  trailingComma: '',
};

const WIDTH = 76;

/** A value as a literal that starts at `column`. What does not fit on a line gets several. */
export function literal(value: unknown, notation: Notation, depth = 0, column = 0): string {
  const line = inline(value, notation);
  if (column + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const { indent, key, trailingComma } = notation;
  const pad = ' '.repeat(indent * (depth + 1));
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const rows = entriesOf(value).map(([name, item]) => {
    const head = pad + (name === null ? '' : key(name));
    return head + literal(item, notation, depth + 1, head.length);
  });
  return `${open}\n${rows.join(',\n')}${trailingComma}\n${' '.repeat(indent * depth)}${close}`;
}

function inline(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.string(value);
  if (typeof value === 'number') return String(value);
  if (value === null || typeof value === 'boolean') return notation.constants[String(value) as 'null'];
  const rows = entriesOf(value as object).map(
    ([name, item]) => (name === null ? '' : notation.key(name)) + inline(item, notation),
  );
  if (Array.isArray(value)) return `[${rows.join(', ')}]`;
  return rows.length === 0 ? '{}' : `{${notation.padding}${rows.join(', ')}${notation.padding}}`;
}

function entriesOf(value: object): readonly (readonly [name: string | null, item: unknown])[] {
  return Array.isArray(value) ? value.map((item) => [null, item] as const) : Object.entries(value);
}
