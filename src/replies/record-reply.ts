import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** The conversation is read when it is answered. */
const touch = statement<[tenantId: string, accountId: string, id: string, at: Date, now: Date, state: string | null]>(
  'replies.touch_conversation',
  `UPDATE conversations
      SET last_message_at = greatest(last_message_at, $4), unread = 0, version = version + 1, updated_at = $5,
          state = coalesce($6, state),
          resolved_at = CASE WHEN $6 IS NULL THEN resolved_at WHEN $6 = 'resolved' THEN $5::timestamptz END,
          snoozed_until = CASE WHEN $6 IS NULL THEN snoozed_until END, reopen_at = CASE WHEN $6 IS NULL THEN reopen_at END
    WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

/** Notes a reply in its locked conversation. `state` is null when the caller keeps the state. */
export async function recordReply(
  tx: Sql,
  { tenantId, accountId }: Owner,
  conversationId: string,
  { state, now }: { readonly state: string | null; readonly now: Date },
): Promise<void> {
  await tx.run(touch, tenantId, accountId, conversationId, now, now, state);
}

/** The message is a reply of the conversation; `author` is a person at the desk, or the key. */
export async function linkReply(
  tx: Sql,
  { tenantId }: Owner,
  reply: { readonly conversationId: string; readonly messageId: string; readonly author: string; readonly now: Date },
): Promise<void> {
  const { conversationId, messageId, author, now } = reply;
  const row = { conversation_id: conversationId, message_id: messageId, author, created_at: now };
  await tx.tenant(tenantId).conversation_replies.create({ data: { tenant_id: tenantId, ...row } });
}
