import type { ConversationRow } from '../conversations/conversation.ts';
import { noSendingNumber, toSkillError } from '../errors.ts';
import type { MediaSource } from '../sending/content/attachment.ts';
import { loadContent } from '../sending/content/load-template.ts';
import type { SentMessage } from '../sending/single/request.ts';
import { type Sender, sendOne } from '../sending/single/send-one.ts';
import { findNumberState } from './number-state.ts';
import { findReplyState, namingReview } from './reply-state.ts';

export interface ReplyRequest {
  readonly conversation: ConversationRow;
  /** Liquid, with the variables of the contact. */
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  /** When to send it: now or later. */
  readonly at: Date;
  readonly shortenLinks: boolean | undefined;
  readonly media: MediaSource;
  /** Scheme and host of the service's short links. */
  readonly linkUrl: string;
}

/**
 * Sends a reply from the number of the conversation, through every gate of `messages.send`. Its
 * purpose is transactional: after a message of the person it may be sent for 24 hours, else it
 * needs a recorded relationship or an opt-in, and never goes to a person who opted out (messaging
 * rules, section 1). Throws what `messages.send` throws; a refusal for want of consent names the
 * message of the person that waits for a decision.
 */
export async function sendReply(sender: Sender, request: ReplyRequest): Promise<SentMessage> {
  const { conversation, text, variables, at, shortenLinks: shorten, media, linkUrl: url } = request;
  const { tx, account } = sender;
  const { phone: to, number_id: numberId } = conversation;
  if ((await findNumberState(tx, account, numberId)) !== 'active') throw noSendingNumber();
  const content = await loadContent(tx, account, { text, field: 'text', links: { shorten, url }, media });
  try {
    return await sendOne(sender, { to, numberId, purpose: 'transactional', content, variables, at });
  } catch (error) {
    const refused = toSkillError(error);
    if (refused.code !== 'consent_required') throw refused;
    const { review } = await findReplyState(tx, account, conversation);
    throw review === null ? refused : namingReview(refused, review);
  }
}
