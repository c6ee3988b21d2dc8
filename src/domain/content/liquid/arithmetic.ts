import { toValue } from 'liquidjs';
import type { FilterName } from './allowed.ts';
import {
  add,
  type Decimal,
  divide,
  isLess,
  multiply,
  negate,
  readDecimal,
  remainder,
  roundDecimal,
  toNumber,
} from './decimal.ts';

/** Why a calculation has no result, in words that never repeat its values. */
export class CalculationFault extends Error {}

/** Larger numbers lose digits, and their text has an exponent. */
const MAX_RESULT = 1e15;
const MAX_PLACES = 15;

type Calculation = (value: Decimal, ...args: readonly Decimal[]) => Decimal | number;

/**
 * Liquid's filters for numbers, in decimals as people calculate: 19.9 three times is 59.7. Liquid
 * itself reads what is no number as zero and divides by it, which would send a wrong amount.
 */
const CALCULATIONS: Partial<Record<FilterName, { readonly args: number; readonly run: Calculation }>> = {
  abs: { args: 0, run: (value) => (value.units < 0n ? negate(value) : value) },
  at_least: { args: 1, run: (value, least = value) => (isLess(value, least) ? least : value) },
  at_most: { args: 1, run: (value, most = value) => (isLess(most, value) ? most : value) },
  ceil: { args: 0, run: (value) => roundDecimal(value, 0, 'up') },
  divided_by: { args: 1, run: (value, divisor = value) => divide(value, nonZero(divisor)) },
  floor: { args: 0, run: (value) => roundDecimal(value, 0, 'down') },
  minus: { args: 1, run: (value, other = value) => add(value, negate(other)) },
  modulo: { args: 1, run: (value, divisor = value) => remainder(value, nonZero(divisor)) },
  plus: { args: 1, run: (value, other = value) => add(value, other) },
  round: { args: 0, run: (value, places) => roundDecimal(value, placesOf(places), 'nearest') },
  times: { args: 1, run: (value, other = value) => multiply(value, other) },
};

/** The filter for numbers with a name; undefined for other filters. Throws a CalculationFault. */
export function calculationOf(name: FilterName): ((value: unknown, ...args: readonly unknown[]) => number) | undefined {
  const calculation = CALCULATIONS[name];
  if (calculation === undefined) return undefined;
  const { args: required, run } = calculation;
  return (value, ...args) => {
    if (args.length < required) throw new CalculationFault(`${name} takes a number: write {{ total | ${name}: 2 }}`);
    const result = run(decimalOf(value), ...args.map(decimalOf));
    const number = typeof result === 'number' ? result : toNumber(result);
    if (Math.abs(number) >= MAX_RESULT) throw new CalculationFault('a number of a calculation has more than 15 digits');
    return number;
  };
}

/** A value that is missing counts as zero: where it must not be missing, it is found before. */
function decimalOf(value: unknown): Decimal {
  const read = readDecimal(toValue(value) ?? 0);
  if (read === null) throw new CalculationFault('a calculation gets a value that is no number, such as 1234.5');
  return read;
}

function nonZero(divisor: Decimal): Decimal {
  if (divisor.units === 0n) throw new CalculationFault('a number is divided by zero: test the divisor with if before');
  return divisor;
}

function placesOf(places: Decimal | undefined): number {
  const wanted = places === undefined ? 0 : toNumber(places);
  return Math.trunc(Math.min(Math.max(wanted, -MAX_PLACES), MAX_PLACES));
}
