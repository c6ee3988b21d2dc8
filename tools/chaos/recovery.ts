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
 * Waits until every message that is being submitted now has another lease or state. A dead worker's
 * messages return when its lease ends.
 */
export async function leaseRecoveryMs({ pool }: Stage): Promise<number> {
  const startedAt = Date.now();
  const { rows } = await pool.query<{ id: string; lease: string }>(
    "SELECT id, lease_until::text AS lease FROM messages WHERE state = 'submitting'",
  );
  const [ids, leases] = [rows.map(({ id }) => id), rows.map(({ lease }) => lease)];
  while (Date.now() - startedAt < TIMEOUT_MS) {
    const left = await pool
      .query(
        `SELECT FROM messages m JOIN unnest($1::text[], $2::text[]) AS g(id, lease) ON g.id = m.id AND g.lease = m.lease_until::text
          WHERE m.state = 'submitting' LIMIT 1`,
        [ids, leases],
      )
      .then(
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
