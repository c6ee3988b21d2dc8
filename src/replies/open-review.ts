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

/** From the partial index of open reviews. */
const findOldest = statement<
  [tenantId: string, accountId: string, phone: string, numberId: string, contactId: string | null],
  OpenReviewRow
>(
  'replies.find_open_review',
  `SELECT i.id, i.text, i.received_at FROM inbound_messages i
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND (i.from_phone = $3 OR i.contact_id = $5) AND i.intent = 'review' AND i.reviewed_at IS NULL
    ORDER BY i.number_id = $4 DESC, i.id LIMIT 1`,
);

/**
 * The oldest message of a conversation's person that waits for a decision: one of this conversation
 * first, because it can be read there. Null when none waits.
 */
export function findOpenReview(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { phone, number_id: numberId, contact_id: contactId }: ConversationRow,
): Promise<OpenReviewRow | null> {
  return sql.row(findOldest, tenantId, accountId, phone, numberId, contactId);
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
  const isFirst = refused.details['reason'] === 'no_relationship';
  return new SkillError(refused.code, isFirst ? `${refused.message} ${WAITS}` : refused.message, {
    details: { ...refused.details, review: { inbound_id, text, received_at } },
    nextActions: isFirst ? [...decide, ...refused.nextActions] : [...refused.nextActions, ...decide],
  });
}

const WAITS =
  'A message of the recipient may be an opt-out and waits for a decision. If it is none, it can be answered.';
