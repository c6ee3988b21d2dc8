import { valueAt } from '../plain-parts.ts';
import type { CompiledTemplate } from '../rendering.ts';
import { textOf } from '../template-scope.ts';
import { type Classification, classifyMessage, isMeaningful } from './classify-message.ts';
import { foldWord } from './fold-word.ts';

/**
 * One to three words of letters, or numbers; a single letter could be part of a spelled word. A
 * number is read by what stands beside it, whatever its digits are.
 */
const PLAIN_VALUE = /^(?:\p{L}{2,20}|[0-9]{1,20})(?: (?:\p{L}{2,20}|[0-9]{1,20})){0,2}$/u;
const SHOUTED = /\p{Lu}{4}/u;
/** A shape has the kinds of the words of each value, and whether it begins with a capital. */
const MAX_SHAPES = 200;

const known = new WeakMap<CompiledTemplate, Map<string, Classification>>();

/**
 * Classifies a rendered message. Values such as names and order numbers, of words that mean nothing
 * to the rules, are alike: the message is classified once per template and shape of its values.
 * Spans are those of the first message of its shape, so code that shows them classifies the message
 * itself.
 */
export function classifyRendered(
  template: CompiledTemplate,
  variables: Readonly<Record<string, unknown>>,
  text: string,
): Classification {
  const shape = shapeOf(template, variables);
  if (shape === null) return classifyMessage(text);
  let shapes = known.get(template);
  if (shapes === undefined) {
    shapes = new Map();
    known.set(template, shapes);
  }
  const found = shapes.get(shape);
  if (found !== undefined) return found;
  const classification = classifyMessage(text);
  if (shapes.size < MAX_SHAPES) shapes.set(shape, classification);
  return classification;
}

function shapeOf({ wordSlots }: CompiledTemplate, variables: Readonly<Record<string, unknown>>): string | null {
  if (wordSlots === null) return null;
  let shape = '';
  for (const { path } of wordSlots) {
    const value = textOf(valueAt(variables, path));
    // A missing value is replaced by its fallback, which is the same for all recipients.
    if (value === null) shape += '-';
    else if (value === undefined || !PLAIN_VALUE.test(value) || SHOUTED.test(value)) return null;
    else {
      shape += value[0] === value[0]?.toLowerCase() ? 'a' : 'A';
      for (const word of value.split(' ')) {
        if (isMeaningful(foldWord(word))) return null;
        shape += isNumber(word) ? '0' : 'x';
      }
    }
  }
  return shape;
}

const isNumber = (word: string): boolean => word[0]! <= '9';
