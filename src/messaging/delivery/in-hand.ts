const AHEAD_MS = 200;
/** What is shorter says nothing of the pace. */
const SPAN_MS = 20;
const FEWEST = 100;
const MOST = 2_000;

/** How many events of one endpoint are in hand at most. */
export interface InHand {
  readonly most: number;
  /** Before more is read: what was attempted until now. */
  look(attempted: number): void;
}

/**
 * As many as go out in 200 ms, as it went of late. A quick receiver is not looked for after every few events: looking costs as much as
 * a hundred of them. Of a slow one little is in hand that might have been replayed or erased by the time it goes out.
 */
export function createInHand(clock: () => number = () => performance.now()): InHand {
  let most = FEWEST;
  let lookedAt = clock();
  let before = 0;
  return {
    get most() {
      return most;
    },
    look: (attempted) => {
      const now = clock();
      const span = now - lookedAt;
      if (span < SPAN_MS) return;
      most = Math.round(Math.min(MOST, Math.max(FEWEST, ((attempted - before) / span) * AHEAD_MS)));
      lookedAt = now;
      before = attempted;
    },
  };
}
