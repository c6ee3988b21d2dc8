import { lockConversation, requireConversation } from '../../conversations/find.ts';
import { presentConversation } from '../../conversations/present.ts';
import { fileWarnings } from '../../media/file-warnings.ts';
import { mediaField } from '../../media/media-file.ts';
import { linkReply, recordReply } from '../../replies/record-reply.ts';
import { sendReply } from '../../replies/reply.ts';
import { composeText } from '../../replies/reply-text.ts';
import { presentDecision } from '../../sending/history/present.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import type { Skill } from '../../skill.ts';

/**
 * The conversation is the last lock of every transaction that changes it, after contacts and
 * credits: a STOP returns credits first, too. Two people who answer the same version cannot both
 * send: the second one is rolled back.
 */
export const replyInConversation: Skill<'inbox.reply'> = async (params, context) => {
  const { tx, account, key, now, service } = context;
  const { conversation_id: id, text, canned_reply_ids: cannedIds = [], vars: variables, state = null } = params;
  const { author = key.id, expected_version: expected, shorten_links: shortenLinks } = params;
  const conversation = await requireConversation(tx, account, id, now);
  const sent = await sendReply(context, {
    conversation,
    variables,
    shortenLinks,
    text: await composeText(tx, account, text, cannedIds, (params.media ?? []).length > 0),
    at: readSendAt(params.send_at, now),
    media: { links: params.media, fallback: params.media_fallback, now },
    linkUrl: service.config.links.url,
  });
  await lockConversation(tx, account, id, expected);
  await recordReply(tx, account, id, { state, now });
  await linkReply(tx, account, { conversationId: id, messageId: sent.id, author, now });
  return {
    conversation: presentConversation(await requireConversation(tx, account, id, now)),
    message_id: sent.id,
    state: sent.state,
    // A dry run stores no code for a short link, so it shows the placeholders.
    text: params.dry_run === true ? sent.content.text : sent.text,
    segments: sent.content.measure.segments,
    credits: sent.content.credits,
    ...mediaField(sent.content.media),
    ...fileWarnings(sent.content.media),
    due_at: sent.dueAt.toISOString(),
    decision: presentDecision(sent.decision),
  };
};
