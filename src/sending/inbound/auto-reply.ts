import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { findReplyProgram } from '../../carriers/programs/queries.ts';
import { measureText } from '../../domain/content/encoding.ts';
import { scopeQuestionText, UNNAMED } from '../../domain/opt-out/scope-question.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { isPromotional } from '../../domain/programs/lint.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import { emitAccepted } from '../../events/outbox/emit-messages.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { insertMessage } from '../accept.ts';

export type ReplyKind = 'opted_out' | 'opted_in' | 'help';

/** Name the sender and the effect, and contain no marketing (47 CFR 64.1200(a)(12)). */
const texts: Readonly<Record<ReplyKind, (name: string) => string>> = {
  opted_out: (name) => `${name}: You are unsubscribed and will get no more texts. Reply START to get them again.`,
  opted_in: (name) =>
    `${name}: You are subscribed again. Reply HELP for help, STOP to unsubscribe. Msg & data rates may apply.`,
  help: (name) =>
    `${name}: You get these texts because you asked for them. Reply STOP to unsubscribe. Msg & data rates may apply.`,
};

/** A confirmation must be sent within 5 minutes (47 CFR 64.1200(a)(12)). */
const VALID_MS = 5 * 60 * 1000;

const findName = statement<[tenantId: string, accountId: string], { name: string }>(
  'inbound.find_account_name',
  'SELECT name FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/**
 * Queues the reply to a keyword, from the number that received it; free of charge. Returns its
 * message ID.
 */
export async function queueReply(
  tx: Sql,
  number: InboundNumber,
  reply: {
    readonly kind: ReplyKind;
    /** Append the scope question to the confirmation of a STOP: only one message is allowed. */
    readonly asksScope?: boolean;
    readonly to: string;
    readonly contactId: string | null;
    readonly ruleId: string | null;
    readonly requestId: string | null;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<string> {
  const { kind, asksScope = false, to, contactId, ruleId, requestId, now, newId } = reply;
  const program = await tx.row(findReplyProgram, number.tenantId, number.accountId, number.id);
  const text = textOf(program?.content ?? null, kind) ?? (await buildText(tx, number, kind));
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
  );
  await emitAccepted(tx, number.tenantId, [{ id, account_id: number.accountId }], now);
  return id;
}

/** The program's own text; null without one, or when it is promotional and answers an opt-out. */
function textOf(program: ProgramContent | null, kind: ReplyKind): string | null {
  if (program === null) return null;
  const { help_text: help, opt_out_text: optOut, opt_in_text: optIn } = program;
  if (kind === 'opted_out') return isPromotional(optOut) || optOut.trim() === '' ? null : optOut;
  const text = kind === 'help' ? help : optIn;
  return text.trim() === '' ? null : text;
}

/** A program name can be promotional too. */
function nameOf({ name }: ProgramContent): string {
  return isPromotional(name) ? UNNAMED : name.slice(0, 40);
}

async function buildText(tx: Sql, { tenantId, accountId }: InboundNumber, kind: ReplyKind): Promise<string> {
  const name = (await tx.row(findName, tenantId, accountId))?.name ?? 'This sender';
  return texts[kind](name.slice(0, 40));
}
