import { type Sql, statement } from '../../platform/sql.ts';

/** What waits although its time has come, and what an operator has to look at: one row, each figure by a partial index. */
export interface DueWork {
  /** Seconds that the oldest has been due; 0 when nothing is. */
  readonly single_texts_due_seconds: number;
  readonly campaign_texts_due_seconds: number;
  readonly scheduled_texts_due_seconds: number;
  readonly events_pending_seconds: number;
  readonly scheduled_campaigns_due_seconds: number;
  readonly registrations_due_seconds: number;
  readonly number_registrations_due_seconds: number;
  readonly unsealed_entries_seconds: number;
  readonly lost_leases: number;
  /** Counted up to ten thousand. */
  readonly dead_letters: number;
}

const findDueWork = statement<[now: Date], DueWork>(
  'due_work.find',
  `SELECT
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(due_at))), 0)::float8 FROM messages
       WHERE state = 'queued' AND campaign_id IS NULL AND due_at <= $1) AS single_texts_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(m.due_at))), 0)::float8
        FROM (SELECT r.tenant_id, coalesce(r.id || '/' || p.number_id, r.id) AS lane
                FROM campaigns r LEFT JOIN campaign_numbers p ON p.tenant_id = r.tenant_id AND p.campaign_id = r.id WHERE r.state = 'running' LIMIT 1000) c
        CROSS JOIN LATERAL (SELECT due_at FROM messages q WHERE q.tenant_id = c.tenant_id AND q.lane = c.lane AND q.state = 'queued' AND q.due_at <= $1
                             ORDER BY q.due_at LIMIT 1) m) AS campaign_texts_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(due_at))), 0)::float8 FROM messages
       WHERE state = 'scheduled' AND due_at <= $1) AS scheduled_texts_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(o.occurred_at))), 0)::float8
        FROM (SELECT tenant_id FROM webhook_endpoints WHERE state = 'active' AND delivery = 'automatic' LIMIT 1000) e
        CROSS JOIN LATERAL (SELECT occurred_at FROM outbox_events p WHERE p.tenant_id = e.tenant_id AND p.delivered_at IS NULL AND p.state = 'pending'
                             ORDER BY p.id LIMIT 1) o) AS events_pending_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(due_at))), 0)::float8 FROM registrations WHERE due_at <= $1) AS registrations_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(registration_due_at))), 0)::float8 FROM sender_numbers
       WHERE registration_due_at <= $1) AS number_registrations_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - min(send_at))), 0)::float8 FROM campaigns
       WHERE state = 'scheduled' AND send_at <= $1) AS scheduled_campaigns_due_seconds,
     (SELECT coalesce(greatest(0, extract(epoch FROM $1 - least(
        (SELECT min(at) FROM (SELECT at FROM audit_entries WHERE seq IS NULL LIMIT 1000) a),
        (SELECT min(received_at) FROM (SELECT received_at FROM consent_entries WHERE seq IS NULL LIMIT 1000) b)))), 0)::float8) AS unsealed_entries_seconds,
     (SELECT count(*)::int FROM messages WHERE state = 'submitting' AND lease_until <= $1) AS lost_leases,
     (SELECT count(*)::int FROM (SELECT 1 FROM outbox_events WHERE delivered_at IS NULL AND state = 'dead' LIMIT 10000) d) AS dead_letters`,
);

/** Reads across tenants and locks nothing. */
export async function readDueWork(sql: Sql, now: Date): Promise<Partial<DueWork>> {
  return (await sql.row(findDueWork, now)) ?? {};
}
