import { statement } from '../../platform/database/sql.ts';

interface Gauges {
  readonly messages_due: number;
  readonly oldest_message: Date | null;
  readonly messages_submitting: number;
  readonly events_pending: number;
  readonly oldest_event: Date | null;
  readonly dead_letters: number;
  readonly automation_runs_due: number;
  readonly measures_pending: number;
}

/**
 * One statement, so that the figures belong together; each counts at most 10,000 rows by an index.
 */
export const findGauges = statement<[tenantId: string, accountId: string, now: Date], Gauges>(
  'metrics.find_gauges',
  `SELECT m.count AS messages_due, m.oldest AS oldest_message, s.count AS messages_submitting, p.count AS events_pending, p.oldest AS oldest_event,
          d.count AS dead_letters, r.count AS automation_runs_due, f.count AS measures_pending
     FROM (SELECT count(*) AS count, min(due_at) AS oldest FROM (
             SELECT q.due_at FROM message_queue q JOIN messages m ON m.tenant_id = $1 AND m.id = q.message_id
              WHERE q.tenant_id = $1 AND q.due_at <= $3 AND m.account_id = $2 LIMIT 10000) one) m,
          (SELECT count(*) AS count FROM (
             SELECT 1 FROM message_leases l CROSS JOIN unnest(l.message_ids) AS leased (id) JOIN messages m ON m.tenant_id = $1 AND m.id = leased.id
              WHERE l.tenant_id = $1 AND m.account_id = $2 LIMIT 10000) one) s,
          (SELECT count(*) AS count, min(occurred_at) AS oldest FROM (
             SELECT occurred_at FROM outbox_events WHERE tenant_id = $1 AND account_id = $2 AND state = 'pending' ORDER BY id LIMIT 10000) one) p,
          (SELECT count(*) AS count FROM (
             SELECT 1 FROM outbox_events WHERE tenant_id = $1 AND account_id = $2 AND delivered_at IS NULL AND state = 'dead' LIMIT 10000) one) d,
          (SELECT count(*) AS count FROM (
             SELECT 1 FROM automation_runs WHERE tenant_id = $1 AND account_id = $2 AND state = 'pending' AND due_at <= $3 LIMIT 10000) one) r,
          (SELECT count(*) AS count FROM (
             SELECT 1 FROM measure_differences WHERE tenant_id = $1 AND account_id = $2 LIMIT 10000) one) f`,
);

/** Of the billing root, since work belongs to tenants. */
export const findFailingWork = statement<[tenantId: string], { kind: string; items: number; reason: string }>(
  'metrics.find_failing_work',
  'SELECT kind, count(*) AS items, max(reason) AS reason FROM work_failures WHERE tenant_id = $1 GROUP BY kind ORDER BY kind LIMIT 50',
);
