import { checkProgram } from '../../carriers/programs/check-program.ts';
import { requireProgram } from '../../carriers/programs/require-program.ts';
import type { Skill } from '../../skill.ts';

export const validateProgram: Skill<'program.validate'> = async (
  { program_id: id, version: wanted = null },
  { db, account, now },
) => {
  const { content, version } = await requireProgram(db, account, id, wanted);
  const findings = await checkProgram(db, account, id, content, now);
  return { ok: findings.every(({ severity }) => severity !== 'error'), version, findings };
};
