import type { ConversationRow } from '../conversations/conversation.ts';
import type { Account } from '../domain/account.ts';
import { RECENT_REPLY, REPLY_HOURS } from '../domain/consent/relationship.ts';
import { HOUR_MS } from '../domain/durations.ts';
import { meaningOfReason } from '../domain/reasons.ts';
import { noSendingNumber } from '../errors.ts';
import type { Composer } from '../generated/types.ts';
import { MAY_BE_ANSWERED } from '../people/consent/relationship-at.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { loadText } from '../sending/content/load-template.ts';
import { loadFacts } from '../sending/facts/load-facts.ts';
import { decide, refusalOf } from '../sending/gates/evaluate.ts';
import { findReplyState, presentReview } from './reply-state.ts';

/** Content that every gate passes: only the conversation is evaluated. */
const SAMPLE = 'Hello';

/** The message that permits an answer. */
const findLastQuestion = statement<[tenantId: string, accountId: string, phone: string], { received_at: Date }>(
  'replies.find_last_question',
  `SELECT i.received_at FROM inbound_messages i
    WHERE i.tenant_id = $1 AND i.account_id = $2 AND i.from_phone = $3 AND ${MAY_BE_ANSWERED}
    ORDER BY i.received_at DESC LIMIT 1`,
);

/**
 * Whether a reply may be written now: the gates of `inbox.reply` without its content. `reply_until`
 * is the end of the 24 hours after the person's last message, where only that message permits
 * replies (messaging rules, section 1). Names the message of the person that waits for a decision.
 */
export async function readComposer(
  sql: Sql,
  account: Account,
  conversation: ConversationRow,
  now: Date,
): Promise<Composer> {
  const { numberState, review } = await findReplyState(sql, account, conversation);
  const composer = await readPermission(sql, account, conversation, numberState, now);
  return { ...composer, review: review && presentReview(review) };
}

async function readPermission(
  sql: Sql,
  account: Account,
  { phone, number_id: numberId }: ConversationRow,
  numberState: string | null,
  now: Date,
): Promise<Composer> {
  if (numberState !== 'active')
    return { locked: true, reason: 'number_released', explanation: noSendingNumber().message, reply_until: null };
  const { facts } = await loadFacts(sql, account, {
    to: phone,
    numberId,
    purpose: 'transactional',
    content: loadText(SAMPLE, 'text'),
    now,
    at: now,
  });
  const refused = refusalOf(decide(facts));
  if (refused !== null) {
    const reason = refused.reason ?? refused.gate;
    return { locked: true, reason, explanation: explain(reason), reply_until: null };
  }
  return { locked: false, reason: null, explanation: null, reply_until: await readReplyUntil() };

  async function readReplyUntil(): Promise<string | null> {
    const isOptedIn = ['opted_in', 'under_review'].includes(facts.contact?.consentStatus ?? 'none');
    if (isOptedIn || facts.relationship !== RECENT_REPLY) return null;
    const question = await sql.row(findLastQuestion, account.tenantId, account.accountId, phone);
    return question === null ? null : new Date(question.received_at.getTime() + REPLY_HOURS * HOUR_MS).toISOString();
  }
}

function explain(reason: string): string {
  const { means, helps } = meaningOfReason(reason);
  return `${means} ${helps ?? ''}`.trim();
}
