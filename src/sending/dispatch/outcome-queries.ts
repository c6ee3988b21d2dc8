import { CANCELED, type CanceledMessage } from '../../cancellation/finalize-canceled.ts';
import { bucketOf } from '../../counting/buckets.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import { batchStatement } from '../../platform/database/sql.ts';

/**
 * Statements that lock many messages lock them in the order of their IDs, so that two batches that
 * share messages do not deadlock. Values are read from their arrays by position, not joined: while
 * the planner has no statistics of a tenant, a join over IDs is a hundred times slower.
 */
const LOCK_UNANSWERED = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages
      WHERE tenant_id = $1 AND id = ANY ($2) AND accepted_at IS NULL AND state IN ('submitting', 'queued') ORDER BY id FOR UPDATE)`;

/** Only while the lease is still `$3`: another worker may have claimed them since. */
const LOCK_LEASED = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'submitting' AND lease_until = $3 ORDER BY id FOR UPDATE)`;

/** Rows that were claimed in the same transaction. */
const LOCK_SUBMITTING = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'submitting' ORDER BY id FOR UPDATE)`;

const IS_LOCKED = 'm.tenant_id = $1 AND m.id = ANY (ARRAY (SELECT id FROM locked))';
const BUCKET = bucketOf('created_at');
const POSITION = '[array_position($2::text[], m.id)]';

/**
 * Records acceptances. Returns only messages without an earlier delivery report, so that each is
 * captured once. A message that another worker has claimed since is accepted too: the carrier
 * deduplicates. Counts them in the same statement.
 */
export const markAccepted = batchStatement<
  [tenantId: string, ids: readonly string[], carrierIds: readonly string[], now: Date, differenceId: string],
  UnsentMessage
>(
  'dispatch.mark_accepted',
  `${LOCK_UNANSWERED},
   accepted AS (
     UPDATE messages m SET state = 'accepted', state_reason = NULL, carrier_message_id = ($3::text[])${POSITION}, accepted_at = $4, lease_until = NULL
      WHERE ${IS_LOCKED}
     RETURNING m.id, m.account_id, m.credits, m.hold_id, m.segments, m.created_at, m.measure_group),
   counted AS (
     INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, sent, segments, credits)
     SELECT $1, $5 || '/' || row_number() OVER (), account_id, ${BUCKET}, measure_group, count(*), sum(segments), sum(credits)
       FROM accepted GROUP BY account_id, ${BUCKET}, measure_group)
   SELECT id, account_id, credits, hold_id FROM accepted`,
);

export const markRejected = batchStatement<
  [tenantId: string, ids: readonly string[], leaseUntil: Date, errors: readonly string[], now: Date],
  UnsentMessage
>(
  'dispatch.mark_rejected',
  `${LOCK_LEASED}
   UPDATE messages m SET state = 'rejected', state_reason = NULL, error_code = ($4::text[])${POSITION}, finalized_at = $5, lease_until = NULL
    WHERE ${IS_LOCKED}
   RETURNING m.id, m.account_id, m.credits, m.hold_id`,
);

/** Requeues messages: throttling by a carrier costs no attempt. */
export const requeueThrottled = batchStatement<
  [tenantId: string, ids: readonly string[], leaseUntil: Date, dueAts: readonly Date[]],
  { id: string }
>(
  'dispatch.requeue_throttled',
  `${LOCK_LEASED}
   UPDATE messages m SET state = 'queued', attempt = m.attempt - 1, due_at = ($4::timestamptz[])${POSITION}, lease_until = NULL,
          submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED}
   RETURNING m.id`,
);

/** Requeues messages of this transaction until a later time, or until their validity ends. */
export const postpone = batchStatement<
  [tenantId: string, ids: readonly string[], dueAts: readonly Date[], reason: string]
>(
  'dispatch.postpone',
  `${LOCK_SUBMITTING}
   UPDATE messages m SET state = 'queued', state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE $4 END, attempt = m.attempt - 1,
          due_at = least(($3::timestamptz[])${POSITION}, m.valid_until),
          lease_until = NULL, submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED}`,
);

export const cancelForQuietHours = batchStatement<
  [tenantId: string, ids: readonly string[], accountId: string, reason: string, now: Date],
  CanceledMessage
>(
  'dispatch.cancel_for_quiet_hours',
  `${LOCK_SUBMITTING}
   UPDATE messages m SET ${CANCELED}, submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED} AND m.account_id = $3
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);
