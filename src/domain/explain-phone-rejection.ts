import type { PhoneRejection } from './phone.ts';

const EXPLANATIONS: Readonly<Record<PhoneRejection, string>> = {
  phone_missing: 'There is no phone number. Write one in E.164, for example +12025550143.',
  phone_invalid: 'The phone number cannot be read. Write one number in E.164, for example +12025550143.',
  phone_country_unknown: 'The phone number has no country code. Write it in E.164, for example +12025550143.',
  phone_not_textable:
    'The phone number cannot receive messages: it is a landline, toll-free, premium-rate, shared-cost or personal number, or a short code. Use a mobile number.',
};

/** Why a number that was given cannot be used, and what to write instead. */
export function explainPhoneRejection(code: PhoneRejection): string {
  return EXPLANATIONS[code];
}
