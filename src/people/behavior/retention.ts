import { keptSince } from '../../domain/behavior/retention.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { dropPartitionsBefore } from './partitions.ts';

const BATCH = 5_000;

/** Concurrent processes skip the rows of each other. */
const deleteOldRows = batchStatement<[before: Date, limit: number]>(
  'behavior.delete_old_rows',
  `DELETE FROM events_default WHERE ctid = ANY (ARRAY (
     SELECT ctid FROM events_default WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
);
const deleteOldIds = batchStatement<[before: Date, limit: number]>(
  'behavior.delete_old_ids',
  `DELETE FROM event_external_ids WHERE ctid = ANY (ARRAY (
     SELECT ctid FROM event_external_ids WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
);

/**
 * Deletes the events before the months that are kept: whole partitions, one batch of the default
 * partition, and one batch of the callers' own ids. Returns whether there may be more.
 */
export async function dropOldEvents(database: Database, keptMonths: number, now: Date): Promise<boolean> {
  const before = keptSince(now, keptMonths);
  const dropped = await dropPartitionsBefore(database, before);
  const rows = await database.run(deleteOldRows, before, BATCH);
  const ids = await database.run(deleteOldIds, before, BATCH);
  return dropped.length > 0 || rows === BATCH || ids === BATCH;
}
