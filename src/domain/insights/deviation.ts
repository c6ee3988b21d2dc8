/** Events among trials, such as failed messages among sent ones. */
export interface Sample {
  readonly events: number;
  /** Trials, or messages that could have caused the events. */
  readonly of: number;
}

export type Model = 'binomial' | 'poisson';

/** 2 x ln(x / expected), and 0 for x = 0, the limit. */
const term = (x: number, expected: number): number => (x <= 0 ? 0 : 2 * x * Math.log(x / expected));

/**
 * How far a sample deviates from a past one, in standard deviations: the signed root of the
 * deviance of two binomial proportions or of two Poisson rates (the G-test). Positive: more events
 * than in the past. 0 when one of the samples is empty. A count above its trials, which only rates
 * can have, is an error of the caller in the binomial model.
 */
export function deviation(model: Model, now: Sample, past: Sample): number {
  if (now.of <= 0 || past.of <= 0) return 0;
  const rate = (now.events + past.events) / (now.of + past.of);
  if (rate <= 0 || (model === 'binomial' && rate >= 1)) return 0;
  const sum = [now, past].reduce((whole, { events, of }) => {
    const missed = model === 'binomial' ? term(of - events, of * (1 - rate)) : 0;
    return whole + term(events, of * rate) + missed;
  }, 0);
  return Math.sign(now.events / now.of - past.events / past.of) * Math.sqrt(Math.max(0, sum));
}
