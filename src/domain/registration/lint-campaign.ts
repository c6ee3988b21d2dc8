import { mentionsBrand } from '../content/message-checks.ts';
import type { BrandContent, CampaignContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';
import { lintCallToAction } from './lint-call-to-action.ts';
import { lintContent } from './lint-content.ts';
import { lintKeywords } from './lint-keywords.ts';
import { lintSamples } from './lint-samples.ts';
import { type CanOpen, isReviewable } from './reviewable-url.ts';

/** Standard use cases, which a mixed campaign can combine. */
const STANDARD: ReadonlySet<string> = new Set([
  '2FA',
  'ACCOUNT_NOTIFICATION',
  'CUSTOMER_CARE',
  'DELIVERY_NOTIFICATION',
  'FRAUD_ALERT',
  'HIGHER_EDUCATION',
  'MARKETING',
  'POLLING_VOTING',
  'PUBLIC_SERVICE_ANNOUNCEMENT',
  'SECURITY_ALERT',
]);

const DESCRIPTION = { min: 40, max: 4096 };

export type LintedBrand = Pick<BrandContent, 'entity_type' | 'display_name' | 'contact' | 'campaign_verify_token'>;

/** Finds what reviewers would reject a campaign for (messaging rules, section 2). */
export function lintCampaign(
  campaign: CampaignContent,
  brand: LintedBrand,
  canOpen: CanOpen = isReviewable,
): Finding[] {
  return [
    ...lintUseCase(campaign, brand),
    ...lintDescription(campaign, brand),
    ...lintContent(campaign),
    ...lintCallToAction(campaign, brand.display_name, canOpen),
    ...lintSamples(campaign, brand.display_name),
    ...lintKeywords(campaign, brand.display_name, canOpen),
  ];
}

function lintUseCase({ use_case: useCase, sub_use_cases: parts }: CampaignContent, brand: LintedBrand): Finding[] {
  const ineligible = (rule: string, field: string, message: string, fix: string): Finding =>
    error(codes.useCaseIneligible, rule, field, message, fix);
  const { entity_type: entity } = brand;
  const mixes = useCase === 'MIXED' || useCase === 'LOW_VOLUME';
  return [
    ...when(useCase === 'MIXED' && (parts.length < 2 || parts.length > 5), () =>
      ineligible(
        'mixed_parts',
        'sub_use_cases',
        'A mixed campaign combines two to five use cases.',
        'Set 2 to 5 sub_use_cases, or register the single use case.',
      ),
    ),
    ...when(useCase === 'LOW_VOLUME' && parts.length > 5, () =>
      ineligible(
        'low_volume_parts',
        'sub_use_cases',
        'A low-volume campaign combines at most five use cases.',
        'Set at most 5 sub_use_cases.',
      ),
    ),
    ...when(!mixes && parts.length > 0, () =>
      ineligible(
        'parts_of_mixed_only',
        'sub_use_cases',
        'Only MIXED and LOW_VOLUME have sub-use-cases.',
        'Remove sub_use_cases, or register as MIXED.',
      ),
    ),
    ...when(mixes && parts.some((part) => !STANDARD.has(part)), () =>
      ineligible(
        'standard_parts',
        'sub_use_cases',
        'Only standard use cases can be combined.',
        'Register special use cases separately.',
      ),
    ),
    ...when(new Set(parts).size < parts.length, () =>
      ineligible('distinct_parts', 'sub_use_cases', 'A use case is listed twice.', 'List each once.'),
    ),
    ...when((useCase === 'SOLE_PROPRIETOR') !== (entity === 'SOLE_PROPRIETOR'), () =>
      ineligible(
        'sole_proprietor',
        'use_case',
        'Sole proprietor brands must use SOLE_PROPRIETOR, and other brands must not.',
        'Choose the use case that fits the brand’s entity_type.',
      ),
    ),
    ...when(useCase === 'CHARITY' && entity !== 'NON_PROFIT', () =>
      ineligible(
        'charity',
        'use_case',
        'CHARITY is for non-profit brands.',
        'Register another use case, or the brand as NON_PROFIT.',
      ),
    ),
    ...when(useCase === 'POLITICAL' && entity !== 'NON_PROFIT' && entity !== 'GOVERNMENT', () =>
      ineligible(
        'political',
        'use_case',
        'POLITICAL is for verified political and non-profit organisations.',
        'Register another use case, or the brand as NON_PROFIT.',
      ),
    ),
    ...when(useCase === 'POLITICAL' && entity === 'NON_PROFIT' && (brand.campaign_verify_token ?? null) === null, () =>
      ineligible(
        'political_token',
        'brand_id',
        'Carriers accept political messages only from organisations that Campaign Verify has verified.',
        'Get a token at campaignverify.org, and register the brand with campaign_verify_token.',
      ),
    ),
    ...when(useCase === 'EMERGENCY' && entity !== 'GOVERNMENT' && entity !== 'NON_PROFIT', () =>
      error(
        codes.emergency,
        'emergency',
        'use_case',
        'Emergency alerts are for public safety, not for businesses.',
        'Register the actual use case, such as ACCOUNT_NOTIFICATION.',
      ),
    ),
    ...when(useCase === 'CARRIER_EXEMPT', () =>
      ineligible(
        'carrier_exempt',
        'use_case',
        'Carriers grant this exemption before the registration.',
        'Register another use case.',
      ),
    ),
    ...when(entity === 'PUBLIC_PROFIT' && brand.contact.business_contact_email === null, () =>
      ineligible(
        'auth_plus',
        'brand_id',
        'The brand of a listed company must confirm by email (Auth+) first.',
        'Register the brand with business_contact_email.',
      ),
    ),
  ];
}

function lintDescription({ description }: CampaignContent, { display_name: name }: LintedBrand): Finding[] {
  const plain = description.trim();
  const words = new Set(plain.toLowerCase().match(/\p{L}{2,}/gu) ?? []).size;
  return [
    ...unless(plain.length >= DESCRIPTION.min && description.length <= DESCRIPTION.max, () =>
      error(
        codes.description,
        'description_length',
        'description',
        'A description has 40 to 4096 characters.',
        'Describe who sends, who receives, and why.',
      ),
    ),
    ...when(plain.length >= DESCRIPTION.min && words < 5, () =>
      error(
        codes.description,
        'description_says',
        'description',
        'The description is not specific enough.',
        'Describe in sentences who sends, who receives, and why.',
      ),
    ),
    ...unless(mentionsBrand(description, name), () =>
      warning(
        codes.description,
        'description_brand',
        'description',
        'The description does not name the brand.',
        'Add the brand name.',
      ),
    ),
  ];
}
