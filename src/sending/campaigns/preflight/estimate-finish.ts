import { MINUTE_MS } from '../../../domain/durations.ts';

/** Number of messages by the time from which they may be sent, in milliseconds. */
export type DueCounts = Map<number, number>;

/** Times after the start are rounded up to the minute, so that the number of entries is bounded. */
export function countDue(counts: DueCounts, dueAt: Date, startAt: Date): void {
  const due = dueAt <= startAt ? startAt.getTime() : Math.ceil(dueAt.getTime() / MINUTE_MS) * MINUTE_MS;
  counts.set(due, (counts.get(due) ?? 0) + 1);
}

/**
 * When the last message is sent at this rate, at the earliest: each waits for its own time, and for
 * those before it.
 */
export function estimateFinish(counts: DueCounts, messagesPerSecond: number, now: Date): Date {
  let finish = now.getTime();
  for (const [due, count] of [...counts].toSorted(([one], [other]) => one - other))
    finish = Math.max(finish, due) + (count / messagesPerSecond) * 1_000;
  return new Date(Math.ceil(finish));
}
