import type { Database } from '../../platform/database/database.ts';
import type { MetricsSource } from '../../platform/metrics.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { createWorkReader } from '../../platform/work/read-state.ts';
import { KINDS } from '../work-jobs.ts';
import { readDueWork } from './due-work.ts';

const HELP = {
  database_up:
    '1 when PostgreSQL responds in time and takes writes; without a response, metrics that it provides are NaN',
  database_waiting_calls: 'Calls of this process waiting for a database connection',
  database_connections: 'Database connections of this process',
  single_messages_due_seconds: 'Age of the oldest due single message',
  campaign_messages_due_seconds:
    'Age of the oldest due message of a running campaign; grows under a throttle or a number’s rate limit',
  scheduled_campaigns_due_seconds: 'Age of the oldest due scheduled campaign',
  events_pending_seconds: 'Age of the oldest pending event of an endpoint with automatic delivery',
  unchained_entries_seconds: 'Age of the oldest audit or consent entry that is not in its hash chain',
  signals_pending_seconds: 'Age of the oldest signal that no rule or journey has seen yet',
  automation_runs_due_seconds: 'Age of the oldest due run of an automation rule',
  journey_steps_due_seconds: 'Age of the oldest due step of a journey',
  lost_leases: 'Messages being submitted whose lease has expired',
  dead_letters: 'Events in the dead letter queue, counted up to 10,000',
  reviews_open: 'Inbound messages that wait for a review and pause marketing to their senders, counted up to 10,000',
} as const;

const HELP_BY_KIND = {
  work_due_seconds: 'Age of the oldest due item of background work',
  work_failing: 'Items of background work that failed at least five times in a row; they are tried again',
} as const;

/** Below the scraper's timeout (10 s by default). */
const READ_TIMEOUT_MS = 5_000;

/** Gauges for alerting. A scrape while PostgreSQL is unavailable succeeds and reports it. */
export function createQueueMetrics(database: Database, clock: () => Date): MetricsSource {
  const readWork = createWorkReader(KINDS);
  const pool = (): Record<string, number> => ({
    database_waiting_calls: database.pool.waitingCount,
    database_connections: database.pool.totalCount,
  });
  return {
    help: HELP,
    helpByKind: HELP_BY_KIND,
    read: async () => {
      const waiting = pool();
      const now = clock();
      const figures = Promise.all([
        readDueWork(database, now),
        readWork(database, now),
        database.check(READ_TIMEOUT_MS),
      ]);
      return withTimeout(READ_TIMEOUT_MS, figures).then(
        ([due, { dueSeconds, failing }, reason]) => ({
          single: { ...waiting, database_up: reason === null ? 1 : 0, ...due },
          byKind: { work_due_seconds: dueSeconds, work_failing: failing },
        }),
        () => ({ single: { ...waiting, database_up: 0 }, byKind: {} }),
      );
    },
  };
}
