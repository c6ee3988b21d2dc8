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
 * The queues of an account are those of its numbers and campaigns (record 5).
 */
export const findGauges = statement<[tenantId: string, accountId: string, now: Date], Gauges>(
  'metrics.find_gauges',
  `WITH queues AS MATERIALIZED (
     SELECT id AS first, id AS last FROM phone_numbers WHERE tenant_id = $1 AND account_id = $2
     UNION ALL SELECT id, id || '0' FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND state = 'running'
     UNION ALL SELECT id, id || '0' FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND state = 'paused')
   SELECT m.count AS messages_due, m.oldest AS oldest_message, s.count AS messages_submitting, p.count AS events_pending, p.oldest AS oldest_event,
          d.count AS dead_letters, r.count AS automation_runs_due, f.count AS measures_pending
     FROM (SELECT count(*) AS count, min(due_at) AS oldest FROM (
             SELECT w.due_at FROM queues q CROSS JOIN LATERAL (
               SELECT due_at FROM message_queue WHERE tenant_id = $1 AND queue >= q.first AND queue <= q.last AND due_at <= $3 LIMIT 10000) w LIMIT 10000) one) m,
          (SELECT coalesce(sum(cardinality(l.message_ids)), 0)::int AS count FROM queues q
             JOIN message_leases l ON l.tenant_id = $1 AND l.queue >= q.first AND l.queue <= q.last) s,
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
