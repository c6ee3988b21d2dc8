/** The middle value; the mean of the middle two of an even number; 0 of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Linear interpolation between the closest ranks (Hyndman and Fan, type 7); 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** MAD x this is the standard deviation of normally distributed values: 1 / Φ⁻¹(3/4). */
const MAD_TO_SD = 1.482602218505602;
/** 95 % of normally distributed values are within so many standard deviations. */
const WITHIN_95 = 1.959963984540054;

/**
 * How much more the deviations of a history vary than chance explains: their standard deviation by
 * the median absolute deviation and by their 95th percentile, the larger of both, at least 1. A few
 * past incidents do not change it.
 */
export function spread(deviations: readonly number[]): number {
  const center = median(deviations);
  const distances = deviations.map((one) => Math.abs(one - center));
  return Math.max(1, median(distances) * MAD_TO_SD, quantile(distances, 0.95) / WITHIN_95);
}
