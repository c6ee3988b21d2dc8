/** Rates above which a running campaign pauses, once `min_sent` messages are final. */
export interface Guard {
  readonly max_opt_out_percent: number;
  readonly max_failure_percent: number;
  readonly min_sent: number;
}

export const DEFAULT_GUARD: Guard = { max_opt_out_percent: 5, max_failure_percent: 30, min_sent: 200 };

export interface GuardedCounts {
  readonly finalized: number;
  readonly failed: number;
  readonly opted_out: number;
  /** Of the failed ones, those with the most frequent code that blames the sender. */
  readonly blamed: number;
  readonly blamed_code: string | null;
}

/**
 * So many messages that failed because of their sender, and at least half of all, show that the
 * others will fail too, whatever the limits of the guard.
 */
export const MIN_BLAMED = 10;

/** The reason to pause, with its figures; null while the rates are below the limits. */
export function reasonToPause(
  guard: Guard,
  { finalized, failed, opted_out: optedOut, blamed, blamed_code: code }: GuardedCounts,
): string | null {
  if (blamed >= MIN_BLAMED && blamed * 2 >= finalized)
    return `${describe('sender_rejected', blamed, finalized)} ${code}`;
  if (finalized < guard.min_sent) return null;
  if (optedOut * 100 > guard.max_opt_out_percent * finalized) return describe('opt_out_rate', optedOut, finalized);
  if (failed * 100 > guard.max_failure_percent * finalized) return describe('failure_rate', failed, finalized);
  return null;
}

const describe = (rate: string, count: number, finalized: number): string =>
  `${rate}: ${count} of ${finalized} (${((count * 100) / finalized).toFixed(1)} %)`;
