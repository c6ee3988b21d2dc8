import type { ProgramSkills } from '../../generated/skills.ts';
import { createProgram } from './create.ts';
import { getProgram } from './get.ts';
import { listPrograms } from './list.ts';
import { writeTerms } from './terms.ts';
import { updateProgram } from './update.ts';
import { validateProgram } from './validate.ts';

export const program: ProgramSkills = {
  'program.create': createProgram,
  'program.list': listPrograms,
  'program.get': getProgram,
  'program.update': updateProgram,
  'program.validate': validateProgram,
  'program.terms': writeTerms,
};
