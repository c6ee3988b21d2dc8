import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { findReplyProgram } from '../../carriers/programs/queries.ts';
import { measureText } from '../../domain/content/encoding.ts';
import { scopeQuestionText, UNNAMED } from '../../domain/opt-out/scope-question.ts';
import { parsePhone } from '../../domain/phone.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { isPromotional, isPromotionalName } from '../../domain/programs/lint.ts';
import {
  languageOfRule,
  type ReplyKind,
  type ReplyLanguage,
  type ReplyWords,
  replyText,
} from '../../domain/programs/reply-texts.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { emitAccepted } from '../../events/outbox/emit-messages.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { insertMessage } from '../accept.ts';
import type { Effect } from './effect.ts';

const MAX_NAME = 40;
/** A confirmation must be sent within 5 minutes (47 CFR 64.1200(a)(12)). */
const VALID_MS = 5 * 60 * 1000;

const findName = statement<[tenantId: string, accountId: string], { name: string; help_contact: string | null }>(
  'inbound.find_account_name',
  'SELECT name, help_contact FROM accounts WHERE tenant_id = $1 AND id = $2',
);

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
  const text =
    textOf(program?.content ?? null, kind, language) ??
    replyText(kind, language, await wordsOf(tx, number, program?.content ?? null));
  const body = asksScope && program !== null ? `${text} ${scopeQuestionText(nameOf(program.content))}` : text;
  const { encoding, segments } = measureText(body);
  const id = newId('msg');
  const decision = { allow: true, gates: [], rule_pack: rulePackAt(now).id, auto_reply: kind, rule: ruleId };
  await tx.run(
    insertMessage,
    number.tenantId,
    id,
    number.accountId,
    number.id,
    contactId,
    number.id,
    number.phone,
    to,
    body,
    encoding,
    segments,
    0,
    'reply',
    'queued',
    JSON.stringify(decision),
    now,
    new Date(now.getTime() + VALID_MS),
    number.carrier,
    now,
    requestId,
    null,
    null,
  );
  await emitAccepted(tx, number.tenantId, [{ id, account_id: number.accountId }], now);
  return id;
}

/**
 * The program's own text, which is for keywords in English and its own keywords; null without one,
 * or when it is promotional and answers an opt-out.
 */
function textOf(program: ProgramContent | null, kind: ReplyKind, language: ReplyLanguage): string | null {
  if (program === null || language !== 'en') return null;
  const { help_text: help, opt_out_text: optOut, opt_in_text: optIn } = program;
  const own = { help, opted_out: isPromotional(optOut) ? '' : optOut, opted_in: optIn, confirmed: optIn, confirm: '' };
  return own[kind].trim() === '' ? null : own[kind];
}

/** A program name can be promotional too. */
function nameOf({ name }: ProgramContent): string {
  return isPromotional(name) ? UNNAMED : name.slice(0, MAX_NAME);
}

/** Recipients read names like any copy, so a promotional one is left out. */
const plain = (name: string): string =>
  name === '' || isPromotionalName(name) ? 'This sender' : name.slice(0, MAX_NAME);

async function wordsOf(
  tx: Sql,
  { tenantId, accountId }: InboundNumber,
  program: ProgramContent | null,
): Promise<ReplyWords> {
  if (program !== null) return { name: plain(program.brand), frequency: program.frequency, contact: program.terms_url };
  const account = await tx.row(findName, tenantId, accountId);
  return { name: plain(account?.name ?? ''), frequency: null, contact: account?.help_contact ?? null };
}
