const WIDTH = 120;

/**
 * The canonical format of `openrpc.json`: JSON with two-space indents in which an object or array
 * that fits on one line stays on it, so that a diff shows only real changes.
 */
export function jsonText(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

function print(value: unknown, depth: number, column: number): string {
  if (!isBranch(value)) return JSON.stringify(value);
  const line = inline(value, WIDTH - column);
  if (line !== null) return line;
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => pad + print(item, depth + 1, pad.length + 1)).join(',\n')}\n${end}]`;
  }
  const rows = Object.entries(value).map(([key, item]) => {
    const head = `${pad}${JSON.stringify(key)}: `;
    return head + print(item, depth + 1, head.length + 1);
  });
  return `{\n${rows.join(',\n')}\n${end}}`;
}

/** The value on one line, or null as soon as it is longer than `width` characters. */
function inline(value: unknown, width: number): string | null {
  if (!isBranch(value)) return within(JSON.stringify(value), width);
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return within(isList ? '[]' : '{}', width);
  let line = '';
  for (const [key, item] of entries) {
    const head = `${line === '' ? '' : ', '}${isList ? '' : `${JSON.stringify(key)}: `}`;
    const rest = inline(item, width - line.length - head.length - 2);
    if (rest === null) return null;
    line += head + rest;
  }
  return within(isList ? `[${line}]` : `{ ${line} }`, width);
}

function within(line: string, width: number): string | null {
  return line.length <= width ? line : null;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
