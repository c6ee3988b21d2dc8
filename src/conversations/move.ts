import type { Owner } from '../domain/account.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

type Forms = [tenantId: string, accountId: string, from: string, to: string];

/** Conversations of `to` with the same number of ours take over what those of `from` have. */
const join = statement<[...Forms, now: Date], { gone: string; kept: string }>(
  'conversations.join_forms',
  `UPDATE conversations v
      SET contact_id = coalesce(v.contact_id, o.contact_id), assignee = coalesce(v.assignee, o.assignee), unread = v.unread + o.unread,
          labels = ARRAY (SELECT DISTINCT label FROM unnest(v.labels || o.labels) AS label ORDER BY label),
          state = CASE WHEN 'open' IN (v.state, o.state) THEN 'open' WHEN v.state = 'resolved' THEN o.state ELSE v.state END,
          snoozed_until = CASE WHEN 'open' IN (v.state, o.state) THEN NULL WHEN v.state = 'resolved' THEN o.snoozed_until ELSE v.snoozed_until END,
          reopen_at = CASE WHEN 'open' IN (v.state, o.state) THEN NULL WHEN v.state = 'resolved' THEN o.reopen_at ELSE v.reopen_at END,
          resolved_at = CASE WHEN v.state = 'resolved' AND o.state = 'resolved' THEN greatest(v.resolved_at, o.resolved_at) END,
          opened_at = least(v.opened_at, o.opened_at), last_inbound_at = greatest(v.last_inbound_at, o.last_inbound_at),
          last_message_at = greatest(v.last_message_at, o.last_message_at), created_at = least(v.created_at, o.created_at),
          version = v.version + 1, updated_at = $5
     FROM conversations o
    WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.phone = $4 AND o.tenant_id = $1 AND o.account_id = $2 AND o.phone = $3 AND o.number_id = v.number_id
   RETURNING o.id AS gone, v.id AS kept`,
);

/** The conversations of a number continue with the other form of the number. */
export async function moveConversations(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const rows = tx.tenant(tenantId);
  for (const { gone, kept } of await tx.rows(join, tenantId, accountId, from, to, now)) {
    const moved = { where: { conversation_id: gone }, data: { conversation_id: kept } };
    await rows.conversation_notes.updateMany(moved);
    await rows.conversation_replies.updateMany(moved);
    await rows.conversations.deleteMany({ where: { id: gone } });
  }
  await rows.conversations.updateMany({
    where: { account_id: accountId, phone: from },
    data: { phone: to, version: { increment: 1 } },
  });
}
