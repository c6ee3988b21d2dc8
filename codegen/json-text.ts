const WIDTH = 120;

/**
 * The canonical format of `openrpc.json`: JSON with two-space indents in which an object or array
 * that fits on one line stays on it, so that a diff shows only real changes.
 */
export function jsonText(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

function print(value: unknown, depth: number, column: number): string {
  const line = inline(value);
  if (column + line.length <= WIDTH || !isBranch(value)) return line;
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

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isBranch(value)) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
