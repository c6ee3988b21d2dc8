import { wilsonInterval } from '../statistics/proportions.ts';

export interface HourCount {
  readonly hour: number;
  readonly messages: number;
  readonly responses: number;
}

/** The lower ends of 24 hours that are compared at once hold with 95 % together (Bonferroni). */
const CONFIDENCE = 1 - (2 * 0.05) / 24;
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
    .map((hour) => ({ hour, low: wilsonInterval({ count: hour.responses, total: hour.messages }, CONFIDENCE).low }))
    .filter(({ hour, low }) => low > (responses - hour.responses) / (messages - hour.messages))
    .sort((one, other) => other.low - one.low);
  return better[0]?.hour ?? null;
}
