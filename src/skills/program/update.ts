import { checkProgram } from '../../carriers/programs/check-program.ts';
import { insertProgramVersion } from '../../carriers/programs/queries.ts';
import { requireLockedProgram } from '../../carriers/programs/require-program.ts';
import { findProgramDrift } from '../../compliance/registration/drift.ts';
import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { requireExpectedVersion } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';
import { requireFilledFields } from './require-filled-fields.ts';

export const updateProgram: Skill<'program.update'> = async (params, { tx, account, now }) => {
  const { program_id: id, expected_version: expected } = params;
  requireFilledFields(params);
  const old = await requireLockedProgram(tx, account, id);
  requireExpectedVersion(expected, 'program', old.version, [
    { skill: 'program.get', params: { program_id: id }, why: 'Shows the current version of the program.' },
  ]);
  const previous = old.content;
  const content: ProgramContent = {
    name: params.name?.trim() ?? previous.name,
    brand: params.brand?.trim() ?? previous.brand,
    purpose: params.purpose?.trim() ?? previous.purpose,
    use_case: params.use_case === undefined ? previous.use_case : params.use_case,
    frequency: params.frequency?.trim() ?? previous.frequency,
    help_text: params.help_text ?? previous.help_text,
    opt_out_text: params.opt_out_text ?? previous.opt_out_text,
    opt_in_text: params.opt_in_text ?? previous.opt_in_text,
    opt_out_scope: params.opt_out_scope ?? previous.opt_out_scope,
    keywords: params.keywords ?? previous.keywords,
    samples: params.samples ?? previous.samples,
    privacy_url: params.privacy_url ?? previous.privacy_url,
    terms_url: params.terms_url ?? previous.terms_url,
  };
  const changed = canonicalJson(content) !== canonicalJson(previous);
  const version = changed ? old.version + 1 : old.version;
  if (changed) await insertProgramVersion(tx, account, id, version, content, now);
  return {
    program: presentProgram({ ...old, version, content, updated_at: changed ? now : old.updated_at }),
    findings: await checkProgram(tx, account, id, content, now),
    registration_drift: await findProgramDrift(tx, account, id, content),
  };
};
