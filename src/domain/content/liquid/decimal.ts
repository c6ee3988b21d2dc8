/** A decimal number: `units / 10^scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d{0,30})(?:\.(\d{0,30}))?$/;

/** Digits of a fraction that a number keeps exactly, with one to spare for what a division cut. */
const EXACT_DIGITS = 14;
const QUOTIENT_DIGITS = 15;
const MAX_SCALE = 30;

/** The decimal number that a string or a number is; null for anything else. */
export function readDecimal(value: unknown): Decimal | null {
  const text = typeof value === 'number' ? textOf(value) : value;
  if (typeof text !== 'string') return null;
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Without an exponent. */
function textOf(value: number): string {
  return Math.abs(value) < 1e-6 ? value.toFixed(MAX_SCALE) : String(value);
}

/**
 * As a number. A fraction of more digits than a number keeps comes of a division: it is rounded, so
 * that a third times three is one.
 */
export function toNumber(decimal: Decimal): number {
  const { units, scale } = reduced(decimal);
  const excess = digitsOf(units) - EXACT_DIGITS;
  if (scale === 0 || excess <= 0) return Number(`${units}e-${scale}`);
  return toNumber(roundDecimal({ units, scale }, scale - excess - 1, 'nearest'));
}

export const add = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
};
export const negate = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});
export const isLess = (a: Decimal, b: Decimal): boolean => add(a, negate(b)).units < 0n;

/** The remainder with the sign of the divisor, which is not zero. */
export function remainder(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const divisor = unitsAt(b, scale);
  return { units: ((unitsAt(a, scale) % divisor) + divisor) % divisor, scale };
}

/** The quotient as a number of at most 15 digits; the divisor is not zero. */
export function divide(a: Decimal, b: Decimal): number {
  const scale = MAX_SCALE + b.scale;
  const quotient: Decimal = { units: unitsAt(a, a.scale + scale) / b.units, scale: MAX_SCALE };
  return Number(Number(`${quotient.units}e-${quotient.scale}`).toPrecision(QUOTIENT_DIGITS));
}

/** To decimal places, negative for tens; `nearest` rounds a half away from zero. */
export function roundDecimal(decimal: Decimal, places: number, way: 'nearest' | 'down' | 'up'): Decimal {
  const { units, scale } = decimal;
  if (places >= scale) return decimal;
  const step = 10n ** BigInt(scale - places);
  const below = ((units % step) + step) % step;
  const isUp = way === 'up' ? below > 0n : way === 'nearest' && (units < 0n ? below * 2n > step : below * 2n >= step);
  const rounded = units - below + (isUp ? step : 0n);
  return { units: rounded, scale };
}

function reduced({ units, scale }: Decimal): Decimal {
  let [left, places] = [units, scale];
  while (places > 0 && left % 10n === 0n) {
    left /= 10n;
    places -= 1;
  }
  return { units: left, scale: places };
}

const unitsAt = ({ units, scale }: Decimal, at: number): bigint => units * 10n ** BigInt(at - scale);
const digitsOf = (units: bigint): number => String(units < 0n ? -units : units).length;
