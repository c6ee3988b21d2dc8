import { requireTestModeReach } from '../carriers/numbers/require-reach.ts';
import type { ConversationRow } from '../conversations/conversation.ts';
import type { Account, Key } from '../domain/account.ts';
import { noSendingNumber } from '../errors.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { type AcceptedMessage, acceptMessage } from '../sending/accept.ts';
import { loadContent } from '../sending/content/load-template.ts';
import { loadFacts } from '../sending/facts/load-facts.ts';
import type { Decision, SendFacts } from '../sending/facts/send-facts.ts';
import { decide } from '../sending/gates/evaluate.ts';
import { refusalError } from '../sending/gates/refusal-error.ts';
import { findNumberState } from './number-state.ts';

export interface ReplyRequest {
  readonly conversation: ConversationRow;
  /** Liquid, with the variables of the contact. */
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** When to send it: now or later. */
  readonly at: Date;
  readonly shortenLinks: boolean | undefined;
  /** Scheme and host of the service's short links. */
  readonly linkUrl: string;
  readonly key: Key;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

export interface AcceptedReply {
  readonly message: AcceptedMessage;
  readonly decision: Decision;
  readonly facts: SendFacts;
}

/**
 * Sends a reply from the number of the conversation, through every gate of `messages.send`. Its
 * purpose is transactional: after a message of the person it may be sent for 24 hours, else it
 * needs a recorded relationship or an opt-in, and never goes to a person who opted out (messaging
 * rules, section 1). Throws what `messages.send` throws.
 */
export async function sendReply(tx: Sql, account: Account, request: ReplyRequest): Promise<AcceptedReply> {
  const { conversation, text, variables, at, shortenLinks: shorten, linkUrl: url } = request;
  const { key, requestId, now, newId } = request;
  const { phone: to, number_id: numberId } = conversation;
  if ((await findNumberState(tx, account, numberId)) !== 'active') throw noSendingNumber();
  const content = await loadContent(tx, account, { text, field: 'text', links: { shorten, url } });
  const { facts, contact } = await loadFacts(tx, account, {
    ...{ to, numberId, purpose: 'transactional', content, variables, now, at, lock: true },
  });
  const decision = decide(facts);
  if (!decision.allow || !facts.content.ok || !facts.recipient.ok) throw refusalError(decision, facts);
  if (facts.sender !== null) requireTestModeReach(key, [facts.sender]);
  const { dueAt } = facts.timing;
  const contactId = contact?.id ?? null;
  const message = await acceptMessage(tx, account, {
    ...{ facts, decision, contactId, dueAt, validUntil: null, requestId, now, newId },
  });
  return { message, decision, facts };
}
