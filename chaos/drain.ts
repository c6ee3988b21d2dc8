import type { Stage } from './stage.ts';

const LOOK_MS = 250;

/** What is still to be done; queued texts of somebody whose work is done and events that wait for their next attempt count as well. */
const OPEN = `SELECT
  (SELECT count(*)::int FROM messages WHERE state IN ('queued', 'submitting', 'scheduled')) AS texts,
  (SELECT count(*)::int FROM campaigns WHERE state IN ('running', 'scheduled')) AS campaigns,
  (SELECT count(*)::int FROM outbox_events WHERE state = 'pending') AS events,
  (SELECT count(*)::int FROM simulator_submissions WHERE next_at IS NOT NULL) AS reports,
  (SELECT count(*)::int FROM audit_entries WHERE seq IS NULL) AS audit,
  (SELECT count(*)::int FROM consent_entries WHERE seq IS NULL) AS consent`;

/** Waits until nothing is left to do; after `patienceMs` the judge sees what is stuck. */
export async function drain({ pool, reportsWaiting }: Stage, patienceMs: number): Promise<Record<string, number>> {
  for (const until = Date.now() + patienceMs; ; ) {
    const { rows } = await pool.query<Record<string, number>>(OPEN);
    const open = { ...rows[0], carrier: await reportsWaiting() };
    const left = Object.fromEntries(Object.entries(open).filter(([, count]) => count > 0));
    if (Object.keys(left).length === 0 || Date.now() > until) return left;
    await new Promise((again) => setTimeout(again, LOOK_MS));
  }
}
