import { ANSWER, leavesScopeOpen } from '../../domain/opt-out/scope-question.ts';
import { readKeyword } from '../../domain/programs/read-keyword.ts';
import { rulePackAt } from '../../domain/rule-packs/rule-pack-at.ts';
import type { Sql } from '../../platform/sql.ts';
import type { AskedScope } from '../consent/narrow-opt-out.ts';
import { findSpeakingProgram, hasOtherPrograms } from '../programs/queries.ts';
import type { InboundNumber } from './inbound-number.ts';

/**
 * What a STOP to this number may be asked about: its program, when that wants to ask, the law lets the answer count, the STOP left it open,
 * and there is another program to keep. A program in which the answer is a word of its own cannot ask.
 */
export async function askScope(
  tx: Sql,
  { tenantId, accountId, id, programId }: InboundNumber,
  ruleId: string | null,
  now: Date,
): Promise<AskedScope | null> {
  if (programId === null || !leavesScopeOpen(ruleId) || rulePackAt(now).optOuts.revokeAll) return null;
  const program = await tx.row(findSpeakingProgram, tenantId, accountId, id);
  if (program?.content.opt_out_scope !== 'ask' || readKeyword(ANSWER, program.content.keywords) !== null) return null;
  const others = await tx.row(hasOtherPrograms, tenantId, accountId, programId);
  return others?.has === true ? { program_id: programId, number_id: id } : null;
}
