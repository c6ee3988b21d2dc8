import type { Emitter } from 'liquidjs';
import { LIMITS } from './allowed.ts';
import { type Budget, sizeOf } from './budget.ts';

/** Collects the text of a rendering or of a capture, and charges for it. */
export class BudgetEmitter implements Emitter {
  buffer = '';
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  write(value: unknown): void {
    this.#budget.use(sizeOf(value));
    this.buffer += textOf(value);
    if (this.buffer.length > LIMITS.output) throw new OutputTooLong();
  }
}

export class OutputTooLong extends RangeError {}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  // An object is refused when the rendering ends (require-values.ts).
  return typeof value === 'object' ? '' : String(value as number | boolean);
}
