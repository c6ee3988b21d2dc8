/**
 * How a request ended: answered in time, answered late or not sent, or because there were too many
 * of them or without an answer.
 */
export type RequestEnd = 'in_time' | 'late' | 'too_many';

/** How many requests may be in progress at the same time, as their answers allow. */
export interface Window {
  readonly size: number;
  begin(account: string): void;
  end(account: string, how: RequestEnd): void;
}

/** Enough to learn from the answers whether more are welcome. */
const INITIAL_SIZE = 20;

/**
 * Grows from a few requests to `maxSize` while it is used up: it doubles with each window of
 * answers, but after it had to shrink only to the half at which it arrived, and by one from there.
 * It shrinks to half, once per window, because the requests of a window are all answered alike, and
 * only for an account that has most of the requests: the limit of one must not slow down others.
 */
export function createWindow(maxSize: number): Window {
  const byAccount = new Map<string, number>();
  let size = Math.min(INITIAL_SIZE, maxSize);
  let doublesTo = maxSize;
  let inProgress = 0;
  let isUsedUp = false;
  let inTime = 0;
  /** Requests of the window that shrank it which have not ended. */
  let leftOfShrunk = 0;

  const count = (account: string, change: number): number => {
    const now = (byAccount.get(account) ?? 0) + change;
    inProgress += change;
    if (now === 0) byAccount.delete(account);
    else byAccount.set(account, now);
    return now;
  };

  const grow = (): void => {
    inTime += 1;
    if (inTime < size) return;
    inTime = 0;
    if (isUsedUp) size = size < doublesTo ? Math.min(doublesTo, size * 2) : Math.min(maxSize, size + 1);
    isUsedUp = inProgress >= size;
  };

  const shrink = (): void => {
    leftOfShrunk = inProgress;
    inTime = 0;
    size = Math.max(1, Math.floor(size / 2));
    doublesTo = size;
    isUsedUp = false;
  };

  return {
    get size() {
      return size;
    },
    begin: (account) => {
      count(account, 1);
      isUsedUp ||= inProgress >= size;
    },
    end: (account, how) => {
      const hasMost = (byAccount.get(account) ?? 0) * 2 > inProgress;
      count(account, -1);
      if (how === 'in_time') grow();
      else inTime = 0;
      if (leftOfShrunk > 0) leftOfShrunk -= 1;
      else if (how === 'too_many' && hasMost) shrink();
    },
  };
}
