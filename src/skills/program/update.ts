import { canonicalJson } from '../../domain/hash-chain.ts';
import type { ProgramContent } from '../../domain/programs/content.ts';
import { unprocessable } from '../../errors.ts';
import { examineProgram } from '../../messaging/programs/examine.ts';
import { insertProgramVersion, setProgramVersion } from '../../messaging/programs/queries.ts';
import { requireLockedProgram } from '../../messaging/programs/require-program.ts';
import { findProgramDrift } from '../../messaging/registry/drift.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';
import { requireWords } from './require-words.ts';

export const updateProgram: Skill<'program.update'> = async (params, { tx, account, now }) => {
  const { program_id: id, expected_version: expected } = params;
  requireWords(params);
  const old = await requireLockedProgram(tx, account, id);
  if (expected !== undefined && expected !== old.version) {
    throw unprocessable('version_conflict', 'Somebody else changed this program meanwhile.', {
      details: { version: old.version },
      nextActions: [{ skill: 'program.get', params: { program_id: id }, why: 'Shows its current version.' }],
    });
  }
  const was = old.content;
  const content: ProgramContent = {
    name: params.name?.trim() ?? was.name,
    brand: params.brand?.trim() ?? was.brand,
    purpose: params.purpose?.trim() ?? was.purpose,
    use_case: params.use_case === undefined ? was.use_case : params.use_case,
    frequency: params.frequency?.trim() ?? was.frequency,
    help_text: params.help_text ?? was.help_text,
    opt_out_text: params.opt_out_text ?? was.opt_out_text,
    opt_in_text: params.opt_in_text ?? was.opt_in_text,
    opt_out_scope: params.opt_out_scope ?? was.opt_out_scope,
    keywords: params.keywords ?? was.keywords,
    samples: params.samples ?? was.samples,
    privacy_url: params.privacy_url ?? was.privacy_url,
    terms_url: params.terms_url ?? was.terms_url,
  };
  const rewritten = canonicalJson(content) !== canonicalJson(was);
  const version = rewritten ? old.version + 1 : old.version;
  if (rewritten) {
    await tx.run(insertProgramVersion, account.tenantId, id, version, JSON.stringify(content), now);
    await tx.run(setProgramVersion, account.tenantId, account.accountId, id, version, now);
  }
  return {
    program: presentProgram({ ...old, version, content, updated_at: rewritten ? now : old.updated_at }),
    findings: await examineProgram(tx, account, id, content, now),
    registration_drift: await findProgramDrift(tx, account, id, content),
  };
};
