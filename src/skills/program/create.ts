import { checkProgram } from '../../carriers/programs/check-program.ts';
import { insertProgram } from '../../carriers/programs/queries.ts';
import { defaultTexts, type ProgramContent } from '../../domain/programs/content.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';
import { requireFilledFields } from './require-filled-fields.ts';

export const createProgram: Skill<'program.create'> = async (params, { tx, account, now, newId }) => {
  const { name, brand, purpose, frequency, privacy_url, terms_url } = params;
  requireFilledFields({ name, brand, purpose, frequency });
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
  await insertProgram(tx, account, id, content, now);
  const program = presentProgram({ id, version: 1, content, created_at: now, updated_at: now });
  return { program, findings: await checkProgram(tx, account, id, content, now) };
};
