import type { Template } from 'liquidjs';
import { FILTERS, LIMITS, TAGS } from './allowed.ts';
import { CalculationFault } from './arithmetic.ts';
import type { Budget } from './budget.ts';
import { OutputTooLong } from './emitter.ts';
import { TemplateFault } from './template-fault.ts';

export const TOO_LONG = `the rendered text is longer than ${LIMITS.output} characters`;

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^output .* not closed/, 'an output is not closed: add the missing }}'],
  [/^tag .* not closed/, 'a tag is not closed: add the missing %}'],
  [/^tag .* not found/, `unknown tag: use one of ${TAGS.join(', ')}`],
  [/^undefined filter/, `unknown filter: use one of ${FILTERS.join(', ')}`],
];

/**
 * Describes the error and its position in our own words: the parser's messages quote the template,
 * and an error never repeats its input.
 */
export function describeSyntaxError(error: unknown): string {
  if (error instanceof TemplateFault) return at(error.message, error.position);
  const message = error instanceof Error ? error.message.split('\n', 1)[0]! : '';
  const fault = FAULTS.find(([pattern]) => pattern.test(message))?.[1] ?? 'invalid syntax';
  const position = /line:(\d+), col:(\d+)/.exec(message);
  return at(fault, position && [Number(position[1]), Number(position[2])]);
}

function at(fault: string, position: TemplateFault['position']): string {
  if (position === null) return fault;
  // Before the list of what exists, which may be cut off.
  const [what, ...fix] = fault.split(': ');
  return [`${what}, at line ${position[0]}, column ${position[1]}`, ...fix].join(': ');
}

/** Liquid's own message can quote a value, so only the position in the template is reported. */
export function describeRenderError(error: unknown, budget: Budget): string {
  if (budget.isSpent)
    return `the template takes more than ${LIMITS.steps} steps with these values: use fewer loops and shorter lists`;
  const original = originalOf(error);
  if (original instanceof OutputTooLong) return TOO_LONG;
  const token = error instanceof Error && 'token' in error ? (error.token as Template['token'] | undefined) : undefined;
  if (!token) return 'the template cannot be rendered';
  const [line = 0, column = 0] = token.getPosition();
  return original instanceof CalculationFault
    ? at(original.message, [line, column])
    : `the template fails at line ${line}, column ${column}`;
}

const originalOf = (error: unknown): unknown =>
  error instanceof Error && 'originalError' in error ? error.originalError : error;
