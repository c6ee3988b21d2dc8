const PREFETCH_WINDOW_MS = 200;
/** A shorter span says nothing about the rate. */
const MIN_SPAN_MS = 20;
const MIN = 100;
const MAX = 2_000;

/** Limit of the prefetched events of one endpoint. */
export interface Prefetch {
  readonly maxEvents: number;
  /** Call before reading more, with the total number of attempts so far. */
  adjust(attempted: number): void;
}

/**
 * Prefetches what was delivered in 200 ms lately. A fast receiver needs few reads, each of which
 * costs as much as a hundred events. For a slow one little is prefetched that might be replayed or
 * erased before it is sent.
 */
export function createPrefetch(clock: () => number = () => performance.now()): Prefetch {
  let maxEvents = MIN;
  let adjustedAt = clock();
  let before = 0;
  return {
    get maxEvents() {
      return maxEvents;
    },
    adjust: (attempted) => {
      const now = clock();
      const span = now - adjustedAt;
      if (span < MIN_SPAN_MS) return;
      maxEvents = Math.round(Math.min(MAX, Math.max(MIN, ((attempted - before) / span) * PREFETCH_WINDOW_MS)));
      adjustedAt = now;
      before = attempted;
    },
  };
}
