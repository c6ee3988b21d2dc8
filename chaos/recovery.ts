import type { Stage } from './stage.ts';

/** When calls that succeeded were begun and answered. */
export interface Successes {
  add(begunAt: number, endedAt: number): void;
  /** How long after a moment the first call that was begun after it was answered; null when none was. */
  firstAfterMs(moment: number): number | null;
}

export function keepSuccesses(): Successes {
  const all: { readonly begunAt: number; readonly endedAt: number }[] = [];
  return {
    add: (begunAt, endedAt) => void all.push({ begunAt, endedAt }),
    firstAfterMs: (moment) => {
      const ends = all.filter(({ begunAt }) => begunAt >= moment).map(({ endedAt }) => endedAt);
      return ends.length === 0 ? null : Math.min(...ends) - moment;
    },
  };
}

const LOOK_MS = 50;
const PATIENCE_MS = 60_000;

/** How long until no text is in the hands it was in at this moment: those of a dead worker come back with its lease. */
export async function rowsBackMs({ pool }: Stage): Promise<number> {
  const begunAt = Date.now();
  const { rows } = await pool.query<{ id: string; lease: string }>(
    "SELECT id, lease_until::text AS lease FROM messages WHERE state = 'submitting'",
  );
  const [ids, leases] = [rows.map(({ id }) => id), rows.map(({ lease }) => lease)];
  while (Date.now() - begunAt < PATIENCE_MS) {
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
    await new Promise((again) => setTimeout(again, LOOK_MS));
  }
  return Date.now() - begunAt;
}

export function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
