import type { CampaignContent } from '../../domain/registration/content.ts';
import { codes, error, type Finding } from '../../domain/registration/finding.ts';
import { lintCampaign } from '../../domain/registration/lint-campaign.ts';
import { mayResubmit } from '../../domain/registration/status.ts';
import { invalidParams, notFound, unprocessable } from '../../errors.ts';
import { requireProgram } from '../../messaging/programs/require-program.ts';
import { readDayUsage } from '../../messaging/registry/day-usage.ts';
import {
  type BrandRow,
  type CampaignRow,
  countCampaigns,
  findCampaignByReference,
  insertCampaign,
  lockBrand,
  lockCampaign,
  resubmitCampaign,
} from '../../messaging/registry/queries.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { chargeSubmission } from './charge.ts';
import { presentCampaign } from './present.ts';
import { readCampaign } from './read-campaign.ts';
import { refuseErrors } from './refuse-findings.ts';
import { brandNotFound } from './register-brand.ts';

type Params = SkillParams<'compliance.registerCampaign'>;

/** The registry's own limit; a sole proprietor has one. */
const MOST_CAMPAIGNS = 100;

/** Campaigns of one brand are counted under its lock, one after the other. The registry is asked by a worker after the commit. */
export const registerCampaign: Skill<'compliance.registerCampaign'> = async (params, context) => {
  const { tx, account, service, afterCommit, now } = context;
  const { tenantId, accountId } = account;
  const before = params.registration_id === undefined ? null : await requireCampaign(context, params.registration_id);
  const known =
    before !== null || params.reference_id === undefined
      ? null
      : await tx.row(findCampaignByReference, tenantId, accountId, params.reference_id);
  const brand = await requireBrand(context, known?.brand_id ?? before?.brand_id ?? params.brand_id);
  if (known !== null) return answer(context, known, brand, { lint: [], created: false, credits: 0 });
  const programId = params.program_id === undefined ? (before?.program_id ?? null) : params.program_id;
  const program = programId === null ? null : (await requireProgram(tx, account, programId)).content;
  const content = readCampaign(params, before?.content ?? null, program);
  const lint = [
    ...lintAgainst(content, before),
    ...lintCampaign(content, brand.content),
    ...(await lintLimit(context, brand, before)),
  ];
  refuseErrors(lint);
  refuseState(brand, before);
  const body = JSON.stringify(content);
  const row =
    before === null
      ? await tx.row(
          insertCampaign,
          tenantId,
          context.newId('reg'),
          accountId,
          brand.id,
          programId,
          content.use_case,
          params.reference_id ?? null,
          body,
          now,
          context.requestId,
        )
      : await tx.row(resubmitCampaign, tenantId, before.id, programId, body, now, context.requestId);
  if (row === null)
    return answer(context, await requireByReference(context, params), brand, { lint, created: false, credits: 0 });
  const credits = await chargeSubmission(context, { kind: 'campaign', id: row.id, attempt: row.attempt });
  afterCommit(service.wake);
  return answer(context, row, brand, { lint, created: before === null, credits });
};

async function answer(
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
  if (id === undefined) throw invalidParams('Say whose campaign it is.', [{ path: '/brand_id', rule: 'required' }]);
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

/** A call beside this one had the reference first. */
async function requireByReference(
  { tx, account }: WriteContext,
  { reference_id: reference = '' }: Params,
): Promise<CampaignRow> {
  const row = await tx.row(findCampaignByReference, account.tenantId, account.accountId, reference);
  if (row === null) throw new Error('An insert answered no row.');
  return row;
}

function lintAgainst(content: CampaignContent, before: CampaignRow | null): Finding[] {
  if (before === null || before.content.use_case === content.use_case) return [];
  const fix = 'Register another campaign for the other use case.';
  return [error(codes.useCaseIneligible, 'use_case_fixed', 'use_case', 'The use case of a registration stays.', fix)];
}

async function lintLimit(
  { tx, account }: WriteContext,
  brand: BrandRow,
  before: CampaignRow | null,
): Promise<Finding[]> {
  const most = brand.content.entity_type === 'SOLE_PROPRIETOR' ? 1 : MOST_CAMPAIGNS;
  if (before !== null && before.status === 'MNO_PROVISIONED') return [];
  const { count } = (await tx.row(countCampaigns, account.tenantId, brand.id)) ?? { count: 0 };
  if (count < most) return [];
  const fix = 'Use a campaign that this brand has, or let one go.';
  return [
    error(codes.campaignLimit, 'campaign_limit', 'brand_id', 'This brand has as many campaigns as it may have.', fix),
  ];
}

function refuseState(brand: BrandRow, before: CampaignRow | null): void {
  if (brand.status === 'REGISTRATION_FAILED') {
    throw unprocessable('brand_failed', 'This brand was turned down: register it again first.', {
      nextActions: [
        { skill: 'compliance.registrations', params: { kind: 'brand' }, why: 'Shows why, and what to change.' },
      ],
    });
  }
  if (before?.rejection?.code === codes.highRisk) {
    throw unprocessable('not_resubmittable', 'What was turned down as high risk is not looked at again.', {
      nextActions: [
        {
          skill: 'compliance.registrations',
          params: { kind: 'campaign' },
          why: 'Shows why; register another campaign without it.',
        },
      ],
    });
  }
  if (before === null || mayResubmit(before.status)) return;
  throw unprocessable('registration_in_review', 'This registration is being looked at.', {
    details: { status: before.status },
    nextActions: [{ skill: 'compliance.registrations', params: { kind: 'campaign' }, why: 'Shows how far it is.' }],
  });
}
