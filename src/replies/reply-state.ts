import type { ConversationRow } from '../conversations/conversation.ts';
import type { Owner } from '../domain/account.ts';
import { SkillError } from '../errors.ts';
import type { ComposerReview } from '../generated/types.ts';
import { decideReview } from '../next-actions.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

interface OpenReviewRow {
  readonly id: string;
  readonly text: string;
  readonly received_at: Date;
}

/** One statement for both, because every open conversation reads them every few seconds. */
const findState = statement<
  [tenantId: string, accountId: string, phone: string, numberId: string, contactId: string | null],
  { number_state: string | null; id: string | null; text: string; received_at: Date }
>(
  'replies.find_state',
  `SELECT (SELECT n.state FROM phone_numbers n WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.id = $4) AS number_state, r.id, r.text, r.received_at
     FROM (SELECT) one LEFT JOIN LATERAL
          (SELECT i.id, i.text, i.received_at FROM inbound_messages i
            WHERE i.tenant_id = $1 AND i.account_id = $2 AND (i.from_phone = $3 OR i.contact_id = $5) AND i.intent = 'review' AND i.reviewed_at IS NULL
            ORDER BY i.number_id = $4 DESC, i.id LIMIT 1) r ON true`,
);

/** State of a conversation's number, and the message of its person that waits for a decision. */
interface ReplyState {
  /** Null when the account does not have the number. */
  readonly numberState: string | null;
  /** The oldest; one of this conversation first, because it can be read there. */
  readonly review: OpenReviewRow | null;
}

export async function findReplyState(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { phone, number_id: numberId, contact_id: contactId }: ConversationRow,
): Promise<ReplyState> {
  const row = await sql.row(findState, tenantId, accountId, phone, numberId, contactId);
  if (row === null) return { numberState: null, review: null };
  const { number_state: numberState, id, text, received_at } = row;
  return { numberState, review: id === null ? null : { id, text, received_at } };
}

export function presentReview({ id, text, received_at: receivedAt }: OpenReviewRow): ComposerReview {
  return { inbound_id: id, text, received_at: receivedAt.toISOString(), next_actions: [decideReview(id)] };
}

/**
 * The refusal of a reply with the message that waits: its decision may permit the reply, so the
 * call that decides is the first next action. An opt-out stays one whatever is decided.
 */
export function namingReview(refused: SkillError, review: OpenReviewRow): SkillError {
  const { inbound_id, text, received_at, next_actions: decide } = presentReview(review);
  const isFirst = refused.details.reason === 'no_relationship';
  return new SkillError(refused.code, isFirst ? `${refused.message} ${WAITS}` : refused.message, {
    details: { ...refused.details, review: { inbound_id, text, received_at } },
    nextActions: isFirst ? [...decide, ...refused.nextActions] : [...refused.nextActions, ...decide],
  });
}

const WAITS =
  'A message of the recipient may be an opt-out and waits for a decision. If it is none, it can be answered.';
