import { finalizeUnconfirmed } from '../../cancellation/finalize-unconfirmed.ts';
import type { Carrier } from '../../carriers/carrier.ts';
import { IS_OPEN } from '../../counting/message-results.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import {
  askableIn,
  CARRIER_OF_LEASE,
  HAS_ASKS_LEFT,
  HAS_NO_ANSWERS,
  MAX_LEASES,
  tenantsWithLostLeases,
  WAS_SUBMITTED,
} from './lost-leases.ts';
import { settleAnswers } from './settle-answers.ts';

interface LostRow extends UnsentMessage {
  readonly state: string;
  readonly request_id: string | null;
}

/**
 * Messages of an expired lease are queued again if their carrier deduplicates, or if they were not
 * submitted. Any other may have been sent and becomes `delivery_unconfirmed`, so that none is
 * sent twice, once its carrier was asked where that is possible (ask-carriers.ts). What a delivery
 * report has ended meanwhile is left alone.
 */
const rescueLost = batchStatement<
  [tenantId: string, now: Date, deduplicating: readonly string[], limit: number, askable: readonly string[]],
  LostRow
>(
  'dispatch.rescue_lost',
  `WITH expired AS (
     SELECT l.queue, l.id FROM message_leases l WHERE l.tenant_id = $1 AND l.lease_until <= $2 AND ${HAS_NO_ANSWERS} AND NOT (${HAS_ASKS_LEFT} AND ${CARRIER_OF_LEASE} = ANY ($5))
      ORDER BY l.queue, l.id LIMIT $4 FOR UPDATE SKIP LOCKED),
   leases AS (
     DELETE FROM message_leases l USING expired e WHERE l.tenant_id = $1 AND l.queue = e.queue AND l.id = e.id
     RETURNING l.queue, l.claimed_at, l.message_ids, l.submitted_ids),
   locked AS (
     SELECT m.id, m.carrier = ANY ($3) AS deduplicates FROM messages m
      WHERE m.tenant_id = $1 AND m.id = ANY (ARRAY (SELECT unnest(message_ids) FROM leases)) AND m.accepted_at IS NULL AND ${IS_OPEN}
      ORDER BY m.id FOR UPDATE),
   lost AS (
     SELECT m.id, l.queue, l.claimed_at, m.deduplicates OR NOT ${WAS_SUBMITTED} AS is_safe,
            m.deduplicates OR ${WAS_SUBMITTED} AS was_submitted
       FROM leases l, unnest(l.message_ids) AS one (id) JOIN locked m ON m.id = one.id),
   queued AS (
     INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
     SELECT $1, m.id, l.queue, $2, m.campaign_id IS NULL FROM lost l JOIN messages m ON m.tenant_id = $1 AND m.id = l.id WHERE l.is_safe
     ON CONFLICT DO NOTHING)
   UPDATE messages m
      SET state = CASE WHEN l.is_safe THEN 'queued' ELSE 'delivery_unconfirmed' END,
          end_state = CASE WHEN l.is_safe THEN NULL ELSE 'delivery_unconfirmed' END,
          state_reason = CASE WHEN l.was_submitted THEN 'lease_lost' ELSE m.state_reason END,
          submitting_at = CASE WHEN l.was_submitted THEN l.claimed_at ELSE m.submitting_at END,
          accepted_at = CASE WHEN l.is_safe THEN NULL ELSE $2 END, finalized_at = CASE WHEN l.is_safe THEN NULL ELSE $2 END
     FROM lost l WHERE m.tenant_id = $1 AND m.id = l.id
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state, m.request_id`,
);

/** Rescues messages whose worker died between claim and recorded outcome; returns how many. */
export async function rescueLostLeases(
  database: Database,
  carriers: ReadonlyMap<string, Carrier>,
  now: Date,
  onFailure: OnFailure,
  log: Logger,
): Promise<number> {
  const deduplicating = [...carriers.values()].filter(({ deduplicates }) => deduplicates).map(({ name }) => name);
  const askable = askableIn(carriers);
  const tenants = await database.rows(tenantsWithLostLeases, now);
  const rescued = await forEachIsolated(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    await settleAnswers(database, tenantId, now, MAX_LEASES);
    const rows = await database.transaction(async (tx) => {
      const lost = await tx.rows(rescueLost, tenantId, now, deduplicating, MAX_LEASES, askable);
      const unconfirmed = lost.filter(({ state }) => state === 'delivery_unconfirmed');
      await finalizeUnconfirmed(tx, tenantId, unconfirmed, now, newId);
      return lost;
    });
    for (const { id: messageId, request_id: requestId, state } of rows)
      log.warn({ requestId, messageId, state }, 'lease of a submitting message expired');
    return rows.length;
  });
  return sum(rescued);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
