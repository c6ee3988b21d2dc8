import { invalidParams } from '../../errors.ts';
import { loadContent } from '../../messaging/content/load-template.ts';
import { decide } from '../../messaging/gates/chain.ts';
import { refusalError, type SendLater } from '../../messaging/gates/refusal-error.ts';
import { presentDecision } from '../../messaging/history/present.ts';
import { presentUsage, readUsageOf } from '../../messaging/registry/day-usage.ts';
import { acceptMessage } from '../../messaging/send/accept.ts';
import { gatherFacts } from '../../messaging/send/gather.ts';
import { keepTies } from '../../messaging/senders/pool.ts';
import { requireProgramOrNumber } from '../../messaging/senders/require-program-or-number.ts';
import { requireReach } from '../../messaging/senders/require-reach.ts';
import { validUntil } from '../../messaging/timing/valid-until.ts';
import type { Skill, SkillParams } from '../../skill.ts';

/** The gates decide; what passes is booked and queued here, and leaves after the commit. */
export const sendMessage: Skill<'messages.send'> = async (
  params,
  { tx, account, key, now, newId, requestId, service, afterCommit },
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
  } = params;
  if ((to === undefined) === (contactId === undefined))
    throw invalidParams('Give either to or contact_id.', [{ path: '/to', rule: 'either this or contact_id' }]);
  await requireProgramOrNumber(tx, account, { numberId, programId });
  const content = await loadContent(tx, account, { text, templateId, field: 'text' });
  const { facts, contact } = await gatherFacts(tx, account, {
    to,
    contactId,
    numberId,
    programId,
    purpose,
    content,
    variables: vars,
    at: sendAt === undefined ? now : new Date(Math.max(new Date(sendAt).getTime(), now.getTime())),
    onQuietHours,
    alone: true,
  });
  const decision = decide(facts);
  if (!decision.allow || !facts.content.ok || !facts.recipient.ok)
    throw refusalError(decision, facts, sendLater(params));
  if (facts.sender !== null) requireReach(key, [facts.sender]);
  const { dueAt } = facts.timing;
  const { id, state } = await acceptMessage(tx, account, {
    facts,
    decision,
    contactId: contact?.id ?? null,
    dueAt,
    validUntil: validUntil(dueAt, validity),
    requestId,
    now,
    newId,
  });
  if (programId !== null && contact !== null && facts.sender !== null)
    await keepTies(tx, account, programId, [{ contactId: contact.id, numberId: facts.sender.id }]);
  afterCommit(service.wake);
  const usage = facts.sender === null ? null : await readUsageOf(tx, account, [facts.sender], now);
  const { measure, credits, text: rendered } = facts.content;
  return {
    message_id: id,
    state,
    to: facts.recipient.e164,
    text: rendered,
    encoding: measure.encoding,
    segments: measure.segments,
    credits,
    decision: presentDecision(decision),
    daily_limit: usage === null ? null : presentUsage(usage),
  };
};

/** The same call for later; its idempotency key goes along, because nothing came of it. */
function sendLater({ dry_run: _rehearsal, ...params }: SkillParams<'messages.send'>): SendLater {
  return (sendAt) => ({
    skill: 'messages.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same text at the first moment that is allowed.',
  });
}
