import { classifyInbound, type InboundIntent } from '../../domain/opt-out/classify-inbound.ts';
import { readKeyword } from '../../domain/programs/read-keyword.ts';
import type { Sql } from '../../platform/sql.ts';
import { findSpeakingProgram } from '../programs/queries.ts';
import type { InboundNumber } from './inbound-number.ts';

/** What everybody's words mean comes first: no program can make STOP mean something else. */
export async function readIntent(tx: Sql, number: InboundNumber, text: string): Promise<InboundIntent> {
  const read = classifyInbound(text);
  if (read.intent !== 'none' && read.intent !== 'review') return read;
  const program = await tx.row(findSpeakingProgram, number.tenantId, number.accountId, number.id);
  return (program === null ? null : readKeyword(text, program.content.keywords)) ?? read;
}
