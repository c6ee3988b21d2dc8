import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Other work of the process waits at most about this long for a loop. */
const MAX_TURN_MS = 10;

/** Divides a long loop into turns of the event loop. */
export interface Turns {
  /** True when other work has waited long enough: `if (turns.isOver()) await turns.next();` */
  isOver(): boolean;
  next(): Promise<void>;
}

/** Starts the first turn. Turns are timed, because one item can cost as much as a thousand. */
export function startTurns(): Turns {
  let startedAt = performance.now();
  return {
    isOver: () => performance.now() - startedAt > MAX_TURN_MS,
    next: async () => {
      await yieldToEventLoop();
      startedAt = performance.now();
    },
  };
}
