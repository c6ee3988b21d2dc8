import type { Conversation, ConversationMessage } from '../generated/types.ts';
import type { ConversationRow } from './conversation.ts';
import type { InboundCopy, ThreadMessageRow } from './thread.ts';

export function presentConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    contact_id: row.contact_id,
    phone: row.phone,
    number_id: row.number_id,
    number: row.number_phone,
    state: row.state,
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    assignee: row.assignee,
    labels: [...row.labels],
    unread: row.unread,
    under_review: row.under_review,
    version: row.version,
    last_inbound_text: row.last_inbound_text,
    opened_at: row.opened_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    last_inbound_at: row.last_inbound_at.toISOString(),
    last_message_at: row.last_message_at.toISOString(),
    first_response_seconds: secondsBetween(row.opened_at, row.first_response_at),
    resolution_seconds: secondsBetween(row.opened_at, row.resolved_at),
  };
}

/** The links of copies, which expire; by the ID of the file. */
export type LinkToFile = (file: InboundCopy) => { readonly link: string; readonly link_expires_at: string };

export function presentThreadMessage(row: ThreadMessageRow, linkTo: LinkToFile): ConversationMessage {
  return {
    id: row.id,
    at: row.at.toISOString(),
    direction: row.direction,
    source: sourceOf(row),
    text: row.text,
    state: row.state as ConversationMessage['state'],
    campaign_id: row.campaign_id,
    author: row.author,
    intent: row.intent as ConversationMessage['intent'],
    under_review: row.intent === 'review' && row.reviewed_at === null,
    media: row.media.map(({ url, content_type: type, file }) => ({
      url,
      content_type: type,
      ...(file !== undefined && presentCopy(file, linkTo)),
    })),
  };
}

function presentCopy(file: InboundCopy, linkTo: LinkToFile) {
  const { id, state, why, bytes, expires_at: expiresAt } = file;
  return {
    file: {
      id,
      state,
      why,
      bytes,
      ...(state === 'kept' ? linkTo(file) : { link: null, link_expires_at: null }),
      expires_at: new Date(expiresAt).toISOString(),
    },
  };
}

/** Calls of automation rules have the id of the run as their request id. */
function sourceOf(row: ThreadMessageRow): ConversationMessage['source'] {
  if (row.direction === 'inbound') return 'contact';
  if (row.author !== null) return 'reply';
  if (row.campaign_id !== null) return 'campaign';
  if (row.by_journey) return 'journey';
  if (row.purpose === 'reply') return 'auto_reply';
  return row.request_id?.startsWith('run_') === true ? 'automation' : 'message';
}

/** Carriers' clocks differ from ours, so an answer may seem to come before its question. */
function secondsBetween(from: Date, to: Date | null): number | null {
  return to === null ? null : Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
