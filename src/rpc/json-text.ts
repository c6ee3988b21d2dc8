import { parseExactJson } from '../domain/exact-json.ts';
import { SkillError } from '../errors.ts';

/** Values in a body. An import of 500 contacts with 100 columns each has 50,000. */
const MAX_VALUES = 60_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Parses JSON, in which integers beyond 2^53 become text. The text is bounded first, because a
 * megabyte of empty or nested values costs a tenth of a second to parse, which every other client
 * would wait for. Throws a SkillError.
 */
export function parseJson(text: string): unknown {
  const { values, isOpen } = measure(text);
  if (isOpen) throw invalid();
  if (values > MAX_VALUES)
    throw new SkillError(-32600, `The body has more than ${MAX_VALUES} values. Send them in several requests.`);
  try {
    return parseExactJson(text);
  } catch {
    throw invalid();
  }
}

const invalid = (): SkillError => new SkillError(-32700, 'The body is not valid JSON.');

interface Shape {
  /** At least the number of values. */
  readonly values: number;
  /** Whether a string, an array or an object has no end. */
  readonly isOpen: boolean;
}

/** Measures text that need not be valid JSON. */
function measure(text: string): Shape {
  let isString = false;
  let level = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (isString) {
      if (char === BACKSLASH) index += 1;
      else if (char === QUOTE) isString = false;
    } else if (char === QUOTE) isString = true;
    else if (char === COMMA) values += 1;
    else if (char === OPENING_BRACKET || char === OPENING_BRACE) {
      values += 1;
      level += 1;
    } else if (char === CLOSING_BRACKET || char === CLOSING_BRACE) level -= 1;
  }
  return { values, isOpen: isString || level > 0 };
}
