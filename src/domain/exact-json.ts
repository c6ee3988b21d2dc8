/** More digits than every double holds exactly; also within strings. */
const LONG = /\d{16}/;

/**
 * Parses JSON. Integers beyond 2^53, such as the IDs of other systems, become text with the same
 * digits, because a number would be another ID; only the `id` of a message, which is echoed, stays
 * the number that the check of IDs expects. Numbers with a fraction or an exponent are doubles, as
 * everywhere. Throws a SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG.test(text)) return value;
  const exact: unknown = JSON.parse(quoteLongIntegers(text));
  return withMessageIds(exact, value);
}

/** Takes valid JSON. */
function quoteLongIntegers(text: string): string {
  let quoted = '';
  let copied = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) === QUOTE) index = endOfString(text, index);
    else if (NUMBER.includes(text.charAt(index))) {
      const start = index;
      while (NUMBER.includes(text.charAt(index + 1)) && index + 1 < text.length) index += 1;
      quoted += text.slice(copied, start) + asText(text.slice(start, index + 1));
      copied = index + 1;
    }
  }
  return quoted + text.slice(copied);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NUMBER = '0123456789.+-eE';

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== QUOTE) index += text.charCodeAt(index) === BACKSLASH ? 2 : 1;
  return index;
}

function asText(token: string): string {
  if (!/^-?\d+$/.test(token)) return token;
  const number = Number(token);
  return Number.isSafeInteger(number) || !Number.isFinite(number) ? token : `"${token}"`;
}

function withMessageIds(exact: unknown, value: unknown): unknown {
  if (Array.isArray(exact) && Array.isArray(value))
    return exact.map((message, index) => withMessageId(message, value[index]));
  return withMessageId(exact, value);
}

function withMessageId(exact: unknown, value: unknown): unknown {
  const id = idOf(value);
  return typeof id === 'number' && typeof exact === 'object' && exact !== null ? { ...exact, id } : exact;
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}
