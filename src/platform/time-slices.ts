import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Other work of the process waits at most about this long for a loop. */
const MAX_SLICE_MS = 10;

/** Divides a long loop into slices of time, between which other work runs. */
export interface TimeSlices {
  /** True when other work has waited long enough: `if (slices.isOver()) await slices.next();` */
  isOver(): boolean;
  next(): Promise<void>;
}

/** Starts the first turn. TimeSlices are timed, because one item can cost as much as a thousand. */
export function startTimeSlices(): TimeSlices {
  let startedAt = performance.now();
  return {
    isOver: () => performance.now() - startedAt > MAX_SLICE_MS,
    next: async () => {
      await yieldToEventLoop();
      startedAt = performance.now();
    },
  };
}
