import { listProgramVersions } from '../../carriers/programs/queries.ts';
import { requireProgram } from '../../carriers/programs/require-program.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';

const SHOWN_VERSIONS = 50;

export const getProgram: Skill<'program.get'> = async ({ program_id: id, version = null }, { db, account }) => {
  const program = await requireProgram(db, account, id, version);
  const versions = await listProgramVersions(db, account, program.id, SHOWN_VERSIONS);
  return {
    program: presentProgram(program),
    versions: versions.map((each) => ({ version: each.version, created_at: each.created_at.toISOString() })),
  };
};
