import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { findReplyProgram } from '../../carriers/programs/queries.ts';
import { messageGroup } from '../../counting/groups.ts';
import { measureText } from '../../domain/content/encoding.ts';
import { scopeQuestionText, UNNAMED } from '../../domain/opt-out/scope-question.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { isPromotional } from '../../domain/programs/lint.ts';
import { languageOfRule, type ReplyKind } from '../../domain/programs/reply-texts.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { emitAccepted } from '../../events/outbox/emit-messages.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { composeReply } from '../compose-reply.ts';
import { insertMessages } from '../insert-messages.ts';
import type { Effect } from './effect.ts';

const MAX_NAME = 40;
/** A confirmation must be sent within 5 minutes (47 CFR 64.1200(a)(12)). */
const VALID_MS = 5 * 60 * 1000;

interface Reply {
  readonly kind: ReplyKind;
  /** Append the scope question to the confirmation of a STOP: only one message is allowed. */
  readonly asksScope?: boolean;
  readonly to: string;
  readonly contactId: string | null;
  readonly ruleId: string | null;
  readonly requestId: string | null;
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/**
 * Queues the reply to a keyword, unless the sender's number is known to be no phone: a reply to a
 * premium-rate number would be billed to the account.
 */
export async function replyTo(tx: Sql, number: InboundNumber, reply: Reply): Promise<Effect[]> {
  const sender = parsePhone(reply.to);
  if (reply.to.startsWith('+') && !sender.ok && sender.code === 'phone_not_textable') return [];
  return [{ kind: 'reply_queued', detail: await queueReply(tx, number, reply) }];
}

/**
 * Queues the reply to a keyword, from the number that received it; free of charge. Returns its
 * message ID.
 */
async function queueReply(tx: Sql, number: InboundNumber, reply: Reply): Promise<string> {
  const { kind, asksScope = false, to, contactId, ruleId, requestId, now, newId } = reply;
  const program = await tx.row(findReplyProgram, number.tenantId, number.accountId, number.id);
  const language = languageOfRule(ruleId);
  const text = await composeReply(tx, number, { program: program?.content ?? null, kind, language });
  const body = asksScope && program !== null ? `${text} ${scopeQuestionText(nameOf(program.content))}` : text;
  const { encoding, segments } = measureText(body);
  const id = newId('msg');
  const sender = parsePhone(to);
  const group = messageGroup({
    number_id: number.id,
    carrier: number.carrier,
    purpose: 'reply',
    country: sender.ok ? sender.country : null,
  });
  const decision = { allow: true, gates: [], rule_pack: rulePackAt(now).id, auto_reply: kind, rule: ruleId };
  const validUntil = new Date(now.getTime() + VALID_MS);
  await insertMessages(tx, number.tenantId, [
    {
      id,
      accountId: number.accountId,
      contactId,
      number,
      to,
      text: body,
      original: null,
      encoding,
      segments,
      credits: 0,
      purpose: 'reply',
      state: 'queued',
      decision,
      dueAt: now,
      validUntil,
      requestId,
      group,
      now,
    },
  ]);
  await emitAccepted(tx, number.tenantId, [{ id, account_id: number.accountId }], now);
  return id;
}

/** A program name can be promotional too. */
function nameOf({ name, brand }: ProgramContent): string {
  return isPromotional(name, brand) ? UNNAMED : name.slice(0, MAX_NAME);
}
