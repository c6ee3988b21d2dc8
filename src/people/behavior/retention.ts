import { keptSince } from '../../domain/behavior/retention.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { groupByTenant } from '../../platform/group-by.ts';
import { dropPartitionsBefore } from './partitions.ts';

const BATCH = 5_000;

interface OldRow {
  readonly tenant_id: string;
  readonly contact_id: string;
  readonly name: string;
  readonly occurred_at: Date;
  readonly id: string;
}

/** The oldest of all tenants, by the index of times. Takes no locks. */
const findOldRows = batchStatement<[before: Date, limit: number], OldRow>(
  'behavior.find_old_rows',
  'SELECT tenant_id, contact_id, name, occurred_at, id FROM events_default WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2',
);

/** By primary key. A second process that waits for a row finds it deleted. */
const deleteOldRows = batchStatement<
  [
    tenantId: string,
    contactIds: readonly string[],
    names: readonly string[],
    times: readonly Date[],
    ids: readonly string[],
  ]
>(
  'behavior.delete_old_rows',
  `DELETE FROM events_default e USING unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[]) AS old (contact_id, name, occurred_at, id)
    WHERE e.tenant_id = $1 AND e.contact_id = old.contact_id AND e.name = old.name AND e.occurred_at = old.occurred_at AND e.id = old.id`,
);

interface OldId {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly external_id: string;
}

/** The oldest of all tenants, by the index of times. Takes no locks. */
const findOldIds = batchStatement<[before: Date, limit: number], OldId>(
  'behavior.find_old_ids',
  'SELECT tenant_id, account_id, external_id FROM event_external_ids WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2',
);

/** By primary key, unless the id was used again for a later event. */
const deleteOldIds = batchStatement<
  [tenantId: string, accountIds: readonly string[], externalIds: readonly string[], before: Date]
>(
  'behavior.delete_old_ids',
  `DELETE FROM event_external_ids e USING unnest($2::text[], $3::text[]) AS old (account_id, external_id)
    WHERE e.tenant_id = $1 AND e.account_id = old.account_id AND e.external_id = old.external_id AND e.occurred_at < $4`,
);

/**
 * Deletes the events before the months that are kept: whole partitions, one batch of the default
 * partition, and one batch of the callers' own ids. Returns whether there may be more.
 */
export async function dropOldEvents(database: Database, keptMonths: number, now: Date): Promise<boolean> {
  const before = keptSince(now, keptMonths);
  const dropped = await dropPartitionsBefore(database, before);
  const rows = await database.rows(findOldRows, before, BATCH);
  for (const [tenantId, old] of groupByTenant(rows))
    await database.run(
      deleteOldRows,
      tenantId,
      old.map((row) => row.contact_id),
      old.map(({ name }) => name),
      old.map((row) => row.occurred_at),
      old.map(({ id }) => id),
    );
  const ids = await database.rows(findOldIds, before, BATCH);
  for (const [tenantId, old] of groupByTenant(ids))
    await database.run(
      deleteOldIds,
      tenantId,
      old.map((row) => row.account_id),
      old.map((row) => row.external_id),
      before,
    );
  return dropped.length > 0 || rows.length === BATCH || ids.length === BATCH;
}
