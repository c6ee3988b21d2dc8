import { saveStickySenders } from '../../carriers/numbers/pool.ts';
import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import { requireTestModeReach } from '../../carriers/numbers/require-reach.ts';
import { presentUsage, readUsageOf } from '../../carriers/registration/day-usage.ts';
import { invalidParams } from '../../errors.ts';
import { acceptMessage } from '../../sending/accept.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { loadFacts } from '../../sending/facts/load-facts.ts';
import { decide } from '../../sending/gates/evaluate.ts';
import { refusalError, type SendLater } from '../../sending/gates/refusal-error.ts';
import { presentDecision } from '../../sending/history/present.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import { validUntil } from '../../sending/rules/valid-until.ts';
import type { Skill, SkillParams } from '../../skill.ts';

/**
 * The gates decide whether to send. This transaction then reserves the credits and queues the
 * message; a worker submits it after the commit.
 */
export const sendMessage: Skill<'messages.send'> = async (
  params,
  { tx, account, key, cause, now, newId, requestId, service, afterCommit },
) => {
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
  } = params;
  if ((to === undefined) === (contactId === undefined))
    throw invalidParams('Give either to or contact_id.', [{ path: '/to', rule: 'either this or contact_id' }]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  const links = { shorten, url: service.config.links.url };
  const content = await loadContent(tx, account, { text, templateId, field: 'text', links });
  const { facts, contact } = await loadFacts(tx, account, {
    to,
    contactId,
    numberId,
    programId,
    purpose,
    content,
    variables: vars,
    now,
    at: readSendAt(sendAt, now),
    onQuietHours,
    smartEncoding,
    lock: true,
  });
  const decision = decide(facts);
  if (!decision.allow || !facts.content.ok || !facts.recipient.ok)
    throw refusalError(decision, facts, sendLater(params));
  if (facts.sender !== null) requireTestModeReach(key, [facts.sender]);
  const { dueAt } = facts.timing;
  const accepted = await acceptMessage(tx, account, {
    facts,
    decision,
    contactId: contact?.id ?? null,
    dueAt,
    validUntil: validUntil(dueAt, validity),
    requestId,
    templateId: content.templateId,
    ruleId: cause?.ruleId ?? null,
    now,
    newId,
  });
  if (programId !== null && contact !== null && facts.sender !== null)
    await saveStickySenders(tx, account, programId, [{ contactId: contact.id, numberId: facts.sender.id }]);
  afterCommit(service.wake);
  const usage = facts.sender === null ? null : await readUsageOf(tx, account, [facts.sender], now);
  // A dry run stores no code, so it shows the placeholders.
  const { text: rendered, original } = params.dry_run === true ? facts.content : accepted;
  const { measure, credits } = facts.content;
  return {
    message_id: accepted.id,
    state: accepted.state,
    to: facts.recipient.e164,
    text: rendered,
    original_text: original,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    decision: presentDecision(decision),
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
