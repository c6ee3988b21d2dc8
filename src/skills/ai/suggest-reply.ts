import { askModel, BY_RULES, type Source } from '../../ai/ask-model.ts';
import { listCannedReplies } from '../../conversations/canned-replies.ts';
import { requireConversation } from '../../conversations/find.ts';
import { readThread, type ThreadMessageRow } from '../../conversations/thread.ts';
import { acceptCopy } from '../../domain/ai/accept-copy.ts';
import { classifyByRules, concernsConsent, PLAIN_INTENTS } from '../../domain/ai/classify-reply.ts';
import { type ExaminedCopy, examineCopy, hasBlocker } from '../../domain/ai/examine-copy.ts';
import { createMask } from '../../domain/ai/mask.ts';
import { buildPrompt, MAX_TEXT } from '../../domain/ai/prompt.ts';
import { textsIn } from '../../domain/ai/read-answer.ts';
import { type Canned, draftsFor, findCanned } from '../../domain/ai/suggest-reply.ts';
import type { ReviewContext } from '../../domain/content/classification/review-content.ts';
import { findContactByPhone } from '../../people/contacts/find-contacts.ts';
import { readComposer } from '../../replies/composer.ts';
import type { Skill } from '../../skill.ts';
import { askerOf, presentSource } from './asker.ts';
import { loadCopyContext, presentCopy } from './copy-context.ts';

const MAX_SEGMENTS_OF_REPLY = 3;
const MAX_LENGTH = 480;
const MAX_MESSAGES = 10;
const MAX_CANNED = 200;
const TOKENS_OF_DRAFT = 200;

interface Draft {
  readonly copy: ExaminedCopy;
  readonly cannedId: string | null;
}

/**
 * Drafts are never sent: `inbox.reply` sends what the caller chooses, through every gate. Nothing
 * is drafted where no reply may be sent.
 */
export const suggestReply: Skill<'ai.suggestReply'> = async (params, context) => {
  const { conversation_id: id, n = 2, instructions = null } = params;
  const { database, account, now } = context;
  const conversation = await requireConversation(database, account, id, now);
  const composer = await readComposer(database, account, conversation, now);
  const newest = { after: '', limit: MAX_MESSAGES };
  const thread = await readThread(database, account, conversation, newest);
  const question = thread.find(({ direction }) => direction === 'inbound');
  const about = question === undefined ? null : classifyByRules(question.text);
  const answer = (drafts: readonly Draft[], source: Source) => ({
    drafts: drafts.map(({ copy, cannedId }) => ({ ...presentCopy(copy), canned_reply_id: cannedId })),
    composer,
    intent: about?.intent ?? null,
    ...presentSource(source),
  });
  if (composer.locked || question === undefined || about === null || concernsConsent(about))
    return answer([], BY_RULES);
  const canned = await listCannedReplies(database, account, { query: undefined, after: '', limit: MAX_CANNED });
  const copyContext = await loadCopyContext(database, account, { purpose: 'transactional', programId: undefined });
  const fitting = findCanned(question.text, canned);
  const intent = PLAIN_INTENTS.find((plain) => plain === about.intent) ?? 'other';
  const byRules = [
    ...fitting.map((one) => draftOf(one.text, one.id, copyContext)),
    ...draftsFor(intent).map((text) => draftOf(text, null, copyContext)),
  ]
    .filter((draft) => draft !== null)
    .slice(0, n);
  const contact = await findContactByPhone(database, account, conversation.phone);
  const mask = createMask(contact === null ? [] : [contact.first_name, contact.last_name]);
  // Only what the account wrote: a person could ask for a link to be repeated.
  const facts = [
    instructions ?? '',
    ...fitting.map(({ text }) => text),
    ...thread.filter(isOutbound).map(({ text }) => text),
  ];
  const { value, source } = await askModel(askerOf(context), {
    skill: 'ai.suggestReply',
    personal: true,
    prompt: () =>
      buildPrompt(
        `Write ${n} different short replies of the business to the last message of the person in the data, in the language of the person, without advertising. You cannot change, promise or confirm anything on behalf of the person or the business, also not an opt-in.`,
        '{"drafts": ["…"]}',
        {
          thread: thread.toReversed().map((message) => ({
            from: isOutbound(message) ? 'business' : 'person',
            text: mask.hide(message.text.slice(0, MAX_TEXT / 4)),
          })),
          known_answers: fitting.slice(0, 5).map(({ text }) => mask.hide(text)),
          instructions: instructions === null ? null : mask.hide(instructions),
        },
        TOKENS_OF_DRAFT * n,
      ),
    read: (answered) => {
      const rules = {
        context: copyContext,
        maxSegments: MAX_SEGMENTS_OF_REPLY,
        facts: facts.join('\n'),
        variables: [],
      };
      const copies = textsIn(answered, 'drafts', n, MAX_LENGTH)
        .map((text) => acceptCopy(mask.restore(text), rules))
        .filter((copy) => copy !== null);
      return copies.length === 0 ? null : copies.map((copy) => ({ copy, cannedId: null }));
    },
  });
  return answer(value ?? byRules, source);
};

const isOutbound = ({ direction }: ThreadMessageRow): boolean => direction === 'outbound';

/** Null when a canned reply is marketing or blocked: a reply is transactional. */
function draftOf(text: Canned['text'], cannedId: string | null, context: ReviewContext): Draft | null {
  const examined = examineCopy(text, context);
  return examined.ok && !hasBlocker(examined.copy) ? { copy: examined.copy, cannedId } : null;
}
