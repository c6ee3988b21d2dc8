import { type Context, defaultOperators } from 'liquidjs';
import { budgetOf, sizeOf } from './budget.ts';

type Operators = typeof defaultOperators;
type Binary = (left: unknown, right: unknown, context: Context) => ReturnType<Operators[string]>;

/** Liquid compares lists item by item in generators, without a look at its limits. */
export const LIST_WEIGHT = 3;

/** Liquid's operators, charged by the size of what they compare. */
export const operators: Operators = Object.fromEntries(
  Object.entries(defaultOperators).map(([name, operator]) =>
    name === 'not' ? [name, operator] : [name, charged(name, operator as Binary)],
  ),
);

function charged(name: string, operator: Binary): Binary {
  return (left, right, context) => {
    if (name !== 'and' && name !== 'or') {
      const sizes = weightOf(left) + weightOf(right);
      budgetOf(context).use(name === 'contains' ? sizes + searchCost(left, right) : sizes);
    }
    return operator(left, right, context);
  };
}

const weightOf = (value: unknown): number => (Array.isArray(value) ? LIST_WEIGHT : 1) * sizeOf(value);

/** Units of a search: at worst, almost all of the pattern is compared at each position. */
export function searchCost(text: unknown, pattern: unknown): number {
  if (typeof text !== 'string' || typeof pattern !== 'string' || pattern.length > text.length) return 0;
  return (text.length * pattern.length) / 10;
}
