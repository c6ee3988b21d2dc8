import { MESSAGE_STATE } from '../counting/message-results.ts';
import type { Owner } from '../domain/account.ts';
import type { InboundFile } from '../generated/types.ts';
import { INBOUND_FILES } from '../media/inbound/queries.ts';
import { filesAsJson } from '../media/queries.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { ConversationRow } from './conversation.ts';
import { readTimeKey, timeKey } from './time-key.ts';

/** The copy of a file of an inbound message, or why there is none. */
export interface InboundCopy {
  readonly id: string;
  readonly state: 'waiting' | 'kept' | 'failed' | 'expired';
  readonly why: InboundFile['why'];
  readonly bytes: number | null;
  readonly expires_at: string;
}

/** A message of a conversation, in either direction. */
export interface ThreadMessageRow {
  readonly id: string;
  /** When it was received; of an outbound message, when it was or is due. */
  readonly at: Date;
  readonly direction: 'inbound' | 'outbound';
  readonly text: string;
  /** State of an outbound message. */
  readonly state: string | null;
  readonly purpose: string | null;
  readonly campaign_id: string | null;
  readonly request_id: string | null;
  readonly author: string | null;
  readonly by_journey: boolean;
  /** Intent of an inbound message. */
  readonly intent: string | null;
  readonly reviewed_at: Date | null;
  readonly media: readonly {
    readonly url: string;
    readonly content_type: string | null;
    /** Of an inbound message: the copy of the file. */
    readonly file?: InboundCopy;
  }[];
}

const OUTBOUND = `m.id, m.due_at AS at, 'outbound' AS direction, m.body AS text, ${MESSAGE_STATE} AS state, m.purpose, m.campaign_id, m.request_id,
          (SELECT r.author FROM conversation_replies r WHERE r.tenant_id = $1 AND r.conversation_id = $3 AND r.message_id = m.id) AS author,
          m.campaign_id IS NULL AND m.purpose <> 'reply' AND EXISTS (
            SELECT FROM journey_enrollments e JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id
             WHERE e.tenant_id = $1 AND e.contact_id = m.contact_id AND s.detail ->> 'message_id' = m.id) AS by_journey,
          NULL::text AS intent, NULL::timestamptz AS reviewed_at,
          coalesce(${filesAsJson('m.media')}, '[]') AS media`;

const INBOUND = `i.id, i.received_at AS at, 'inbound' AS direction, i.text, NULL::text AS state, NULL::text AS purpose, NULL::text AS campaign_id,
          NULL::text AS request_id, NULL::text AS author, false AS by_journey, i.intent, i.reviewed_at, ${INBOUND_FILES} AS media`;

/**
 * One page, the newest first: the last messages in each direction from the index by number and
 * time, then the newest of both.
 */
const findMessages = batchStatement<
  [
    tenantId: string,
    accountId: string,
    conversationId: string,
    phone: string,
    numberId: string,
    beforeAt: Date,
    beforeId: string,
    limit: number,
  ],
  ThreadMessageRow
>(
  'conversations.find_messages',
  `SELECT * FROM (
     (SELECT ${OUTBOUND} FROM messages m
       WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.to_phone = $4 AND m.number_id = $5 AND m.due_at <= $6
         AND (m.due_at, m.id) < ($6, $7::text COLLATE "C")
       ORDER BY m.due_at DESC, m.id DESC LIMIT $8)
     UNION ALL
     (SELECT ${INBOUND} FROM inbound_messages i
       WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = $4 AND i.number_id = $5 AND i.received_at <= $6
         AND (i.received_at, i.id) < ($6, $7::text COLLATE "C")
       ORDER BY i.received_at DESC, i.id DESC LIMIT $8)) AS thread
    ORDER BY at DESC, id DESC LIMIT $8`,
);

/** The key of a message in the order of a conversation, for cursors. */
export const messageKeyOf = (row: ThreadMessageRow): string => timeKey(row.at, row.id);

export async function readThread(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { id, phone, number_id: numberId }: ConversationRow,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly ThreadMessageRow[]> {
  const [beforeAt, beforeId] = readTimeKey(page.after);
  return sql.rows(findMessages, tenantId, accountId, id, phone, numberId, beforeAt, beforeId, page.limit);
}
