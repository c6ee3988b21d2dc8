import { bisect } from './normal.ts';

/** The probability that a value of Student's t with these degrees of freedom is this far from 0. */
export function twoSidedStudent(t: number, degrees: number): number {
  return incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t));
}

/** The t that a value of Student's t exceeds on either side with probability `alpha`. */
export function studentCritical(alpha: number, degrees: number): number {
  return bisect((t) => twoSidedStudent(t, degrees), alpha);
}

/** The regularized incomplete beta function, by its continued fraction (DLMF 8.17.22). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges fast on the side of the mean.
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

const TINY = 1e-300;
const MAX_TERMS = 10_000;

/** Evaluated from the front (modified method of Lentz). */
function betaFraction(a: number, b: number, x: number): number {
  const guard = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < MAX_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    const change = d * c;
    result *= change;
    if (Math.abs(change - 1) < 1e-16) break;
  }
  return result;
}

/** The logarithm of the gamma function of x > 0: recurrence to 15, then the series of Stirling. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < 15; y += 1) shift += Math.log(y);
  const inverse = 1 / (y * y);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
}
