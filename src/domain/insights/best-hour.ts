import { wilson } from './wilson.ts';

export interface HourCount {
  readonly hour: number;
  readonly messages: number;
  readonly responses: number;
}

/** Confidence of 95 %. */
export const Z_95 = 1.959963984540054;
/** 95 % over 24 hours that are compared at once: one-sided, 1 - 0.05 / 24 (Bonferroni). */
const Z_OF_24 = 2.8653;
/** Below this an hour is not recommended. */
const MIN_MESSAGES = 50;

/**
 * The hour with the highest lower end of the interval of its rate, if that is above the rate of the
 * other hours together; null when the data does not tell hours apart.
 */
export function bestHour(hours: readonly HourCount[]): HourCount | null {
  const total = (of: (hour: HourCount) => number): number => hours.reduce((sum, hour) => sum + of(hour), 0);
  const [messages, responses] = [total((hour) => hour.messages), total((hour) => hour.responses)];
  const better = hours
    .filter((hour) => hour.messages >= MIN_MESSAGES && messages - hour.messages >= MIN_MESSAGES)
    .map((hour) => ({ hour, low: wilson(hour.responses, hour.messages, Z_OF_24)[0] }))
    .filter(({ hour, low }) => low > (responses - hour.responses) / (messages - hour.messages))
    .sort((one, other) => other.low - one.low);
  return better[0]?.hour ?? null;
}
