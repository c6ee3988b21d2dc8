import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { batchStatement, type Sql, statement, type Transaction } from '../../platform/database/sql.ts';
import type { LockedRow } from './lock-due-messages.ts';
import type { Queue } from './queries.ts';

/** The right to submit a batch until its time is over; then the batch is rescued. */
export interface Lease {
  readonly id: string;
  readonly queue: Queue;
  readonly claimedAt: Date;
}

/** Messages that are submitted to the carrier in one call. */
export interface Batch {
  readonly lease: Lease;
  /** The name of the carrier of its messages. */
  readonly carrier: string;
  readonly messages: readonly LockedRow[];
}

const LEASES = rowList({ id: 'text', message_ids: 'text[]' });

/** Takes locked rows out of the queue, and leases those that are going to be submitted. */
const takeAndLease = batchStatement<
  [
    tenantId: string,
    rowIds: readonly string[],
    queue: string,
    leases: ParamOf<typeof LEASES>,
    now: Date,
    leaseUntil: Date,
  ]
>(
  'dispatch.take_and_lease',
  `WITH taken AS (DELETE FROM message_queue WHERE tenant_id = $1 AND ctid = ANY ($2::tid[]))
   INSERT INTO message_leases (tenant_id, queue, id, message_ids, claimed_at, lease_until)
   SELECT $1, $3, one.id, one.message_ids, $5, $6 FROM ${LEASES.from('$4', 'one')}`,
);

interface Held {
  readonly message_ids: readonly string[];
}

const endLease = statement<[tenantId: string, queue: string, id: string], Held>(
  'dispatch.end_lease',
  'DELETE FROM message_leases WHERE tenant_id = $1 AND queue = $2 AND id = $3 RETURNING message_ids',
);

const keepInLease = statement<[tenantId: string, queue: string, id: string, messageIds: readonly string[]], Held>(
  'dispatch.keep_in_lease',
  `WITH held AS (SELECT message_ids FROM message_leases WHERE tenant_id = $1 AND queue = $2 AND id = $3 FOR UPDATE)
   UPDATE message_leases l SET message_ids = $4 FROM held WHERE l.tenant_id = $1 AND l.queue = $2 AND l.id = $3
   RETURNING held.message_ids`,
);

/** The messages were accepted although their lease was lost and they wait again. */
const leaveQueue = batchStatement<[tenantId: string, ids: readonly string[]]>(
  'dispatch.leave_queue',
  'DELETE FROM message_queue WHERE tenant_id = $1 AND message_id = ANY ($2)',
);

/**
 * Takes locked rows out of the queue, and leases the batches among them, at the end of the
 * transaction.
 */
export function leaseBatches(
  tx: Transaction,
  { tenant_id: tenantId, queue }: Queue,
  taken: readonly LockedRow[],
  batches: readonly Batch[],
  now: Date,
  leaseUntil: Date,
): void {
  const rowIds = taken.map(({ row_id: rowId }) => rowId);
  const leases = batches.map(({ lease, messages }) => ({ id: lease.id, message_ids: messages.map(({ id }) => id) }));
  tx.last(takeAndLease, tenantId, rowIds, queue, LEASES.param(leases), now, leaseUntil);
}

/**
 * Ends a lease, except for messages whose outcome is still unknown. Returns the messages that it
 * held until now, or null if it was lost: any other may be with another worker. Locks the lease.
 */
export async function releaseLease(
  tx: Sql,
  { id, queue }: Lease,
  unknown: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const { tenant_id: tenantId, queue: name } = queue;
  const held =
    unknown.length === 0
      ? await tx.row(endLease, tenantId, name, id)
      : await tx.row(keepInLease, tenantId, name, id, unknown);
  return held && new Set(held.message_ids);
}

export async function removeFromQueue(tx: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
  await tx.run(leaveQueue, tenantId, ids);
}
