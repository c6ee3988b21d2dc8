import { type Context, Filter, type Value } from 'liquidjs';
import { budgetOf, sizeOf } from './budget.ts';
import { engine } from './engine.ts';
import type { Weight } from './inspect.ts';
import { LIST_WEIGHT } from './operators.ts';

/** Words of a value that the step of its tag pays for; few values have more. */
const FREE_WORDS = 10;
const STEPS_PER_WORD = 0.5;

/** Makes each value that costs more than its tag charge for it: Liquid evaluates it unchecked. */
export function chargeValues(weights: ReadonlyMap<Value, Weight>): void {
  for (const [value, weight] of weights)
    if (weight.words > FREE_WORDS || weight.comparisons > 0) value.filters.push(new Charge(weight));
}

class Charge extends Filter {
  readonly #weight: Weight;
  constructor(weight: Weight) {
    super({ name: 'charge', args: [] } as unknown as ConstructorParameters<typeof Filter>[0], undefined, engine);
    this.#weight = weight;
  }
  override *render(value: unknown, context: Context): Generator<unknown, unknown> {
    const { words, comparisons } = this.#weight;
    const budget = budgetOf(context);
    budget.steps(words * STEPS_PER_WORD);
    budget.use(LIST_WEIGHT * sizeOf(value) * comparisons);
    return yield super.render(value, context);
  }
}
