import { requireProgram } from '../../carriers/programs/require-program.ts';
import { discloseTerms } from '../../domain/programs/terms.ts';
import type { Skill } from '../../skill.ts';

export const writeTerms: Skill<'program.terms'> = async (
  { program_id: id, source_kind: source = 'web_form', version: wanted = null },
  { db, account },
) => {
  const { content, version } = await requireProgram(db, account, id, wanted);
  return { ...discloseTerms(content, source), source_kind: source, version };
};
