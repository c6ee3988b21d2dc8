import type { Text } from '../reference/blocks.ts';

const WIDTH = 100;

/** Reference text without links, with code in backticks. */
export function plain(text: Text): string {
  return text
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('code' in inline) return `\`${inline.code}\``;
      return 'strong' in inline ? inline.strong : inline.text;
    })
    .join('');
}

/** The words of a paragraph in lines of at most 100 columns; lines after the first are indented. */
export function wrap(text: string, indent: string, hanging = indent): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const start = lines.length === 0 ? indent : hanging;
    if (line !== '' && start.length + line.length + word.length >= WIDTH) {
      lines.push(start + line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, (lines.length === 0 ? indent : hanging) + line];
}

/** A docstring of one paragraph; none for an empty text. */
export function docstring(text: unknown, indent: string): string[] {
  if (typeof text !== 'string' || text === '') return [];
  const safe = escaped(text);
  const one = `${indent}"""${safe}"""`;
  if (one.length <= WIDTH) return [one];
  const [first = '', ...others] = wrap(`"""${safe}`, indent);
  return [first, ...others, `${indent}"""`];
}

/** Text for the inside of a docstring. */
export function escaped(text: string): string {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return safe.endsWith('"') ? `${safe.slice(0, -1)}\\"` : safe;
}

/** A statement in one line if it fits, or else with each part in a line of its own. */
export function inLines(head: string, parts: readonly string[], tail: string, indent: string): string[] {
  const one = `${indent}${head}${parts.join(', ')}${tail}`;
  if (one.length <= WIDTH || parts.length === 0) return [one];
  return [`${indent}${head}`, ...parts.map((part) => `${indent}    ${part},`), `${indent}${tail}`];
}

/** A line with an annotation; a long list of values gets a line for each value. */
export function annotated(line: string, indent: string): string[] {
  const [, head, values, tail] = /^(.*?\bLiteral\[)(.*?)(\].*)$/.exec(line) ?? [];
  if (indent.length + line.length <= WIDTH || head === undefined || values === undefined || tail === undefined) {
    return [indent + line];
  }
  const members = values.match(/"(?:\\.|[^"\\])*"|[^\s,]+/g) ?? [];
  return [indent + head, ...members.map((value) => `${indent}    ${value},`), indent + tail];
}
