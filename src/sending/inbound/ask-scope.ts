import type { InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { findReplyProgram, hasOtherPrograms } from '../../carriers/programs/queries.ts';
import { ANSWER, leavesScopeOpen } from '../../domain/opt-out/scope-question.ts';
import { readKeyword } from '../../domain/programs/read-keyword.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import type { AskedScope } from '../../people/consent/change.ts';
import type { Sql } from '../../platform/database/sql.ts';

/**
 * The scope question for a STOP to this number; null when it is not asked. It is asked when the
 * number's program is set to ask, the rule pack accepts an answer, the STOP names no scope, and the
 * account has another program. A program that uses the answer as a keyword cannot ask.
 */
export async function askOptOutScope(
  tx: Sql,
  { tenantId, accountId, id, programId }: InboundNumber,
  ruleId: string | null,
  now: Date,
): Promise<AskedScope | null> {
  if (programId === null || !leavesScopeOpen(ruleId) || rulePackAt(now).optOuts.revokeAll) return null;
  const program = await tx.row(findReplyProgram, tenantId, accountId, id);
  if (program?.content.opt_out_scope !== 'ask' || readKeyword(ANSWER, program.content.keywords) !== null) return null;
  const hasOthers = await hasOtherPrograms(tx, { tenantId, accountId }, programId);
  return hasOthers ? { program_id: programId, number_id: id } : null;
}
