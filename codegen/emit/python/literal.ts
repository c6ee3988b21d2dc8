import { isRecord } from '../../lint/walk.ts';

const WIDTH = 88;

/** A JSON value as a Python expression, in one line if it fits after `used` columns. */
export function literal(value: unknown, indent = '', used = 0): string {
  const one = inline(value);
  if (indent.length + used + one.length <= WIDTH) return one;
  const inner = `${indent}    `;
  if (Array.isArray(value) && value.length > 0) {
    return ['[', ...value.map((item) => `${inner}${literal(item, inner)},`), `${indent}]`].join('\n');
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    const members = Object.entries(value).map(([key, item]) => {
      const head = `${JSON.stringify(key)}: `;
      return `${inner}${head}${literal(item, inner, head.length)},`;
    });
    return ['{', ...members, `${indent}}`].join('\n');
  }
  return one;
}

function inline(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isRecord(value)) {
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
    return `{${members.join(', ')}}`;
  }
  // The escapes of JSON strings have the same meaning in Python.
  return JSON.stringify(value);
}
