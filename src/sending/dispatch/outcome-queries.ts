import { bucketOf } from '../../counting/buckets.ts';
import { IS_OPEN } from '../../counting/message-results.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import { batchStatement } from '../../platform/database/sql.ts';

/** Messages of a batch that are still without an outcome. */
const IS_UNANSWERED = `m.tenant_id = $1 AND m.id = ANY ($2) AND m.accepted_at IS NULL AND ${IS_OPEN}`;

/**
 * Locked in the order of their IDs, as delivery reports lock them (record-receipts.ts): a report
 * can arrive before the outcome of its message is recorded, and the two must not deadlock.
 */
const LOCKED = `locked AS MATERIALIZED (SELECT m.id FROM messages m WHERE ${IS_UNANSWERED} ORDER BY m.id FOR UPDATE)`;
/** The list keeps the planner at the primary key while it has no statistics of a tenant. */
const IS_LOCKED = 'm.tenant_id = $1 AND m.id = ANY (ARRAY (SELECT id FROM locked)) AND m.id = one.id';
const BUCKET = bucketOf('created_at');

/**
 * Records acceptances. Returns only messages without an earlier delivery report, so that each is
 * captured once. A message that another worker has claimed since is accepted too: the carrier
 * deduplicates. Counts them in the same statement.
 */
export const markAccepted = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    carrierIds: readonly string[],
    now: Date,
    differenceId: string,
    claimedAt: Date,
  ],
  UnsentMessage
>(
  'dispatch.mark_accepted',
  `WITH ${LOCKED},
   accepted AS (
     UPDATE messages m SET state = 'accepted', state_reason = NULL, carrier_message_id = one.carrier_id, accepted_at = $4, submitting_at = $6
       FROM unnest($2::text[], $3::text[]) AS one (id, carrier_id) WHERE ${IS_LOCKED}
     RETURNING m.id, m.account_id, m.credits, m.hold_id, m.segments, m.created_at, m.measure_group),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, sent, segments, credits)
     SELECT $1, $5 || '/' || row_number() OVER (), account_id, ${BUCKET}, measure_group, count(*), sum(segments), sum(credits)
       FROM accepted GROUP BY account_id, ${BUCKET}, measure_group)
   SELECT id, account_id, credits, hold_id FROM accepted`,
);

export const markRejected = batchStatement<
  [tenantId: string, ids: readonly string[], errors: readonly string[], now: Date, claimedAt: Date],
  UnsentMessage
>(
  'dispatch.mark_rejected',
  `WITH ${LOCKED}
   UPDATE messages m SET state = 'rejected', end_state = 'rejected', state_reason = NULL, error_code = one.error_code, finalized_at = $4, submitting_at = $5
     FROM unnest($2::text[], $3::text[]) AS one (id, error_code) WHERE ${IS_LOCKED}
   RETURNING m.id, m.account_id, m.credits, m.hold_id`,
);

/** Lets messages wait again that the carrier was too busy to take. */
export const requeueThrottled = batchStatement<
  [tenantId: string, ids: readonly string[], dueAts: readonly Date[], queue: string, isSingle: boolean],
  { id: string }
>(
  'dispatch.requeue_throttled',
  `INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
   SELECT $1, m.id, $4, one.due_at, $5 FROM messages m, unnest($2::text[], $3::timestamptz[]) AS one (id, due_at)
    WHERE m.id = one.id AND ${IS_UNANSWERED}
   RETURNING message_id AS id`,
);
