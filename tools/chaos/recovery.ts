import type { Stage } from './stage.ts';

/** Start and end times of successful calls. */
export interface Successes {
  add(startedAt: number, endedAt: number): void;
  /** Time from `time` to the first answer of a call that started later; null if there is none. */
  firstAfterMs(time: number): number | null;
}

export function recordSuccesses(): Successes {
  const all: { readonly startedAt: number; readonly endedAt: number }[] = [];
  return {
    add: (startedAt, endedAt) => void all.push({ startedAt, endedAt }),
    firstAfterMs: (time) => {
      const ends = all.filter(({ startedAt }) => startedAt >= time).map(({ endedAt }) => endedAt);
      return ends.length === 0 ? null : Math.min(...ends) - time;
    },
  };
}

const POLL_MS = 50;
const TIMEOUT_MS = 60_000;

/**
 * Waits until the leases of now are over. A dead worker's messages return when its lease ends.
 */
export async function leaseRecoveryMs({ pool }: Stage): Promise<number> {
  const startedAt = Date.now();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM message_leases');
  const leases = rows.map(({ id }) => id);
  while (Date.now() - startedAt < TIMEOUT_MS) {
    const left = await pool.query('SELECT FROM message_leases WHERE id = ANY ($1) LIMIT 1', [leases]).then(
      ({ rowCount }) => rowCount ?? 0,
      () => 1,
    );
    if (left === 0) break;
    await new Promise((again) => setTimeout(again, POLL_MS));
  }
  return Date.now() - startedAt;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
