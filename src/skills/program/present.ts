import type { Program } from '../../generated/types.ts';
import type { ProgramRow } from '../../messaging/programs/queries.ts';

export function presentProgram({
  id,
  version,
  content,
  created_at: createdAt,
  updated_at: updatedAt,
}: ProgramRow): Program {
  return { id, version, ...content, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
