import type { SubmitOutcome } from '../../carriers/carrier.ts';
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
   INSERT INTO message_leases (tenant_id, queue, id, message_ids, submitted_ids, claimed_at, lease_until)
   SELECT $1, $3, one.id, one.message_ids, '{}', $5, $6 FROM ${LEASES.from('$4', 'one')}`,
);

interface Held {
  readonly message_ids: readonly string[];
}

const endLease = statement<[tenantId: string, queue: string, id: string], Held>(
  'dispatch.end_lease',
  'DELETE FROM message_leases WHERE tenant_id = $1 AND queue = $2 AND id = $3 RETURNING message_ids',
);

const takeFromLease = statement<[tenantId: string, queue: string, id: string, messageIds: readonly string[]], Held>(
  'dispatch.take_from_lease',
  `WITH held AS (SELECT message_ids FROM message_leases WHERE tenant_id = $1 AND queue = $2 AND id = $3 FOR UPDATE)
   UPDATE message_leases l SET message_ids = ARRAY (SELECT unnest(held.message_ids) EXCEPT SELECT unnest($4::text[])) FROM held WHERE l.tenant_id = $1 AND l.queue = $2 AND l.id = $3
   RETURNING held.message_ids`,
);

/**
 * Says which messages of a lease may be at the carrier without an answer, keeps what it answered,
 * and renews the lease. No row: the lease was lost.
 */
const markLease = statement<
  [
    tenantId: string,
    queue: string,
    id: string,
    submittedIds: readonly string[],
    leaseUntil: Date,
    mark: number,
    outcomes: string | null,
  ],
  { id: string }
>(
  'dispatch.mark_lease',
  `WITH live AS (
     UPDATE message_leases SET submitted_ids = $4, lease_until = $5 WHERE tenant_id = $1 AND queue = $2 AND id = $3 RETURNING id),
   kept AS (
     INSERT INTO message_answers (tenant_id, lease_id, mark, outcomes) SELECT $1, live.id, $6, $7::jsonb FROM live WHERE $7::jsonb IS NOT NULL
     ON CONFLICT DO NOTHING)
   SELECT id FROM live`,
);

const dropAnswers = statement<[tenantId: string, leaseId: string, upTo: number]>(
  'dispatch.drop_answers',
  'DELETE FROM message_answers WHERE tenant_id = $1 AND lease_id = $2 AND mark <= $3',
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
 * Takes messages out of a lease, or ends it with the last of them. Returns those that it held until
 * now, or null if it was lost: any other may be with another worker. Locks the lease.
 */
export async function releaseLease(
  tx: Sql,
  { id, queue }: Lease,
  answered: readonly string[],
  isLast: boolean,
): Promise<ReadonlySet<string> | null> {
  const { tenant_id: tenantId, queue: name } = queue;
  const held = isLast
    ? await tx.row(endLease, tenantId, name, id)
    : await tx.row(takeFromLease, tenantId, name, id, answered);
  return held && new Set(held.message_ids);
}

export async function removeFromQueue(tx: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
  await tx.run(leaveQueue, tenantId, ids);
}

export interface LeaseMark {
  readonly submittedIds: readonly string[];
  readonly leaseUntil: Date;
  /** Counts the marks of the lease. */
  readonly mark: number;
  readonly outcomes: readonly SubmitOutcome[];
}

/** Returns whether the lease still exists. */
export async function keepMark(
  sql: Sql,
  { id, queue }: Lease,
  { submittedIds, leaseUntil, mark, outcomes }: LeaseMark,
): Promise<boolean> {
  const kept = outcomes.length === 0 ? null : JSON.stringify(outcomes);
  return (await sql.row(markLease, queue.tenant_id, queue.queue, id, submittedIds, leaseUntil, mark, kept)) !== null;
}

/** In the transaction that records them: the answers of the marks up to `upTo`. */
export async function forgetAnswers(tx: Sql, { id, queue }: Lease, upTo: number): Promise<void> {
  await tx.run(dropAnswers, queue.tenant_id, id, upTo);
}
