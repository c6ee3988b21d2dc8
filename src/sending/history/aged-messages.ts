import { type AgingKind, rowsOf } from '../../platform/aging/kind.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { firstIdAt } from '../../platform/ids.ts';

/**
 * SQL: the message `m` of the tenant `$1` ended at or before the time `$3`, and nothing needs its
 * row. An accepted message without a report ended when it was accepted: the carriers report for a
 * week at most. A message stays while something else still reads it: its place in a queue or a
 * batch, an open hold, a retry, whose chain is counted from it, the recipients of its campaign,
 * which show its result, a contact who is under way in its journey, and a comparison of that
 * journey.
 */
const IS_AGED = `coalesce(m.finalized_at, m.accepted_at) <= $3
       AND m.state NOT IN ('queued', 'scheduled', 'held')
       AND NOT EXISTS (SELECT FROM message_queue q WHERE q.tenant_id = $1 AND q.message_id = m.id)
       AND NOT EXISTS (SELECT FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids))
       AND NOT EXISTS (SELECT FROM credit_holds h WHERE h.tenant_id = $1 AND h.id = m.hold_id AND h.state = 'open')
       AND NOT EXISTS (SELECT FROM messages a WHERE a.tenant_id = $1 AND a.retry_of = m.id)
       AND NOT EXISTS (SELECT FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = m.campaign_id)
       AND NOT EXISTS (SELECT FROM journey_enrollments e
                        WHERE e.tenant_id = $1 AND e.contact_id = m.contact_id AND e.journey_id = m.journey_id AND e.ended_at IS NULL)
       AND NOT EXISTS (SELECT FROM journey_splits s
                        WHERE s.tenant_id = $1 AND s.journey_id = m.journey_id AND s.started_at IS NOT NULL AND s.decided_at IS NULL)`;

/** By the primary key: ids start with the time. Locks nothing. */
const scanMessages = batchStatement<
  [tenantId: string, after: string, before: Date, below: string, limit: number],
  { id: string; aged: boolean }
>(
  'history.scan_aged_messages',
  `SELECT m.id, coalesce(${IS_AGED}, false) AS aged
     FROM messages m WHERE m.tenant_id = $1 AND m.id > $2 AND m.id < $4 ORDER BY m.id LIMIT $5`,
);

/** Skips what a report or another call is changing. */
const lockAged = batchStatement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'history.lock_aged_messages',
  'SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE SKIP LOCKED',
);

const readAged = batchStatement<[tenantId: string, ids: readonly string[], before: Date], { id: string; row: string }>(
  'history.read_aged_messages',
  `SELECT m.id, to_jsonb(m)::text AS row FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND ${IS_AGED} ORDER BY m.id`,
);

const readReceipts = batchStatement<[tenantId: string, ids: readonly string[]], { row: string }>(
  'history.read_aged_receipts',
  'SELECT to_jsonb(r)::text AS row FROM message_receipts r WHERE r.tenant_id = $1 AND r.message_id = ANY ($2) ORDER BY r.message_id, r.done_at',
);

/** By the conversation of the numbers. */
const REPLIES = `m.tenant_id = $1 AND m.id = ANY ($2) AND c.tenant_id = $1 AND c.account_id = m.account_id AND c.phone = m.to_phone
      AND c.number_id = m.number_id AND r.tenant_id = $1 AND r.conversation_id = c.id AND r.message_id = m.id`;

const readReplies = batchStatement<[tenantId: string, ids: readonly string[]], { row: string }>(
  'history.read_aged_replies',
  `SELECT to_jsonb(r)::text AS row FROM messages m, conversations c, conversation_replies r WHERE ${REPLIES} ORDER BY m.id`,
);
const dropReplies = batchStatement<[tenantId: string, ids: readonly string[]]>(
  'history.drop_aged_replies',
  `DELETE FROM conversation_replies r USING messages m, conversations c WHERE ${REPLIES}`,
);
const dropReceipts = batchStatement<[tenantId: string, ids: readonly string[]]>(
  'history.drop_aged_receipts',
  'DELETE FROM message_receipts WHERE tenant_id = $1 AND message_id = ANY ($2)',
);
const dropMessages = batchStatement<[tenantId: string, ids: readonly string[]]>(
  'history.drop_aged_messages',
  'DELETE FROM messages WHERE tenant_id = $1 AND id = ANY ($2)',
);

/** Messages with their delivery reports, and who wrote them as replies. */
export const AGED_MESSAGES: AgingKind = {
  name: 'messages',
  take: async (tx, tenantId, { after, before, limit }) => {
    const page = await tx.rows(scanMessages, tenantId, after, before, firstIdAt('msg', before.getTime()), limit);
    const found = page.filter(({ aged }) => aged).map(({ id }) => id);
    const locked = found.length === 0 ? [] : await tx.rows(lockAged, tenantId, found);
    const aged = await tx.rows(
      readAged,
      tenantId,
      locked.map(({ id }) => id),
      before,
    );
    const ids = aged.map(({ id }) => id);
    const receipts = ids.length === 0 ? [] : await tx.rows(readReceipts, tenantId, ids);
    const replies = ids.length === 0 ? [] : await tx.rows(readReplies, tenantId, ids);
    return {
      rows: [
        ...rowsOf('messages', aged),
        ...rowsOf('message_receipts', receipts),
        ...rowsOf('conversation_replies', replies),
      ],
      remove: async () => {
        await tx.run(dropReplies, tenantId, ids);
        await tx.run(dropReceipts, tenantId, ids);
        await tx.run(dropMessages, tenantId, ids);
      },
      next: page.length < limit ? null : (page.at(-1)?.id ?? null),
    };
  },
};
