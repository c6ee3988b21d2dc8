import { anyOf } from '../content/any-of.ts';
import { findCampaignCategories } from '../content/classification/find-campaign-categories.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, when } from './finding.ts';

const THIRD_PARTY_SHARING =
  /\b(?:sell|sold|share|shared)\b[^.]{0,60}\b(?:third[- ]part(?:y|ies)|partners|affiliates)\b[^.]{0,40}\bmarketing\b/i;
const NOT_SHARED = /\b(?:not|never|no|won.?t)\b[^.]{0,40}\b(?:sell|sold|share|shared)\b/i;
const LENDING = /\b(?:loans?|lending|lenders?|mortgages?|line of credit)\b/i;
const EMERGENCY = anyOf(String.raw`
  emergency (?:alerts?|notifications?|broadcasts?)|evacuat\w+|amber alerts?|severe weather|tornado warnings?
  shelter in place|public safety alerts?|active shooter`);
const AGE_CHECK =
  /\b(?:age[- ]?(?:gate|gated|verif\w+|check)|date of birth|birth ?date|2?1\s?\+|21 (?:years|or older|and over)|over 21|18 (?:years|or older|and over))/i;

/**
 * `isForbidden`: content that no registration allows, whatever the consent. `isAgeRestricted`:
 * content that requires an age check (messaging rules, section 6).
 */
export const isForbidden = (text: string): boolean => findCampaignCategories(text).forbidden;
export const isAgeRestricted = (text: string): boolean => findCampaignCategories(text).ageRestricted;

/** Checks for rejected content, and for flags that do not match the content. */
export function lintContent(campaign: CampaignContent): Finding[] {
  const { use_case: useCase, samples, description, message_flow: flow, flags } = campaign;
  const fields = [
    ['description', description],
    ['message_flow', flow],
    ...samples.map((sample, index) => [`samples.${index}`, sample] as const),
  ] as const;
  const find = (matches: (text: string) => boolean): string | undefined =>
    fields.find(([, text]) => matches(text))?.[0];
  const risky = find((text) => isForbidden(text) || (THIRD_PARTY_SHARING.test(text) && !NOT_SHARED.test(text)));
  const restricted = find(isAgeRestricted);
  const emergency = find((text) => EMERGENCY.test(text));
  const lends = find((text) => LENDING.test(text));
  return [
    ...when(risky !== undefined, () =>
      error(
        codes.highRisk,
        'high_risk',
        risky ?? '',
        'Carriers reject this content as high risk, and it cannot be resubmitted.',
        'Remove it, and register the rest.',
      ),
    ),
    ...when(risky === undefined && lends !== undefined && !flags.direct_lending, () =>
      error(
        codes.highRisk,
        'direct_lending',
        'flags.direct_lending',
        'Carriers reject messages about loans unless the lender itself sends them.',
        'Set flags.direct_lending if the brand is the lender.',
      ),
    ),
    ...when(restricted !== undefined && !flags.age_gated, () =>
      error(
        codes.ageGate,
        'age_gated',
        'flags.age_gated',
        'The messages are about age-restricted products, but flags.age_gated is false.',
        'Set flags.age_gated, and describe the age check in message_flow.',
      ),
    ),
    ...when(flags.age_gated && restricted === undefined && !AGE_CHECK.test(flow), () =>
      error(
        codes.ageGate,
        'age_gated_for_nothing',
        'flags.age_gated',
        'flags.age_gated is set, but neither the samples nor the message flow show why.',
        'Unset it, or describe the age check in message_flow.',
      ),
    ),
    ...when(emergency !== undefined && useCase !== 'EMERGENCY' && useCase !== 'PUBLIC_SERVICE_ANNOUNCEMENT', () =>
      error(
        codes.emergency,
        'emergency_words',
        emergency ?? '',
        'Emergency alerts are not allowed for businesses.',
        'Describe the notice without emergency wording.',
      ),
    ),
  ];
}
