import { dropSpends } from '../approvals/drop-spends.ts';
import { RUNS_KEPT_MS } from '../domain/automation/limits.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import { windowStart } from '../domain/webhooks/breaker.ts';
import { dropEndpoints } from '../events/webhooks/drop-endpoints.ts';
import { dropNumberClaims } from '../people/consent/opt-in-limits/drop-claims.ts';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';
import { groupByTenant } from '../platform/group-by.ts';
import { dropOldFailures } from '../platform/work/failures.ts';

const BATCH = 1_000;
const EVENT_RETENTION_MS = 30 * DAY_MS;

/** Keys of partner.send never expire and are not in this index. */
const expiredKeys = statement<[now: Date, limit: number], { tenant_id: string; account_id: string; key: string }>(
  'workers.expired_idempotency_keys',
  "SELECT tenant_id, account_id, key FROM idempotency_keys WHERE expires_at <= $1 AND expires_at < 'infinity' ORDER BY expires_at LIMIT $2",
);
const dropKeys = statement<[tenantId: string, accounts: readonly string[], keys: readonly string[], now: Date]>(
  'workers.drop_idempotency_keys',
  `DELETE FROM idempotency_keys WHERE tenant_id = $1 AND (account_id, key) IN (SELECT * FROM unnest($2::text[], $3::text[])) AND expires_at <= $4`,
);

/** Uses outbox_events_ended_idx: for an ended event due_at is the time it ended. */
const endedEvents = statement<[before: Date, limit: number], { tenant_id: string; endpoint_id: string; id: string }>(
  'workers.ended_events',
  "SELECT tenant_id, endpoint_id, id FROM outbox_events WHERE state <> 'pending' AND due_at <= $1 ORDER BY due_at LIMIT $2",
);
const dropEvents = statement<[tenantId: string, endpointIds: readonly string[], ids: readonly string[], before: Date]>(
  'workers.drop_events',
  `DELETE FROM outbox_events WHERE tenant_id = $1 AND (endpoint_id, id) IN (SELECT * FROM unnest($2::text[], $3::text[]))
      AND state <> 'pending' AND due_at <= $4`,
);

const expiredSessions = statement<[now: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.expired_sessions',
  'SELECT tenant_id, id FROM sessions WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2',
);

/** Has a few rows per endpoint with recent deliveries. */
const oldHealth = statement<[before: Date], { tenant_id: string }>(
  'workers.old_health',
  'SELECT DISTINCT tenant_id FROM webhook_health WHERE bucket_at <= $1',
);
const dropHealth = statement<[tenantId: string, before: Date]>(
  'workers.drop_health',
  'DELETE FROM webhook_health WHERE tenant_id = $1 AND bucket_at <= $2',
);

/** Counts of causes are read within their hour. */
const CAUSES_KEPT_MS = 2 * HOUR_MS;

/** Uses cause_counts_hour_idx. */
const oldCauses = statement<[before: Date, limit: number], { tenant_id: string; cause_id: string; hour: Date }>(
  'workers.old_causes',
  'SELECT tenant_id, cause_id, hour FROM cause_counts WHERE hour <= $1 ORDER BY hour LIMIT $2',
);
const dropCauses = statement<[tenantId: string, causeIds: readonly string[], before: Date]>(
  'workers.drop_causes',
  'DELETE FROM cause_counts WHERE tenant_id = $1 AND cause_id = ANY ($2) AND hour <= $3',
);

/** Uses automation_runs_created_at_idx. */
const oldRuns = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.old_runs',
  'SELECT tenant_id, id FROM automation_runs WHERE created_at <= $1 ORDER BY created_at LIMIT $2',
);

/** Uses plan_jobs_created_at_idx and plans_created_at_idx. */
const oldJobs = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.old_jobs',
  'SELECT tenant_id, id FROM plan_jobs WHERE created_at <= $1 ORDER BY created_at LIMIT $2',
);
const oldPlans = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.old_plans',
  'SELECT tenant_id, id FROM plans WHERE created_at <= $1 ORDER BY created_at LIMIT $2',
);

/** Uses approvals_created_at_idx. An approval waits for a week at most. */
const oldApprovals = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.old_approvals',
  'SELECT tenant_id, id FROM approvals WHERE created_at <= $1 ORDER BY created_at LIMIT $2',
);

/** Uses alerts_closed_at_idx. */
const oldAlerts = statement<[before: Date, limit: number], { tenant_id: string; id: string }>(
  'workers.old_alerts',
  'SELECT tenant_id, id FROM alerts WHERE closed_at <= $1 ORDER BY closed_at LIMIT $2',
);

/**
 * Deletes expired sessions, counts of causes after two hours, hashes of numbers that were asked to
 * opt in, sums for limits of approvals and failures of background work after a day, stored call
 * results, ended events and plans after 30 days, deleted webhook endpoints with their events, and
 * runs of automation rules, approvals, jobs and closed alerts after 90. Returns whether more may
 * be due.
 */
export async function dropExpired(database: Database, now: Date): Promise<boolean> {
  const keys = await database.rows(expiredKeys, now, BATCH);
  for (const [tenantId, rows] of groupByTenant(keys)) {
    await database.run(
      dropKeys,
      tenantId,
      rows.map(({ account_id }) => account_id),
      rows.map(({ key }) => key),
      now,
    );
  }
  const before = new Date(now.getTime() - EVENT_RETENTION_MS);
  const events = await database.rows(endedEvents, before, BATCH);
  for (const [tenantId, rows] of groupByTenant(events)) {
    await database.run(
      dropEvents,
      tenantId,
      rows.map(({ endpoint_id: endpointId }) => endpointId),
      rows.map(({ id }) => id),
      before,
    );
  }
  const stale = windowStart(now);
  for (const { tenant_id: tenantId } of await database.rows(oldHealth, stale))
    await database.run(dropHealth, tenantId, stale);
  const sessions = await database.rows(expiredSessions, now, BATCH);
  for (const [tenantId, rows] of groupByTenant(sessions))
    await database.tenant(tenantId).sessions.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const runs = await database.rows(oldRuns, new Date(now.getTime() - RUNS_KEPT_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(runs))
    await database.tenant(tenantId).automation_runs.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const decided = await database.rows(oldApprovals, new Date(now.getTime() - RUNS_KEPT_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(decided))
    await database.tenant(tenantId).approvals.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const jobs = await database.rows(oldJobs, new Date(now.getTime() - RUNS_KEPT_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(jobs))
    await database.tenant(tenantId).plan_jobs.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const alerts = await database.rows(oldAlerts, new Date(now.getTime() - RUNS_KEPT_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(alerts))
    await database.tenant(tenantId).alerts.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const plans = await database.rows(oldPlans, new Date(now.getTime() - EVENT_RETENTION_MS), BATCH);
  for (const [tenantId, rows] of groupByTenant(plans))
    await database.tenant(tenantId).plans.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const causesBefore = new Date(now.getTime() - CAUSES_KEPT_MS);
  const causes = await database.rows(oldCauses, causesBefore, BATCH);
  for (const [tenantId, rows] of groupByTenant(causes)) {
    const ids = rows.map(({ cause_id: id }) => id);
    await database.run(dropCauses, tenantId, ids, causesBefore);
  }
  const hasMore = [
    await dropNumberClaims(database, now),
    await dropOldFailures(database, now),
    await dropEndpoints(database, now),
    await dropSpends(database, now),
  ].includes(true);
  return (
    hasMore ||
    [keys, events, sessions, runs, decided, jobs, alerts, plans, causes].some(({ length }) => length === BATCH)
  );
}
