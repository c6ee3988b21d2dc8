export const CONVERSATION_STATES = ['open', 'pending', 'snoozed', 'resolved'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export interface ConversationRow {
  readonly id: string;
  readonly number_id: string;
  readonly number_phone: string;
  readonly phone: string;
  /** The contact that has the number now, or had it at the last message or merge. */
  readonly contact_id: string | null;
  readonly state: ConversationState;
  readonly snoozed_until: Date | null;
  readonly assignee: string | null;
  readonly labels: readonly string[];
  readonly unread: number;
  readonly version: number;
  readonly opened_at: Date;
  readonly resolved_at: Date | null;
  readonly last_inbound_at: Date;
  readonly last_message_at: Date;
  readonly under_review: boolean;
  readonly first_response_at: Date | null;
  /** Null when the text was erased. */
  readonly last_inbound_text: string | null;
}

/**
 * SQL: the contact of conversation `v`: the one that has its number, also since the last message,
 * or into which the one that had it was merged.
 */
export const CONTACT_ID = `coalesce(
            (SELECT k.id FROM contacts k WHERE k.tenant_id = $1 AND k.account_id = v.account_id AND k.phone = v.phone),
            (SELECT g.winner_id FROM contact_merges g WHERE g.tenant_id = $1 AND g.account_id = v.account_id AND g.phone = v.phone
              ORDER BY g.merged_at DESC LIMIT 1),
            v.contact_id)`;

/** SQL: whether a message of conversation `v` waits for a review. */
export const UNDER_REVIEW = `EXISTS (SELECT FROM inbound_messages i
            WHERE i.tenant_id = $1 AND i.account_id = v.account_id AND i.from_phone = v.phone AND i.number_id = v.number_id
              AND i.intent = 'review' AND i.reviewed_at IS NULL)`;

/**
 * SQL: when the first reply since conversation `v` was opened left, or was due to leave. Canceled
 * and waiting replies do not count, and neither do campaigns and automatic messages. `$1` is the
 * tenant, `$2` the time of the call.
 */
export const FIRST_RESPONSE_AT = `(SELECT min(m.due_at) FROM conversation_replies r JOIN messages m ON m.tenant_id = $1 AND m.id = r.message_id
            WHERE r.tenant_id = $1 AND r.conversation_id = v.id AND m.state <> 'canceled' AND m.due_at >= v.opened_at AND m.due_at <= $2)`;

/** SQL: the columns of conversation `v`; `$1` is the tenant, `$2` the time of the call. */
export const CONVERSATION_COLUMNS = `v.id, v.number_id, v.number_phone, v.phone, ${CONTACT_ID} AS contact_id, v.state, v.snoozed_until, v.assignee, v.labels,
          v.unread, v.version, v.opened_at, v.resolved_at, v.last_inbound_at, v.last_message_at, ${UNDER_REVIEW} AS under_review,
          ${FIRST_RESPONSE_AT} AS first_response_at,
          (SELECT left(i.text, 200) FROM inbound_messages i
            WHERE i.tenant_id = $1 AND i.account_id = v.account_id AND i.from_phone = v.phone AND i.number_id = v.number_id
            ORDER BY i.received_at DESC, i.id DESC LIMIT 1) AS last_inbound_text`;
