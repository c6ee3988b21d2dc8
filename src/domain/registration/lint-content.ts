import { anyOf } from '../content/any-of.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, when } from './finding.ts';

/** Content that no carrier accepts, whatever the consent (messaging rules, section 6). */
const FORBIDDEN = anyOf(String.raw`
  cannabis|marijuana|weed dispensary|dispensar(?:y|ies)|cbd|thc|kratom|hemp|pay ?day loans?|title loans?
  short[- ]term (?:high[- ]interest )?loans?|cash advances?
  debt (?:collection|relief|consolidation|reduction|settlement|forgiveness)|credit repair|get rich(?: quick)?
  earn money fast|work[- ]from[- ]home (?:program|opportunit\w+)|multi[- ]level marketing|mlm|pyramid scheme
  casinos?|gambling|sports ?betting|online betting|lead generation|affiliate marketing
  (?:buy|rent|purchase|share)[a-z]* (?:leads?|lists? of (?:leads|numbers))|porn\w*|escort services?
  sexual services?|adult (?:content|entertainment)|hate speech|illegal drugs|controlled substances
  prescription (?:drugs|medication) without`);
const THIRD_PARTY_SHARING =
  /\b(?:sell|sold|share|shared)\b[^.]{0,60}\b(?:third[- ]part(?:y|ies)|partners|affiliates)\b[^.]{0,40}\bmarketing\b/i;
const NOT_SHARED = /\b(?:not|never|no|won.?t)\b[^.]{0,40}\b(?:sell|sold|share|shared)\b/i;
const AGE_RESTRICTED = anyOf(String.raw`
  alcohol\w*|beers?|wines?|winer(?:y|ies)|liquors?|whisk(?:e)?ys?|vodka|brewer(?:y|ies)|cocktails?|tobacco
  cigarettes?|cigars?|vap(?:e|es|ing)|e-cigarettes?|nicotine|firearms?|guns?|ammo|ammunition`);
const LENDING = /\b(?:loans?|lending|lenders?|mortgages?|line of credit)\b/i;
const EMERGENCY = anyOf(String.raw`
  emergency (?:alerts?|notifications?|broadcasts?)|evacuat\w+|amber alerts?|severe weather|tornado warnings?
  shelter in place|public safety alerts?|active shooter`);
const AGE_CHECK =
  /\b(?:age[- ]?(?:gate|gated|verif\w+|check)|date of birth|birth ?date|2?1\s?\+|21 (?:years|or older|and over)|over 21|18 (?:years|or older|and over))/i;

/**
 * `isForbidden`: content that no registration allows. `isAgeRestricted`: content that requires an
 * age check.
 */
export const isForbidden = (text: string): boolean => FORBIDDEN.test(text);
export const isAgeRestricted = (text: string): boolean => AGE_RESTRICTED.test(text);

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
  const risky = find((text) => FORBIDDEN.test(text) || (THIRD_PARTY_SHARING.test(text) && !NOT_SHARED.test(text)));
  const restricted = find((text) => AGE_RESTRICTED.test(text));
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
