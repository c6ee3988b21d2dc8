import type { RegistrationFinding } from '../../generated/types.ts';

export type Finding = RegistrationFinding;

/**
 * Rejection codes of reviewers (twilio.com/docs/api/errors/<code>, read 2026-11). A finding carries
 * the code with which the submission would be rejected.
 */
export const codes = {
  brandEmail: '30881',
  highRisk: '30885',
  description: '30886',
  ageGate: '30888',
  embeddedPhone: '30889',
  publicShortener: '30892',
  sampleAndUseCase: '30893',
  brandInformation: '30894',
  optIn: '30896',
  carrier: '30899',
  useCaseIneligible: '30900',
  secondReviewer: '30902',
  privacyPolicy: '30908',
  callToAction: '30909',
  consentRequired: '30923',
  consentPreselected: '30925',
  emergency: '30929',
  campaignLimit: '30930',
  sampleMissing: '30538',
  purposeMissing: '30544',
  frequencyMissing: '30545',
  textingMissing: '30551',
  ratesMissing: '30569',
  helpMissing: '30570',
  tollFreeContent: '30441',
  tollFreeAddress: '30451',
  tollFreeConsentRequired: '30475',
  tollFreePolicies: '30493',
  tollFreePolitical: '30502',
  tollFreeConfirmation: '30503',
  tollFreeOptIn: '30509',
  tollFreeVerbal: '30511',
  tollFreeHelp: '30531',
  tollFreeSampleLink: '30857',
} as const;

export type RejectionCode = (typeof codes)[keyof typeof codes];

export function error(code: RejectionCode, rule: string, field: string, message: string, fix: string): Finding {
  return { code, rule, severity: 'error', field, message, fix };
}

export function warning(code: RejectionCode, rule: string, field: string, message: string, fix: string): Finding {
  return { code, rule, severity: 'warning', field, message, fix };
}

export const when = (holds: boolean, finding: () => Finding): Finding[] => (holds ? [finding()] : []);
export const unless = (holds: boolean, finding: () => Finding): Finding[] => when(!holds, finding);
