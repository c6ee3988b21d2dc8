import type { Owner } from '../domain/account.ts';
import { batchStatement, type Sql, type Statement } from '../platform/database/sql.ts';
import { CONVERSATION_COLUMNS, type ConversationRow, type ConversationState, UNDER_REVIEW } from './conversation.ts';
import { readTimeKey, timeKey } from './time-key.ts';

export interface ConversationFilter {
  readonly state?: ConversationState | undefined;
  /** Null: unassigned ones. */
  readonly assignee?: string | null | undefined;
  readonly label?: string | undefined;
  readonly unread?: boolean | undefined;
  readonly underReview?: boolean | undefined;
  readonly contactId?: string | undefined;
  readonly numberId?: string | undefined;
}

type Params = [
  tenantId: string,
  now: Date,
  accountId: string,
  state: string | null,
  byAssignee: boolean,
  assignee: string | null,
  label: string | null,
  unread: boolean | null,
  underReview: boolean | null,
  contactId: string | null,
  numberId: string | null,
  beforeAt: Date,
  beforeId: string,
  limit: number,
];

const MATCHES = `(NOT $5::boolean OR fold_case(v.assignee) IS NOT DISTINCT FROM fold_case($6)) AND ($7::text IS NULL OR fold_case($7) IN (SELECT fold_case(label) FROM unnest(v.labels) AS label))
      AND ($8::boolean IS NULL OR (v.unread > 0) = $8) AND ($9::boolean IS NULL OR ${UNDER_REVIEW} = $9)
      AND ($10::text IS NULL OR v.contact_id = $10
           OR v.phone = (SELECT c.phone FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $3 AND c.id = $10))
      AND ($11::text IS NULL OR v.number_id = $11) AND (v.last_message_at, v.id) < ($12, $13::text COLLATE "C")`;

/**
 * One page, the newest first. Planned for the given values, so that conditions on filters that are
 * not given are gone from the plan.
 */
const list = (NAME: string, FOUND: string): Statement<Params, ConversationRow> =>
  batchStatement(
    NAME,
    `SELECT ${CONVERSATION_COLUMNS} FROM conversations v
    WHERE v.tenant_id = $1 AND v.account_id = $3 AND ${FOUND} AND ${MATCHES}
    ORDER BY v.last_message_at DESC, v.id DESC LIMIT $14`,
  );

const STATE = '($4::text IS NULL OR v.state = $4)';
/** From conversations_list_idx. */
const listAll = list('conversations.list', STATE);
/** From conversations_state_idx, however many conversations are resolved. */
const listState = list('conversations.list_state', 'v.state = $4');
/** The few of one contact, from conversations_contact_idx and by its number. */
const listContact = list(
  'conversations.list_contact',
  `v.id = ANY (ARRAY (
        SELECT k.id FROM conversations k WHERE k.tenant_id = $1 AND k.account_id = $3 AND k.contact_id = $10
        UNION SELECT k.id FROM conversations k WHERE k.tenant_id = $1 AND k.account_id = $3
           AND k.phone = (SELECT c.phone FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $3 AND c.id = $10))) AND ${STATE}`,
);
/** Conversations with a message that waits for a review, from inbound_messages_reviews_idx. */
const listReviews = list(
  'conversations.list_reviews',
  `v.id = ANY (ARRAY (
        SELECT k.id FROM inbound_messages i
          JOIN conversations k ON k.tenant_id = $1 AND k.account_id = $3 AND k.phone = i.from_phone AND k.number_id = i.number_id
         WHERE i.tenant_id = $1 AND i.account_id = $3 AND i.intent = 'review' AND i.reviewed_at IS NULL)) AND ${STATE}`,
);

function chooseList({ contactId, underReview, state }: ConversationFilter): Statement<Params, ConversationRow> {
  if (contactId !== undefined) return listContact;
  if (underReview === true) return listReviews;
  return state === undefined ? listAll : listState;
}

/** The key of a conversation in the order of lists, for cursors. */
export const keyOf = (row: ConversationRow): string => timeKey(row.last_message_at, row.id);

/** At most `limit` conversations after `after`, the key of one; empty for the first page. */
export async function listConversations(
  sql: Sql,
  { tenantId, accountId }: Owner,
  filter: ConversationFilter,
  page: { readonly after: string; readonly limit: number; readonly now: Date },
): Promise<readonly ConversationRow[]> {
  const [beforeAt, beforeId] = readTimeKey(page.after);
  return sql.rows(
    chooseList(filter),
    tenantId,
    page.now,
    accountId,
    filter.state ?? null,
    filter.assignee !== undefined,
    filter.assignee ?? null,
    filter.label ?? null,
    filter.unread ?? null,
    filter.underReview ?? null,
    filter.contactId ?? null,
    filter.numberId ?? null,
    beforeAt,
    beforeId,
    page.limit,
  );
}
