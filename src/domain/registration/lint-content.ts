import { anyOf } from '../programs/any-of.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, when } from './finding.ts';

/** What no carrier takes, whatever the consent (messaging rules, section 6). */
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

/** What no number sends, whatever it is registered as; what only whoever shows their age may get. */
export const isForbidden = (text: string): boolean => FORBIDDEN.test(text);
export const isAgeRestricted = (text: string): boolean => AGE_RESTRICTED.test(text);

/** Content that is turned down, and flags that do not say what the texts are about. */
export function lintContent(campaign: CampaignContent): Finding[] {
  const { use_case: useCase, samples, description, message_flow: flow, flags } = campaign;
  const places = [
    ['description', description],
    ['message_flow', flow],
    ...samples.map((sample, place) => [`samples.${place}`, sample] as const),
  ] as const;
  const find = (says: (text: string) => boolean): string | undefined => places.find(([, text]) => says(text))?.[0];
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
        'This is content that carriers turn down as high risk, and that cannot be resubmitted.',
        'Do not send it; register what remains.',
      ),
    ),
    ...when(risky === undefined && lends !== undefined && !flags.direct_lending, () =>
      error(
        codes.highRisk,
        'direct_lending',
        'flags.direct_lending',
        'Texts about loans come from the lender itself, or are turned down.',
        'Set flags.direct_lending if the brand is the lender.',
      ),
    ),
    ...when(restricted !== undefined && !flags.age_gated, () =>
      error(
        codes.ageGate,
        'age_gated',
        'flags.age_gated',
        'The texts are about what minors may not buy, and flags.age_gated is false.',
        'Set flags.age_gated, and say in message_flow how age is checked.',
      ),
    ),
    ...when(flags.age_gated && restricted === undefined && !AGE_CHECK.test(flow), () =>
      error(
        codes.ageGate,
        'age_gated_for_nothing',
        'flags.age_gated',
        'flags.age_gated is set, and neither the samples nor the flow show why.',
        'Unset it, or say in message_flow how age is checked.',
      ),
    ),
    ...when(emergency !== undefined && useCase !== 'EMERGENCY' && useCase !== 'PUBLIC_SERVICE_ANNOUNCEMENT', () =>
      error(
        codes.emergency,
        'emergency_words',
        emergency ?? '',
        'Emergency alerts are no business’s use case.',
        'Say what the notice is, without the words of emergencies.',
      ),
    ),
  ];
}
