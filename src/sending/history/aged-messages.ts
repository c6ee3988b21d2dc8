import { type AgingKind, rowsOf } from '../../platform/aging/kind.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { firstIdAt } from '../../platform/ids.ts';

/**
 * SQL: the message `m` of the tenant `$1` ended at or before the time `$3`, and nothing needs its
 * row. An accepted message without a report ended when it was accepted: the carriers report for a
 * week at most. A message stays while something else still reads it: its place in a queue or a
 * batch, an open hold, a retry, whose chain is counted from it, the recipients of its campaign,
 * which show its result, a contact who is under way in its journey, and a comparison of that
 * journey. Not EXISTS, which the planner may turn into a join with all rows of the tenant.
 */
const IS_AGED = `coalesce(m.finalized_at, m.accepted_at) <= $3
       AND m.state NOT IN ('queued', 'scheduled', 'held')
       AND (SELECT true FROM message_queue q WHERE q.tenant_id = $1 AND q.message_id = m.id LIMIT 1) IS NULL
       AND (SELECT true FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids) LIMIT 1) IS NULL
       AND (SELECT true FROM credit_holds h WHERE h.tenant_id = $1 AND h.id = m.hold_id AND h.state = 'open' LIMIT 1) IS NULL
       AND (SELECT true FROM messages a WHERE a.tenant_id = $1 AND a.retry_of = m.id LIMIT 1) IS NULL
       AND (SELECT true FROM campaign_recipients r WHERE r.tenant_id = $1 AND r.campaign_id = m.campaign_id LIMIT 1) IS NULL
       AND (SELECT true FROM journey_enrollments e
             WHERE e.tenant_id = $1 AND e.contact_id = m.contact_id AND e.journey_id = m.journey_id AND e.ended_at IS NULL LIMIT 1) IS NULL
       AND (SELECT true FROM journey_splits s
             WHERE s.tenant_id = $1 AND s.journey_id = m.journey_id AND s.started_at IS NOT NULL AND s.decided_at IS NULL LIMIT 1) IS NULL`;

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

/** With the conversation of its numbers. */
const readAged = batchStatement<
  [tenantId: string, ids: readonly string[], before: Date],
  { id: string; row: string; aged: boolean; conversation_id: string | null }
>(
  'history.read_aged_messages',
  `SELECT m.id, to_jsonb(m)::text AS row, coalesce(${IS_AGED}, false) AS aged,
          (SELECT c.id FROM conversations c
            WHERE c.tenant_id = $1 AND c.account_id = m.account_id AND c.phone = m.to_phone AND c.number_id = m.number_id) AS conversation_id
     FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY ($2) ORDER BY m.id`,
);

const readReceipts = batchStatement<[tenantId: string, ids: readonly string[]], { row: string }>(
  'history.read_aged_receipts',
  'SELECT to_jsonb(r)::text AS row FROM message_receipts r WHERE r.tenant_id = $1 AND r.message_id = ANY ($2) ORDER BY r.message_id, r.done_at',
);

type Replies = [tenantId: string, conversationIds: readonly string[], messageIds: readonly string[]];
const REPLIES = `unnest($2::text[], $3::text[]) AS one (conversation_id, message_id)
    WHERE r.tenant_id = $1 AND r.conversation_id = one.conversation_id COLLATE "C" AND r.message_id = one.message_id COLLATE "C"`;

const readReplies = batchStatement<Replies, { row: string }>(
  'history.read_aged_replies',
  `SELECT to_jsonb(r)::text AS row FROM conversation_replies r, ${REPLIES} ORDER BY r.message_id`,
);
const dropReplies = batchStatement<Replies>(
  'history.drop_aged_replies',
  `DELETE FROM conversation_replies r USING ${REPLIES}`,
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
    const { messages, receipts, replies, remove } =
      found.length === 0 ? NOTHING : await takeLocked(tx, tenantId, found, before);
    return {
      rows: [
        ...rowsOf('messages', messages),
        ...rowsOf('message_receipts', receipts),
        ...rowsOf('conversation_replies', replies),
      ],
      remove,
      next: page.length < limit ? null : (page.at(-1)?.id ?? null),
    };
  },
};

const NOTHING = { messages: [], receipts: [], replies: [], remove: async () => {} };

async function takeLocked(tx: Sql, tenantId: string, found: readonly string[], before: Date) {
  const locked = await tx.rows(lockAged, tenantId, found);
  const read = await tx.rows(
    readAged,
    tenantId,
    locked.map(({ id }) => id),
    before,
  );
  const messages = read.filter(({ aged }) => aged);
  const ids = messages.map(({ id }) => id);
  const talked = messages.filter((message) => message.conversation_id !== null);
  const given = [tenantId, talked.map((message) => message.conversation_id ?? ''), talked.map(({ id }) => id)] as const;
  return {
    messages,
    receipts: await tx.rows(readReceipts, tenantId, ids),
    replies: await tx.rows(readReplies, ...given),
    remove: async () => {
      await tx.run(dropReplies, ...given);
      await tx.run(dropReceipts, tenantId, ids);
      await tx.run(dropMessages, tenantId, ids);
    },
  };
}
