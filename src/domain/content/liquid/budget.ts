import type { Context } from 'liquidjs';
import { LIMITS } from './allowed.ts';

/** Units of one step: an output, a tag, an iteration, a filter. A unit is one character copied. */
const STEP = 100;
/** Units per item of a list, which costs more than a character. */
const ITEM = 20;

/**
 * The work that one rendering may do, counted and not timed, so that whether a template can be
 * rendered does not depend on the load of the machine. Liquid calls `check` for each template node
 * and `use` for each allocation; filters, operators and loops charge what their input costs.
 */
export class Budget {
  #left = LIMITS.steps * STEP;

  get isSpent(): boolean {
    return this.#left < 0;
  }

  check(): void {
    this.use(STEP);
  }

  use(units: number): void {
    // Liquid passes lengths that templates compute, which can be negative or not a number.
    if (units > 0) this.#left -= units;
    if (this.#left < 0) throw new RangeError('The template does too much work.');
  }

  steps(count: number): void {
    this.use(count * STEP);
  }
}

/** Liquid's own limiters have private fields; it calls only the methods of a budget. */
export const asLimiter = (budget: Budget): Context['memoryLimit'] => budget as unknown as Context['memoryLimit'];

export const budgetOf = (context: Context): Budget => context.memoryLimit as unknown as Budget;

/** Units that reading a whole value costs. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (!Array.isArray(value)) return 1;
  let size = ITEM * value.length;
  for (const item of value) size += sizeOf(item);
  return size;
}
