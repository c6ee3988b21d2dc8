import { classifyInbound, type InboundIntent } from '../../domain/opt-out/classify-inbound.ts';
import { ANSWER_RULE, isAnswer } from '../../domain/opt-out/scope-question.ts';
import { readKeyword } from '../../domain/programs/read-keyword.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Inbound } from '../carriers/carrier.ts';
import { findNarrowing, type Narrowing } from '../consent/narrow-opt-out.ts';
import { findSpeakingProgram } from '../programs/queries.ts';
import type { InboundNumber } from './inbound-number.ts';

export type ReadIntent =
  | InboundIntent
  /** The answer to what a STOP was asked. */
  | { readonly intent: 'narrow'; readonly ruleId: string; readonly narrowing: Extract<Narrowing, { ok: true }> }
  /** The same where it does not count any more, and why. */
  | { readonly intent: 'none'; readonly ruleId: null; readonly unheeded: string };

/**
 * What everybody's words mean comes first: no program can make STOP mean something else. The answer to a question means nothing to whoever
 * was asked none.
 */
export async function readIntent(
  tx: Sql,
  number: InboundNumber,
  { from, text, receivedAt }: Inbound,
  now: Date,
): Promise<ReadIntent> {
  const read = classifyInbound(text);
  if (read.intent !== 'none' && read.intent !== 'review') return read;
  const program = await tx.row(findSpeakingProgram, number.tenantId, number.accountId, number.id);
  const keyword = program === null ? null : readKeyword(text, program.content.keywords);
  if (keyword !== null || !isAnswer(text)) return keyword ?? read;
  const narrowing = await findNarrowing(tx, number, from, { numberId: number.id, at: receivedAt, now });
  if (narrowing === null) return read;
  if (!narrowing.ok) return { intent: 'none', ruleId: null, unheeded: narrowing.reason };
  return { intent: 'narrow', ruleId: ANSWER_RULE, narrowing };
}
