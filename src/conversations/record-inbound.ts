import type { InboundNumber } from '../carriers/numbers/inbound-number.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** Unread messages are counted up to this. */
const MAX_UNREAD = 1_000;

const CONVERSATIONS = rowList({
  id: 'text',
  number_id: 'text',
  number_phone: 'text',
  phone: 'text',
  contact_id: 'text?',
  received_at: 'timestamptz',
});

/**
 * One upsert, by the unique key: two messages at the same time make one conversation. Resolved, it
 * is opened again and its response times start anew.
 */
const upsert = statement<
  [tenantId: string, accountId: string, now: Date, conversations: ParamOf<typeof CONVERSATIONS>]
>(
  'conversations.record_inbound',
  `INSERT INTO conversations AS v (tenant_id, id, account_id, number_id, number_phone, phone, contact_id, state, labels, unread, version,
                                   opened_at, last_inbound_at, last_message_at, created_at, updated_at)
   SELECT $1, one.id, $2, one.number_id, one.number_phone, one.phone, one.contact_id, 'open', '{}', 1, 1,
          one.received_at, one.received_at, one.received_at, $3, $3
     FROM ${CONVERSATIONS.from('$4', 'one')}
   ON CONFLICT (tenant_id, account_id, phone, number_id) DO UPDATE
      SET contact_id = coalesce(excluded.contact_id, v.contact_id), state = 'open', snoozed_until = NULL, reopen_at = NULL,
          unread = least(v.unread + 1, ${MAX_UNREAD}), version = v.version + 1,
          opened_at = CASE WHEN v.state = 'resolved' THEN excluded.opened_at ELSE v.opened_at END, resolved_at = NULL,
          last_inbound_at = greatest(v.last_inbound_at, excluded.last_inbound_at),
          last_message_at = greatest(v.last_message_at, excluded.last_message_at), updated_at = excluded.updated_at`,
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
  const conversation = {
    id,
    number_id: number.id,
    number_phone: number.phone,
    phone: message.from,
    contact_id: message.contactId,
    received_at: message.receivedAt,
  };
  await tx.run(upsert, tenantId, accountId, now, CONVERSATIONS.param([conversation]));
}
