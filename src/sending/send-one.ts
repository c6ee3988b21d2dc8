import { saveStickySenders } from '../carriers/numbers/pool.ts';
import { requireTestModeReach } from '../carriers/numbers/require-reach.ts';
import type { Account, Key } from '../domain/account.ts';
import type { ContactFacts } from '../people/audience/recipient.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { type AcceptedMessage, acceptMessage } from './accept.ts';
import type { Content } from './content/content.ts';
import { loadFacts, type SendRequest } from './facts/load-facts.ts';
import type { Decision, SendFacts } from './facts/send-facts.ts';
import { decide } from './gates/evaluate.ts';
import { refusalError, type SendLater } from './gates/refusal-error.ts';

/** Who sends, in the transaction of a call. The context of a write skill is one. */
export interface Sender {
  readonly tx: Sql;
  readonly account: Account;
  readonly key: Key;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
  /** Of a call that an automation rule makes. */
  readonly cause?: { readonly ruleId: string };
}

export interface DecidedSend {
  readonly programId: string | null;
  readonly templateId: string | null;
  readonly facts: SendFacts;
  readonly contact: ContactFacts | null;
  readonly decision: Decision;
}

export interface SendOptions {
  /** Default: the time that the rules allow, at or after the time of the request. */
  readonly dueAt?: Date;
  readonly validUntil?: Date | null;
  /** The message that this one sends again. */
  readonly retryOf?: string;
  /** The call that a refusal for now suggests. */
  readonly sendLater?: SendLater;
}

export interface SentMessage extends AcceptedMessage {
  readonly facts: SendFacts;
  readonly decision: Decision;
  /** As it was decided, without the codes of short links. */
  readonly content: Extract<Content, { ok: true }>;
  readonly sender: NonNullable<SendFacts['sender']>;
  readonly to: string;
}

/**
 * Sends one message: load and lock its facts, decide, accept. Every single message goes this way,
 * whichever skill sends it. Throws the error of the gate that refuses it. The caller wakes the
 * workers after the commit.
 */
export async function sendOne(
  sender: Sender,
  request: Omit<SendRequest, 'now' | 'lock'>,
  options: SendOptions = {},
): Promise<SentMessage> {
  return acceptOne(sender, await decideOne(sender, request), options);
}

/** The first half of `sendOne`, for a caller that looks at the facts or reports a refusal. */
export async function decideOne(
  { tx, account, now }: Pick<Sender, 'tx' | 'account' | 'now'>,
  request: Omit<SendRequest, 'now' | 'lock'>,
): Promise<DecidedSend> {
  const { facts, contact } = await loadFacts(tx, account, { ...request, now, lock: true });
  const { programId = null, content } = request;
  return { programId, templateId: content.templateId, facts, contact, decision: decide(facts) };
}

/** The second half of `sendOne`: throws the refusal, or accepts the message. */
export async function acceptOne(
  { tx, account, key, cause, requestId, now, newId }: Sender,
  { programId, templateId, facts, contact, decision }: DecidedSend,
  { dueAt = facts.timing.dueAt, validUntil = null, retryOf, sendLater }: SendOptions = {},
): Promise<SentMessage> {
  const { sender, recipient, content } = facts;
  if (!decision.allow || sender === null || !recipient.ok || !content.ok)
    throw refusalError(decision, facts, sendLater);
  requireTestModeReach(key, [sender]);
  const accepted = await acceptMessage(tx, account, {
    ...{ facts, decision, contactId: contact?.id ?? null, dueAt, validUntil, requestId, now, newId },
    ...{ templateId, ruleId: cause?.ruleId ?? null },
    ...(retryOf !== undefined && { retryOf }),
  });
  // The next message of the program comes from the same number.
  if (programId !== null && contact !== null)
    await saveStickySenders(tx, account, programId, [{ contactId: contact.id, numberId: sender.id }]);
  return { ...accepted, facts, decision, content, sender, to: recipient.e164 };
}
