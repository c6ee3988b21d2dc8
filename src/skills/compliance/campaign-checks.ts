import { canOpen } from '../../compliance/registration/can-open.ts';
import { type BrandRow, type CampaignRow, countCampaigns } from '../../compliance/registration/queries.ts';
import type { CampaignContent } from '../../domain/registration/content.ts';
import { codes, error, type Finding } from '../../domain/registration/finding.ts';
import { lintCampaign } from '../../domain/registration/lint-campaign.ts';
import { mayResubmit } from '../../domain/registration/status.ts';
import { unprocessable } from '../../errors.ts';
import type { WriteContext } from '../../skill.ts';

/** The registry's limit of campaigns per brand; a sole proprietor may have one. */
const MAX_CAMPAIGNS = 100;

/** Everything that reviewers would object to. The caller must hold the lock of the brand. */
export async function lintSubmission(
  context: WriteContext,
  content: CampaignContent,
  brand: BrandRow,
  before: CampaignRow | null,
): Promise<Finding[]> {
  return [
    ...lintUseCase(content, before),
    ...lintCampaign(content, brand.content, canOpen(context.service.config.outgoing)),
    ...(await lintLimit(context, brand, before)),
  ];
}

/** Throws unless the brand accepts campaigns and the previous submission can be repeated. */
export function requireSubmittable(brand: BrandRow, before: CampaignRow | null): void {
  if (brand.status === 'REGISTRATION_FAILED') {
    throw unprocessable('brand_failed', 'This brand was rejected. Register the brand again first.', {
      nextActions: [
        {
          skill: 'compliance.registrations',
          params: { kind: 'brand' },
          why: 'Shows the rejection and what to correct.',
        },
      ],
    });
  }
  if (before?.rejection?.code === codes.highRisk) {
    throw unprocessable(
      'not_resubmittable',
      'A campaign that was rejected as high risk cannot be submitted again. Register another campaign.',
      {
        nextActions: [
          {
            skill: 'compliance.registrations',
            params: { kind: 'campaign' },
            why: 'Shows the reason of the rejection.',
          },
        ],
      },
    );
  }
  if (before === null || mayResubmit(before.status)) return;
  throw unprocessable('registration_in_review', 'This registration is in review. Wait for its result.', {
    details: { status: before.status },
    nextActions: [
      { skill: 'compliance.registrations', params: { kind: 'campaign' }, why: 'Shows the status of the registration.' },
    ],
  });
}

function lintUseCase(content: CampaignContent, before: CampaignRow | null): Finding[] {
  if (before === null || before.content.use_case === content.use_case) return [];
  const fix = 'Register another campaign for the other use case.';
  const message = 'The use case of a registration cannot change.';
  return [error(codes.useCaseIneligible, 'use_case_fixed', 'use_case', message, fix)];
}

/** A registered campaign that changes already counts towards the limit. */
async function lintLimit(
  { tx, account }: WriteContext,
  brand: BrandRow,
  before: CampaignRow | null,
): Promise<Finding[]> {
  const max = brand.content.entity_type === 'SOLE_PROPRIETOR' ? 1 : MAX_CAMPAIGNS;
  if (before !== null && before.status === 'MNO_PROVISIONED') return [];
  if ((await countCampaigns(tx, account.tenantId, brand.id)) < max) return [];
  const fix = 'Use an existing campaign of this brand, or let one expire.';
  const message = 'This brand has the maximum number of campaigns.';
  return [error(codes.campaignLimit, 'campaign_limit', 'brand_id', message, fix)];
}
