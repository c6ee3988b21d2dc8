import { measureText } from '../../domain/encoding.ts';
import { questionOf, UNNAMED } from '../../domain/opt-out/scope-question.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { sellsSomething } from '../../domain/programs/lint.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { announceAccepted } from '../outbox/announce-messages.ts';
import { findSpeakingProgram } from '../programs/queries.ts';
import { insertMessage } from '../send/accept.ts';
import type { InboundNumber } from './inbound-number.ts';

export type ReplyKind = 'opted_out' | 'opted_in' | 'help';

/** What a person is told: who wrote, and what happens now. No marketing (47 CFR 64.1200(a)(12)). */
const texts: Readonly<Record<ReplyKind, (name: string) => string>> = {
  opted_out: (name) => `${name}: You are unsubscribed and will get no more texts. Reply START to get them again.`,
  opted_in: (name) =>
    `${name}: You are subscribed again. Reply HELP for help, STOP to unsubscribe. Msg & data rates may apply.`,
  help: (name) =>
    `${name}: You get these texts because you asked for them. Reply STOP to unsubscribe. Msg & data rates may apply.`,
};

/** A confirmation later than this says nothing any more (47 CFR 64.1200(a)(12): within five minutes). */
const VALID_MS = 5 * 60 * 1000;

const findName = statement<[tenantId: string, accountId: string], { name: string }>(
  'inbound.find_account_name',
  'SELECT name FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/** Queues the one answer to a keyword, from the number that was written to. It costs the account nothing. */
export async function queueReply(
  tx: Sql,
  number: InboundNumber,
  reply: {
    readonly kind: ReplyKind;
    /** Whether a confirmation of a STOP also asks what it ends: the one text does both. */
    readonly asks?: boolean;
    readonly to: string;
    readonly contactId: string | null;
    readonly ruleId: string | null;
    readonly requestId: string | null;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<string> {
  const { kind, asks = false, to, contactId, ruleId, requestId, now, newId } = reply;
  const program = await tx.row(findSpeakingProgram, number.tenantId, number.accountId, number.id);
  const words = textOf(program?.content ?? null, kind) ?? (await buildText(tx, number, kind));
  const body = asks && program !== null ? `${words} ${questionOf(nameOf(program.content))}` : words;
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
  );
  await announceAccepted(tx, number.tenantId, [{ id, account_id: number.accountId }], now);
  return id;
}

/** What the program of the number says; null where no program speaks, or what it says may not be sent to somebody who opted out. */
function textOf(program: ProgramContent | null, kind: ReplyKind): string | null {
  if (program === null) return null;
  const { help_text: help, opt_out_text: optOut, opt_in_text: optIn } = program;
  if (kind === 'opted_out') return sellsSomething(optOut) || optOut.trim() === '' ? null : optOut;
  const text = kind === 'help' ? help : optIn;
  return text.trim() === '' ? null : text;
}

/** A name may sell as much as a sentence. */
function nameOf({ name }: ProgramContent): string {
  return sellsSomething(name) ? UNNAMED : name.slice(0, 40);
}

async function buildText(tx: Sql, { tenantId, accountId }: InboundNumber, kind: ReplyKind): Promise<string> {
  const name = (await tx.row(findName, tenantId, accountId))?.name ?? 'This sender';
  return texts[kind](name.slice(0, 40));
}
