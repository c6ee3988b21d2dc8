/** A generator of drawn histories; the same seed draws the same (mulberry32). */
export function createDraws(seed: number) {
  let state = seed;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const binomial = (of: number, rate: number): number => {
    let events = 0;
    for (let n = 0; n < of; n += 1) if (uniform() < rate) events += 1;
    return events;
  };
  return { uniform, normal, binomial };
}

const NIGHT = 0.02;

/** Part of the busiest hour: few messages at night and at weekends, most at noon and at 18:00. */
export function activity(at: Date): number {
  const [hour, weekday] = [at.getUTCHours(), at.getUTCDay()];
  if (hour < 8 || hour > 20) return NIGHT;
  const peak = Math.exp(-((hour - 12) ** 2) / 8) + 0.7 * Math.exp(-((hour - 18) ** 2) / 4);
  return (NIGHT + peak) * (weekday === 0 || weekday === 6 ? 0.4 : 1);
}
