import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import { presentUsage } from '../../compliance/registration/day-usage.ts';
import { idempotencyExpiry } from '../../domain/audit/call-hash.ts';
import { invalidParams, toSkillError } from '../../errors.ts';
import { fileWarnings } from '../../media/file-warnings.ts';
import { mediaField } from '../../media/media-file.ts';
import { type LoadedContent, loadContent } from '../../sending/content/load-template.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { presentDecision } from '../../sending/history/present.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import { readSend } from '../../sending/single/read-send.ts';
import type { SentMessage } from '../../sending/single/request.ts';
import { sendCall } from '../../sending/single/send-call.ts';
import { singleSend } from '../../sending/single/send-one.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';

type Params = SkillParams<'messages.send'>;
type Context = ContextOf<'messages.send'>;

/**
 * The gates decide whether to send. The message is queued in one transaction with those that the
 * tenant sends at the same time; a worker submits it after the commit.
 */
export const sendMessage: Skill<'messages.send'> = async (params, context) => {
  const { to, contact_id: contactId, dry_run: dryRun = false, idempotency_key: idempotencyKey = null } = params;
  const { now, service, tx } = context;
  if ((to === undefined) === (contactId === undefined))
    throw invalidParams('Give either to or contact_id.', [{ path: '/to', rule: 'either this or contact_id' }]);
  const isTried = dryRun || tx !== null;
  const loaded = await load(params, context).catch(toSkillError);
  const send = singleSend(context, {
    ...readSend(params, loaded, now),
    to,
    contactId,
    numberId: params.number_id ?? null,
    programId: params.program_id ?? null,
    sendLater: sendLater(params),
  });
  const call = {
    skill: 'messages.send' as const,
    hash: service.hashesOf,
    params: { ...params },
    // A call that is tried uses no key.
    idempotencyKey: isTried ? null : idempotencyKey,
    keyExpiresAt: idempotencyExpiry(now, idempotencyKey ?? ''),
    tellsUsage: true,
    answer: (sent: SentMessage) => present(sent, isTried),
  };
  return sendCall(context, { ...send, call }, dryRun);
};

/**
 * What the params name. Its errors are thrown after the idempotency key was looked up: when a call
 * is repeated, the time may have passed and the template may be gone.
 */
async function load(
  { text, template_id: templateId, number_id, program_id, send_at: sendAt, shorten_links: shorten, ...params }: Params,
  { database, tx, account, now, service }: Context,
): Promise<{ readonly content: LoadedContent; readonly at: Date }> {
  const sql = tx ?? database;
  await requireProgramOrNumber(sql, account, { numberId: number_id ?? null, programId: program_id ?? null });
  const links = { shorten, url: service.config.links.url };
  const content = await loadContent(sql, account, {
    text: text ?? null,
    templateId: templateId ?? null,
    field: 'text',
    links,
    media: { links: params.media, fallback: params.media_fallback, now },
  });
  return { content, at: readSendAt(sendAt, now) };
}

function present(sent: SentMessage, isTried: boolean) {
  const { measure, credits } = sent.content;
  // A call that is tried stores no code, so it shows the placeholders.
  const { text, original } = isTried ? sent.content : sent;
  return {
    message_id: sent.id,
    state: sent.state,
    to: sent.to,
    text,
    original_text: original,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    ...mediaField(sent.content.media),
    ...fileWarnings(sent.content.media),
    decision: presentDecision(sent.decision),
    daily_limit: sent.usage === null ? null : presentUsage(sent.usage),
  };
}

/** The same call at a later time. A rejected call does not use up the idempotency key. */
function sendLater({ dry_run: _dryRun, ...params }: Params): SendLater {
  return (sendAt) => ({
    skill: 'messages.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same message at the next allowed time.',
  });
}
