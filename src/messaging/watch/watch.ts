import type { Database } from '../../platform/database.ts';
import { inTime } from '../../platform/in-time.ts';
import type { Watched } from '../../platform/metrics.ts';
import { readDueWork } from './due-work.ts';

const HELP = {
  database_up: '1 when PostgreSQL answers in time; what it alone knows is NaN when it does not',
  database_waiting_calls: 'Calls of this process that wait for a connection',
  database_connections: 'Connections of this process',
  single_texts_due_seconds: 'How long the oldest single text has been due',
  campaign_texts_due_seconds:
    'How long the oldest text of a running campaign has been due; a throttle or the pace of a number lets it grow',
  scheduled_texts_due_seconds: 'How long the oldest scheduled text has been due',
  scheduled_campaigns_due_seconds: 'How long the oldest campaign that should have started has been due',
  events_pending_seconds: 'Age of the oldest event that waits for an endpoint delivered to automatically',
  registrations_due_seconds: 'How long the oldest step of a registration has been due',
  number_registrations_due_seconds: 'How long the oldest step of a number towards its registered campaign has been due',
  unsealed_entries_seconds: 'Age of the oldest ledger entry that is not in its chain yet',
  lost_leases: 'Texts handed out by a worker that has not come back in time',
  dead_letters: 'Events that were given up, up to ten thousand',
} as const;

/** Less than a scraper waits (10 s by default). */
const ANSWER_WITHIN_MS = 5_000;

/** What an operator is woken for. A scrape while PostgreSQL is away is answered, and says so. */
export function watch(database: Database, clock: () => Date): Watched {
  const pool = (): Record<string, number> => ({
    database_waiting_calls: database.pool.waitingCount,
    database_connections: database.pool.totalCount,
  });
  return {
    help: HELP,
    read: async () => {
      const waiting = pool();
      return inTime(ANSWER_WITHIN_MS, readDueWork(database, clock())).then(
        (due) => ({ ...waiting, database_up: 1, ...due }),
        () => ({ ...waiting, database_up: 0 }),
      );
    },
  };
}
