import { type Context, filters, toValue } from 'liquidjs';
import { FILTERS, type FilterName } from './allowed.ts';
import { calculationOf } from './arithmetic.ts';
import { budgetOf, sizeOf } from './budget.ts';
import { formatDate } from './date.ts';
import { searchCost } from './operators.ts';

type Handler = (this: { readonly context: Context }, value: unknown, ...args: readonly unknown[]) => unknown;

const FILTER_STEPS = 2;
/** Steps of a date: its conversions, and a zone whose clock is not known yet. */
const DATE_STEPS = 10;
const ZONE_STEPS = 50;
/** A sort compares each item with about this many others. */
const SORT_WEIGHT = 10;

/** What a filter costs beyond reading its value and its arguments. */
const EXTRA_COSTS: Partial<Record<FilterName, (value: unknown, ...args: readonly unknown[]) => number>> = {
  map: readFromItems,
  remove: searchCost,
  remove_first: searchCost,
  remove_last: searchCost,
  replace: searchCost,
  replace_first: searchCost,
  replace_last: searchCost,
  sort: (value, key) => SORT_WEIGHT * sizeOf(value) + readFromItems(value, key),
  // A list of the characters, at worst.
  split: (value, separator) => searchCost(value, separator) + (separator ? 0 : 20 * sizeOf(value)),
  truncatewords: (value) => 20 * sizeOf(value),
};

/** The key of a filter is split at its dots and read from each item. */
function readFromItems(value: unknown, key: unknown): number {
  return Array.isArray(value) ? value.length * (20 + sizeOf(key)) : 0;
}

/** The allowed filters. Each charges for its work before it begins. */
export const budgetFilters: ReadonlyMap<string, Handler> = new Map(
  FILTERS.map((name) => [name, name === 'date' ? date : charged(name)]),
);

function charged(name: FilterName): Handler {
  const calculate = calculationOf(name);
  const original = filters[name];
  if (typeof original !== 'function') throw new Error(`Liquid has no filter ${name}.`);
  const extraCost = EXTRA_COSTS[name];
  return function (value, ...args) {
    const budget = budgetOf(this.context);
    budget.steps(FILTER_STEPS + args.length);
    budget.use(sizeOf(value) + (extraCost?.(value, ...args) ?? 0));
    for (const arg of args) budget.use(sizeOf(arg));
    if (calculate !== undefined) return calculate(value, ...args);
    return original.call(this as ThisParameterType<typeof original>, value, ...args);
  };
}

function date(this: { readonly context: Context }, value: unknown, format?: unknown, zone?: unknown): unknown {
  const budget = budgetOf(this.context);
  budget.steps(zone === undefined ? DATE_STEPS : DATE_STEPS + ZONE_STEPS);
  budget.use(sizeOf(value) + sizeOf(format));
  return formatDate(toValue(value), toValue(format), toValue(zone));
}
