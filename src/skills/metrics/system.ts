import type { Skill } from '../../skill.ts';
import { findFailingWork, findGauges } from './queries.ts';

export const readSystem: Skill<'metrics.system'> = async (_params, { db, account, now }) => {
  const { tenantId, accountId } = account;
  const [gauges, failing] = await Promise.all([
    db.row(findGauges, tenantId, accountId, now),
    accountId === tenantId ? db.rows(findFailingWork, tenantId) : [],
  ]);
  const secondsSince = (at: Date | null | undefined): number =>
    at == null ? 0 : Math.max(0, Math.round((now.getTime() - at.getTime()) / 1000));
  return {
    at: now.toISOString(),
    messages_due: gauges?.messages_due ?? 0,
    oldest_message_seconds: secondsSince(gauges?.oldest_message),
    messages_submitting: gauges?.messages_submitting ?? 0,
    events_pending: gauges?.events_pending ?? 0,
    oldest_event_seconds: secondsSince(gauges?.oldest_event),
    dead_letters: gauges?.dead_letters ?? 0,
    automation_runs_due: gauges?.automation_runs_due ?? 0,
    measures_pending: gauges?.measures_pending ?? 0,
    failing_work: failing.map(({ kind, items, reason }) => ({ kind, items, reason })),
  };
};
