/**
 * The interval of a proportion by Wilson's score (Wilson 1927), which is right for small samples
 * and extreme rates. `z`: 1.96 for a confidence of 95 %. From 0 to 1 without a sample.
 */
export function wilson(events: number, of: number, z: number): readonly [low: number, high: number] {
  if (of <= 0) return [0, 1];
  const rate = events / of;
  const square = z * z;
  const center = rate + square / (2 * of);
  const margin = z * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of * of));
  const whole = 1 + square / of;
  return [Math.max(0, (center - margin) / whole), Math.min(1, (center + margin) / whole)];
}
