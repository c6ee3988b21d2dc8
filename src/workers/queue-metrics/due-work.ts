import { type Sql, statement } from '../../platform/database/sql.ts';

/** Overdue work and problems for the operator: one row, each figure from a partial index. */
export interface DueWork {
  /** Seconds since the oldest item became due; 0 when nothing is due. */
  readonly single_messages_due_seconds: number;
  readonly campaign_messages_due_seconds: number;
  readonly events_pending_seconds: number;
  readonly scheduled_campaigns_due_seconds: number;
  readonly unchained_entries_seconds: number;
  readonly signals_pending_seconds: number;
  readonly automation_runs_due_seconds: number;
  readonly journey_steps_due_seconds: number;
  readonly lost_leases: number;
  /** Counted up to 10,000. */
  readonly dead_letters: number;
  /** Counted up to 10,000. */
  readonly reviews_open: number;
}

const findDueWork = statement<[now: Date], DueWork>(
  'due_work.find',
  `SELECT
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(due_at))), 0)::float8 FROM message_queue
       WHERE is_single AND due_at <= $1) AS single_messages_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(m.due_at))), 0)::float8
        FROM campaigns r LEFT JOIN campaign_numbers p ON p.tenant_id = r.tenant_id AND p.campaign_id = r.id
        CROSS JOIN LATERAL (SELECT due_at FROM message_queue q
                             WHERE q.tenant_id = r.tenant_id AND q.queue = coalesce(r.id || '/' || p.number_id, r.id) AND q.due_at <= $1
                             ORDER BY q.due_at LIMIT 1) m
       WHERE r.state = 'running') AS campaign_messages_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(o.occurred_at))), 0)::float8
        FROM webhook_endpoints e
        CROSS JOIN LATERAL (SELECT occurred_at FROM outbox_events p WHERE p.tenant_id = e.tenant_id AND p.endpoint_id = e.id AND p.delivered_at IS NULL AND p.state = 'pending'
                             ORDER BY p.id LIMIT 1) o
       WHERE e.state = 'active' AND e.delivery = 'automatic') AS events_pending_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(send_at))), 0)::float8 FROM campaigns
       WHERE state = 'scheduled' AND send_at <= $1) AS scheduled_campaigns_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - least(
        (SELECT min(at) FROM (SELECT at FROM audit_entries WHERE seq IS NULL LIMIT 1000) a),
        (SELECT min(received_at) FROM (SELECT received_at FROM consent_entries WHERE seq IS NULL LIMIT 1000) b)))), 0)::float8) AS unchained_entries_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(created_at))), 0)::float8 FROM (SELECT created_at FROM signals WHERE failures < 5 LIMIT 1000) s) AS signals_pending_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(due_at))), 0)::float8 FROM automation_runs
       WHERE state = 'pending' AND due_at <= $1) AS automation_runs_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(e.due_at))), 0)::float8
        FROM journeys j
        CROSS JOIN LATERAL (SELECT d.tenant_id, d.due_at FROM journey_enrollments d
                             WHERE d.journey_id = j.id AND d.calling = false AND d.due_at <= $1
                             ORDER BY d.due_at LIMIT 1) e
       WHERE e.tenant_id = j.tenant_id AND j.state = 'active') AS journey_steps_due_seconds,
     (SELECT coalesce(sum(cardinality(message_ids)), 0)::int FROM message_leases WHERE lease_until <= $1) AS lost_leases,
     (SELECT count(*)::int FROM (SELECT 1 FROM outbox_events WHERE delivered_at IS NULL AND state = 'dead' LIMIT 10000) d) AS dead_letters,
     (SELECT count(*)::int FROM (SELECT 1 FROM inbound_messages WHERE intent = 'review' AND reviewed_at IS NULL LIMIT 10000) r) AS reviews_open`,
);

/** Reads across tenants; takes no locks. */
export async function readDueWork(sql: Sql, now: Date): Promise<Partial<DueWork>> {
  return (await sql.row(findDueWork, now)) ?? {};
}
