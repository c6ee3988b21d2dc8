import type { ProgramRow } from '../../carriers/programs/queries.ts';
import type { Program } from '../../generated/types.ts';

export function presentProgram({
  id,
  version,
  content,
  created_at: createdAt,
  updated_at: updatedAt,
}: ProgramRow): Program {
  return { id, version, ...content, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}
