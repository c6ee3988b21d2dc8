import { requireProgram } from '../../carriers/programs/require-program.ts';
import { readDayUsage } from '../../compliance/registration/day-usage.ts';
import {
  type BrandRow,
  type CampaignRow,
  findRegistration,
  insertRegistration,
  lockBrand,
  lockCampaign,
  resubmitRegistration,
} from '../../compliance/registration/queries.ts';
import type { CampaignContent } from '../../domain/registration/content.ts';
import type { Finding } from '../../domain/registration/finding.ts';
import { invalidParams, notFound } from '../../errors.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { lintSubmission, requireSubmittable } from './campaign-checks.ts';
import { chargeSubmission } from './charge.ts';
import { presentCampaign } from './present.ts';
import { readCampaign } from './read-campaign.ts';
import { brandNotFound } from './register-brand.ts';
import { requireNoErrors } from './require-no-errors.ts';

type Params = SkillParams<'compliance.registerCampaign'>;

/**
 * The lock of the brand makes concurrent calls count its campaigns one after the other. A worker
 * submits the campaign to the registry after the commit.
 */
export const registerCampaign: Skill<'compliance.registerCampaign'> = async (params, context) => {
  const { tx, account } = context;
  const before = params.registration_id === undefined ? null : await requireCampaign(context, params.registration_id);
  const known = before === null ? await findByReference(context, params) : null;
  const brand = await requireBrand(context, known?.brand_id ?? before?.brand_id ?? params.brand_id);
  if (known !== null) return presentResult(context, known, brand, { lint: [], created: false, credits: 0 });
  const programId = params.program_id === undefined ? (before?.program_id ?? null) : params.program_id;
  const program = programId === null ? null : (await requireProgram(tx, account, programId)).content;
  const content = readCampaign(params, before?.content ?? null, program);
  const lint = await lintSubmission(context, content, brand, before);
  requireNoErrors(lint);
  requireSubmittable(brand, before);
  const row = await submit(context, params, { content, programId, brand, before });
  if (row === null) {
    const concurrent = await findByReference(context, params);
    if (concurrent === null) throw new Error('The insert returned no row, but no campaign has this reference_id.');
    return presentResult(context, concurrent, brand, { lint, created: false, credits: 0 });
  }
  const credits = await chargeSubmission(context, { kind: 'campaign', id: row.id, attempt: row.attempt });
  return presentResult(context, row, brand, { lint, created: before === null, credits });
};

interface Submission {
  readonly content: CampaignContent;
  readonly programId: string | null;
  readonly brand: BrandRow;
  readonly before: CampaignRow | null;
}

/** Null if a concurrent call inserted the same reference_id first. */
function submit(
  { tx, account, now, newId, requestId }: WriteContext,
  { reference_id: reference }: Params,
  { content, programId, brand, before }: Submission,
): Promise<CampaignRow | null> {
  const values = { content, status: 'TCR_PENDING', program_id: programId, request_id: requestId } as const;
  if (before !== null) return resubmitRegistration(tx, account.tenantId, before, values, now);
  const named = { id: newId('reg'), kind: 'campaign', reference_id: reference ?? null } as const;
  const insert = { ...named, brand_id: brand.id, use_case: content.use_case, ...values };
  return insertRegistration(tx, account, insert, now);
}

async function presentResult(
  { tx, account, now }: WriteContext,
  row: CampaignRow,
  brand: BrandRow,
  {
    lint,
    created,
    credits,
  }: { readonly lint: readonly Finding[]; readonly created: boolean; readonly credits: number },
) {
  const scores = new Map(brand.status === 'OK' ? [[brand.id, brand.vetting_score]] : []);
  const usages = await readDayUsage(tx, account.tenantId, [row.id], now);
  return {
    registration_id: row.id,
    status: row.status,
    registration: presentCampaign(row, { scores, usages }, now),
    lint: [...lint],
    created,
    credits,
  };
}

async function requireBrand({ tx, account }: WriteContext, id: string | undefined): Promise<BrandRow> {
  if (id === undefined)
    throw invalidParams('Set the brand_id of the brand that the campaign belongs to.', [
      { path: '/brand_id', rule: 'required' },
    ]);
  const brand = await tx.row(lockBrand, account.tenantId, account.accountId, id);
  if (brand === null) throw brandNotFound();
  return brand;
}

async function requireCampaign({ tx, account }: WriteContext, id: string): Promise<CampaignRow> {
  const campaign = await tx.row(lockCampaign, account.tenantId, account.accountId, id);
  if (campaign !== null) return campaign;
  throw notFound('registration', [
    { skill: 'compliance.registrations', params: { kind: 'campaign' }, why: 'Lists the campaigns of this account.' },
  ]);
}

async function findByReference(
  { tx, account }: WriteContext,
  { reference_id: reference }: Params,
): Promise<CampaignRow | null> {
  if (reference === undefined) return null;
  return findRegistration(tx, account, 'campaign', { reference_id: reference });
}
