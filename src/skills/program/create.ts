import { defaultTexts, type ProgramContent } from '../../domain/programs/content.ts';
import { examineProgram } from '../../messaging/programs/examine.ts';
import { insertProgram, insertProgramVersion } from '../../messaging/programs/queries.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';
import { requireWords } from './require-words.ts';

export const createProgram: Skill<'program.create'> = async (params, { tx, account, now, newId }) => {
  const { name, brand, purpose, frequency, privacy_url, terms_url } = params;
  requireWords({ name, brand, purpose, frequency });
  const texts = defaultTexts({ brand, frequency, terms_url });
  const content: ProgramContent = {
    name: name.trim(),
    brand: brand.trim(),
    purpose: purpose.trim(),
    use_case: params.use_case ?? null,
    frequency: frequency.trim(),
    help_text: params.help_text ?? texts.help_text,
    opt_out_text: params.opt_out_text ?? texts.opt_out_text,
    opt_in_text: params.opt_in_text ?? texts.opt_in_text,
    opt_out_scope: params.opt_out_scope ?? 'all',
    keywords: params.keywords ?? { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP'] },
    samples: params.samples ?? [],
    privacy_url,
    terms_url,
  };
  const id = newId('prg');
  await tx.run(insertProgram, account.tenantId, id, account.accountId, now);
  await tx.run(insertProgramVersion, account.tenantId, id, 1, JSON.stringify(content), now);
  const program = presentProgram({ id, version: 1, content, created_at: now, updated_at: now });
  return { program, findings: await examineProgram(tx, account, id, content, now) };
};
