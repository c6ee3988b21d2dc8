import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';
import { bucketOf } from './buckets.ts';
import { IS_UNSENT_FAILURE, OUTCOME_DETAIL } from './message-results.ts';

const BUCKET = bucketOf('m.created_at');

/** Reads the messages that this transaction has just ended, by their primary key. */
const insertEnded = batchStatement<[tenantId: string, ids: readonly string[], differenceId: string]>(
  'counting.insert_ended',
  `INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, sent, unconfirmed, segments, credits, rejected, canceled, credits_returned)
   SELECT $1, $3 || '/' || row_number() OVER (), e.account_id, e.bucket_at, e.measure_group, e.detail,
          sum(e.sent), sum(e.sent), sum(e.sent * e.segments), sum(e.sent * e.credits), sum(e.rejected), sum(e.canceled), sum((1 - e.sent) * e.credits)
     FROM (SELECT m.account_id, ${BUCKET} AS bucket_at, m.measure_group, m.segments, m.credits, (m.state = 'delivery_unconfirmed')::int AS sent,
                  (${IS_UNSENT_FAILURE})::int AS rejected, (m.state = 'canceled')::int AS canceled,
                  CASE WHEN m.state = 'delivery_unconfirmed' THEN '' ELSE ${OUTCOME_DETAIL} END AS detail
             FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY ($2)) e
    GROUP BY e.account_id, e.bucket_at, e.measure_group, e.detail`,
);

/**
 * Counts messages that ended before a carrier accepted them, or without its answer, in the
 * transaction that ended them.
 */
export async function recordEnded(tx: Sql, tenantId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await tx.run(insertEnded, tenantId, ids, newId('mdf', now.getTime()));
}
