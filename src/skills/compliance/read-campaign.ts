import type { ProgramContent } from '../../domain/programs/content.ts';
import { type CampaignContent, DEFAULT_FLAGS } from '../../domain/registration/content.ts';
import { type FieldError, invalidParams } from '../../errors.ts';
import type { SkillParams } from '../../skill.ts';

type Params = SkillParams<'compliance.registerCampaign'>;

/**
 * The content to submit. Each field comes from the params, else the previous submission, else the
 * program.
 */
export function readCampaign(
  params: Params,
  before: CampaignContent | null,
  program: ProgramContent | null,
): CampaignContent {
  const fromProgram =
    program === null
      ? null
      : {
          opt_in_message: program.opt_in_text,
          opt_out_message: program.opt_out_text,
          help_message: program.help_text,
          privacy_url: program.privacy_url,
          terms_url: program.terms_url,
          opt_in_keywords: program.keywords.opt_in,
          opt_out_keywords: program.keywords.opt_out,
          help_keywords: program.keywords.help,
          samples: program.samples.length === 0 ? undefined : program.samples,
          use_case: program.use_case ?? undefined,
        };
  // The replies of the program are an exception: they replace those of the previous submission.
  const defaults = { ...before, ...definedOf(fromProgram) };
  const missing: FieldError[] = [];
  const need = <Value>(field: string, ...values: (Value | null | undefined)[]): Value => {
    const value = values.find((each) => each !== undefined && each !== null);
    if (value === undefined || value === null) missing.push({ path: `/${field}`, rule: 'required' });
    return value as Value;
  };
  const content: CampaignContent = {
    use_case: need('use_case', params.use_case, before?.use_case, defaults.use_case),
    sub_use_cases: params.sub_use_cases ?? before?.sub_use_cases ?? [],
    description: need('description', params.description, before?.description),
    message_flow: need('message_flow', params.message_flow, before?.message_flow),
    samples: need<string[]>('samples', params.samples, defaults.samples) as CampaignContent['samples'],
    flags: { ...DEFAULT_FLAGS, ...before?.flags, ...params.flags },
    embedded_link_sample: params.embedded_link_sample ?? before?.embedded_link_sample ?? null,
    opt_in_keywords: params.opt_in_keywords ?? defaults.opt_in_keywords ?? ['JOIN'],
    opt_out_keywords: params.opt_out_keywords ?? defaults.opt_out_keywords ?? ['STOP'],
    help_keywords: params.help_keywords ?? defaults.help_keywords ?? ['HELP'],
    opt_in_message: need('opt_in_message', params.opt_in_message, defaults.opt_in_message),
    opt_out_message: need('opt_out_message', params.opt_out_message, defaults.opt_out_message),
    help_message: need('help_message', params.help_message, defaults.help_message),
    privacy_url: need('privacy_url', params.privacy_url, defaults.privacy_url),
    terms_url: need('terms_url', params.terms_url, defaults.terms_url),
    auto_renewal: params.auto_renewal ?? before?.auto_renewal ?? true,
    reseller_id: params.reseller_id ?? before?.reseller_id ?? null,
  };
  if (missing.length > 0)
    throw invalidParams(
      'The registration is incomplete. Set the missing fields, or a program_id that provides them.',
      missing,
      {
        nextActions: [{ skill: 'program.list', params: {}, why: 'Lists programs that can be registered.' }],
      },
    );
  return content;
}

function definedOf<Fields extends object>(fields: Fields | null): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
