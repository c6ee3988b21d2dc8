import { HOUR_MS } from '../durations.ts';
/**
 * How long after an event journeys and rules still react to it. A cart that was left last week is
 * no reason for a message today, and a year of events from another system starts nothing.
 */
export const HISTORY_AFTER_HOURS = 72;

/** Whether an event only tells the past. */
export function isHistory(occurredAt: Date, now: Date): boolean {
  return now.getTime() - occurredAt.getTime() > HISTORY_AFTER_HOURS * HOUR_MS;
}
