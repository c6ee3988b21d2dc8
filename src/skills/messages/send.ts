import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import { presentUsage, readUsageOf } from '../../carriers/registration/day-usage.ts';
import { invalidParams } from '../../errors.ts';
import { mediaField } from '../../media/media-file.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { presentDecision } from '../../sending/history/present.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import { validUntil } from '../../sending/rules/valid-until.ts';
import { acceptOne, decideOne } from '../../sending/send-one.ts';
import type { Skill, SkillParams } from '../../skill.ts';

/**
 * The gates decide whether to send. This transaction then reserves the credits and queues the
 * message; a worker submits it after the commit.
 */
export const sendMessage: Skill<'messages.send'> = async (params, context) => {
  const {
    to,
    contact_id: contactId,
    text,
    template_id: templateId,
    vars,
    purpose = 'marketing',
    number_id: numberId = null,
    program_id: programId = null,
    send_at: sendAt,
    validity_s: validity,
    on_quiet_hours: onQuietHours,
    smart_encoding: smartEncoding,
    shorten_links: shorten,
    media: mediaLinks,
    media_fallback: fallback,
  } = params;
  const { tx, account, now, service, afterCommit } = context;
  if ((to === undefined) === (contactId === undefined))
    throw invalidParams('Give either to or contact_id.', [{ path: '/to', rule: 'either this or contact_id' }]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  const links = { shorten, url: service.config.links.url };
  const content = await loadContent(tx, account, {
    text,
    templateId,
    field: 'text',
    links,
    media: { links: mediaLinks, fallback, now },
  });
  const decided = await decideOne(context, {
    to,
    contactId,
    numberId,
    programId,
    purpose,
    content,
    variables: vars,
    at: readSendAt(sendAt, now),
    onQuietHours,
    smartEncoding,
  });
  const sent = await acceptOne(context, decided, {
    validUntil: validUntil(decided.facts.timing.dueAt, validity),
    sendLater: sendLater(params),
  });
  afterCommit(service.wake);
  const usage = await readUsageOf(tx, account, [sent.sender], now);
  // A dry run stores no code, so it shows the placeholders.
  const { text: rendered, original } = params.dry_run === true ? sent.content : sent;
  const { measure, credits } = sent.content;
  return {
    message_id: sent.id,
    state: sent.state,
    to: sent.to,
    text: rendered,
    original_text: original,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    ...mediaField(sent.content.media),
    decision: presentDecision(sent.decision),
    daily_limit: usage === null ? null : presentUsage(usage),
  };
};

/** The same call at a later time. A rejected call does not use up the idempotency key. */
function sendLater({ dry_run: _dryRun, ...params }: SkillParams<'messages.send'>): SendLater {
  return (sendAt) => ({
    skill: 'messages.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same message at the next allowed time.',
  });
}
