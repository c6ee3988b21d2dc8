const MAX_TERMS = 200;
const EPSILON = 1e-17;

/**
 * The complementary error function of x >= 0, to about 1e-15: the power series of erf below 2, and
 * from there the continued fraction of erfc (Abramowitz and Stegun, 7.1.5 and 7.1.14).
 */
export function complementaryError(x: number): number {
  if (x < 2) {
    let term = x;
    let sum = x;
    for (let n = 1; n < MAX_TERMS && Math.abs(term) > EPSILON; n += 1) {
      term *= -(x * x) / n;
      sum += term / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = x;
  for (let n = MAX_TERMS; n > 0; n -= 1) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / (fraction * Math.sqrt(Math.PI));
}

/** The probability that a standard normal value is at least this far from 0. */
export const twoSidedNormal = (z: number): number => complementaryError(Math.abs(z) / Math.SQRT2);

/** The z that a standard normal value exceeds on either side with probability `alpha`. */
export function normalCritical(alpha: number): number {
  return bisect((z) => twoSidedNormal(z), alpha);
}

/** The positive argument at which a falling function has a value, by bisection. */
export function bisect(falling: (x: number) => number, value: number): number {
  let low = 0;
  let high = 1;
  while (falling(high) > value && high < 1e12) high *= 2;
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
