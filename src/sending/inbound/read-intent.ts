import type { Inbound } from '../../carriers/carrier.ts';
import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { findKeywords, findReplyProgram } from '../../carriers/programs/queries.ts';
import { classifyInbound, type InboundIntent } from '../../domain/opt-out/classify-inbound.ts';
import { ANSWER_RULE, isScopeAnswer } from '../../domain/opt-out/scope-question.ts';
import { isWrongNumber } from '../../domain/opt-out/wrong-number.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { readKeyword } from '../../domain/programs/read-keyword.ts';
import { findNarrowing, type Narrowing } from '../../people/consent/narrow-opt-out.ts';
import type { Sql } from '../../platform/database/sql.ts';

export type ReadIntent =
  | InboundIntent
  /** An answer to the scope question of a STOP. */
  | { readonly intent: 'narrow'; readonly ruleId: string; readonly narrowing: Extract<Narrowing, { ok: true }> }
  /** An answer that no longer counts, with the reason. */
  | { readonly intent: 'none'; readonly ruleId: null; readonly ignoredBecause: string };

/**
 * Reads the intent of an inbound message. The service's own words come before the program's
 * keywords, so that no program can give STOP another meaning. An answer counts only from a person
 * who was asked.
 */
export async function readIntent(tx: Sql, number: InboundNumber, inbound: Inbound, now: Date): Promise<ReadIntent> {
  const { from, text, receivedAt, answeredAs } = inbound;
  const read = classifyInbound(text);
  // The carrier's reading wins, but its START may be a YES, which restores nothing here.
  if (answeredAs !== undefined && (answeredAs === 'stop' || read.intent !== answeredAs))
    return { intent: answeredAs, ruleId: isWrongNumber(read.ruleId) ? read.ruleId : 'carrier' };
  if (read.intent !== 'none' && read.intent !== 'review') return read;
  const keyword = readKeyword(text, await keywordsOf(tx, number));
  if (keyword !== null || !isScopeAnswer(text)) return keyword ?? read;
  const narrowing = await findNarrowing(tx, number, from, { numberId: number.id, at: receivedAt, now });
  if (narrowing === null) return read;
  if (!narrowing.ok) return { intent: 'none', ruleId: null, ignoredBecause: narrowing.reason };
  return { intent: 'narrow', ruleId: ANSWER_RULE, narrowing };
}

/**
 * Of a number without a program, the keywords of every program and the default JOIN: a keyword that
 * reached the wrong number still opts out, and one that opts in is asked to confirm.
 */
async function keywordsOf(tx: Sql, { tenantId, accountId, id }: InboundNumber): Promise<ProgramContent['keywords']> {
  const program = await tx.row(findReplyProgram, tenantId, accountId, id);
  if (program !== null) return program.content.keywords;
  const all = (await tx.rows(findKeywords, tenantId, accountId)).map(({ keywords }) => keywords);
  return {
    opt_in: ['JOIN', ...all.flatMap((keywords) => keywords.opt_in)],
    opt_out: all.flatMap((keywords) => keywords.opt_out),
    help: all.flatMap((keywords) => keywords.help),
  };
}
