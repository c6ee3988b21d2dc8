import type { Stage } from './stage.ts';

const POLL_MS = 250;

/** Unfinished work, including queued messages and events that wait for their next attempt. */
const OPEN = `SELECT
  (SELECT count(*)::int FROM messages WHERE state IN ('queued', 'scheduled')) AS messages,
  (SELECT count(*)::int FROM campaigns WHERE state IN ('running', 'scheduled')) AS campaigns,
  (SELECT count(*)::int FROM signals) AS signals,
  (SELECT count(*)::int FROM journey_enrollments WHERE ended_at IS NULL) AS journeys,
  (SELECT count(*)::int FROM outbox_events WHERE state = 'pending') AS events,
  (SELECT count(*)::int FROM simulator_submissions WHERE next_at IS NOT NULL) AS reports,
  (SELECT count(*)::int FROM audit_entries WHERE seq IS NULL) AS audit,
  (SELECT count(*)::int FROM consent_entries WHERE seq IS NULL) AS consent`;

/** Waits until no work is left, at most `timeoutMs`. Returns what is left. */
export async function drain({ pool, pendingReports }: Stage, timeoutMs: number): Promise<Record<string, number>> {
  for (const until = Date.now() + timeoutMs; ; ) {
    const { rows } = await pool.query<Record<string, number>>(OPEN);
    const open = { ...rows[0], carrier: await pendingReports() };
    const left = Object.fromEntries(Object.entries(open).filter(([, count]) => count > 0));
    if (Object.keys(left).length === 0 || Date.now() > until) return left;
    await new Promise((again) => setTimeout(again, POLL_MS));
  }
}
