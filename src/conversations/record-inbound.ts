import type { InboundNumber } from '../carriers/numbers/inbound-number.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** Unread messages are counted up to this. */
const MAX_UNREAD = 1_000;

/**
 * One upsert, by the unique key: two messages at the same time make one conversation. Resolved, it
 * is opened again and its response times start anew.
 */
const upsert = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    numberId: string,
    numberPhone: string,
    phone: string,
    contactId: string | null,
    receivedAt: Date,
    now: Date,
    maxUnread: number,
  ],
  { id: string }
>(
  'conversations.record_inbound',
  `INSERT INTO conversations AS v (tenant_id, id, account_id, number_id, number_phone, phone, contact_id, state, labels, unread, version,
                                   opened_at, last_inbound_at, last_message_at, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', '{}', 1, 1, $8, $8, $8, $9, $9)
   ON CONFLICT (tenant_id, account_id, phone, number_id) DO UPDATE
      SET contact_id = coalesce(excluded.contact_id, v.contact_id), state = 'open', snoozed_until = NULL, reopen_at = NULL,
          unread = least(v.unread + 1, $10), version = v.version + 1,
          opened_at = CASE v.state WHEN 'resolved' THEN excluded.opened_at ELSE v.opened_at END, resolved_at = NULL,
          last_inbound_at = greatest(v.last_inbound_at, excluded.last_inbound_at),
          last_message_at = greatest(v.last_message_at, excluded.last_message_at), updated_at = excluded.updated_at
   RETURNING id`,
);

/**
 * Opens the conversation of an inbound message, in the transaction that stores the message. Call it
 * last: every transaction locks conversations after consents, contacts and credits, so that no two
 * of them deadlock.
 */
export async function recordInbound(
  tx: Sql,
  number: InboundNumber,
  message: { readonly from: string; readonly contactId: string | null; readonly receivedAt: Date },
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const { tenantId, accountId } = number;
  const { from, contactId, receivedAt } = message;
  const numbers = [number.id, number.phone, from] as const;
  await tx.run(upsert, tenantId, id, accountId, ...numbers, contactId, receivedAt, now, MAX_UNREAD);
}
