/** How many requests may be in progress at the same time, as the answers allow. */
export interface Window {
  readonly size: number;
  /** A request was answered in time, while as many as allowed were in progress. */
  grow(): void;
  /** Too many requests, or one without an answer. */
  shrink(): void;
}

/** Enough to learn from the answers whether more are welcome. */
const INITIAL_SIZE = 20;

/**
 * Grows from a few requests to `maxSize`: doubles with each window of answers, and after it had to
 * shrink for the first time, only to half of the size that was too large; beyond, it grows by one.
 * Shrinks to half, once per window, because the requests of a window are all answered alike.
 */
export function createWindow(maxSize: number): Window {
  let size = Math.min(INITIAL_SIZE, maxSize);
  let doublesTo = maxSize;
  let inTime = 0;
  /** Answers until it may shrink again. */
  let mustPass = 0;
  return {
    get size() {
      return size;
    },
    grow: () => {
      mustPass = Math.max(0, mustPass - 1);
      inTime += 1;
      if (inTime < size) return;
      inTime = 0;
      size = size < doublesTo ? Math.min(doublesTo, size * 2) : Math.min(maxSize, size + 1);
    },
    shrink: () => {
      inTime = 0;
      if (mustPass > 0) {
        mustPass -= 1;
        return;
      }
      // The others of this window.
      mustPass = size - 1;
      size = Math.max(1, Math.floor(size / 2));
      doublesTo = size;
    },
  };
}
