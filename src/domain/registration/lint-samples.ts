import { hasForeignVariable } from '../content/find-placeholder.ts';
import * as say from '../content/message-checks.ts';
import type { CampaignContent } from './content.ts';
import { codes, error, type Finding, unless, when } from './finding.ts';

const COUNT = { min: 2, max: 5 };
const LENGTH = { min: 20, max: 1024 };
const VARIABLE = /\[[^[\]]{1,60}\]/;
/** Use cases without promotional content. */
const NOT_PROMOTIONAL: ReadonlySet<string> = new Set([
  '2FA',
  'ACCOUNT_NOTIFICATION',
  'CUSTOMER_CARE',
  'DELIVERY_NOTIFICATION',
  'FRAUD_ALERT',
  'SECURITY_ALERT',
]);
const PROMOTIONAL =
  /\b(?:sale|discounts?|coupons?|promo(?:tion\w*|s)?|promo codes?|special offers?|limited[- ]time|shop now|buy now|order now|buy one|clearance|save (?:\$|up to|\d)|deals?)\b|\d\s?% off/i;
const ONE_TIME_CODE =
  /\b(?:code|passcode|pass ?word|otp|pin|verif\w{1,20}|log ?in|sign[- ]?in|authenticat\w{1,20}|2fa)\b/i;
const CODE_ALONE = /\b(?:verification|security|one[- ]time|login|authentication) (?:pass)?code\b|\botp\b/i;

/**
 * Checks that samples look like the real messages: brand, opt-out, variables, flags and use case.
 */
export function lintSamples(campaign: CampaignContent, brand: string): Finding[] {
  const { samples } = campaign;
  const wrong = (rule: string, field: string, message: string, fix: string): Finding =>
    error(codes.sampleAndUseCase, rule, field, message, fix);
  const lengths = samples.flatMap((sample, index) =>
    unless(sample.trim().length >= LENGTH.min && sample.length <= LENGTH.max, () =>
      wrong(
        'sample_length',
        `samples.${index}`,
        'A sample must have 20 to 1024 characters.',
        'Write a message as it will be sent.',
      ),
    ),
  );
  const foreign = samples.findIndex(hasForeignVariable);
  return [
    ...unless(samples.length >= COUNT.min && samples.length <= COUNT.max, () =>
      wrong('sample_count', 'samples', 'A campaign needs two to five samples.', 'Add 2 to 5 samples.'),
    ),
    ...lengths,
    ...when(new Set(samples.map((sample) => sample.trim())).size < samples.length, () =>
      wrong('samples_differ', 'samples', 'Two samples are the same.', 'Use different messages.'),
    ),
    ...unless(
      samples.some((sample) => say.mentionsBrand(sample, brand)),
      () =>
        wrong(
          'sample_brand',
          'samples',
          'No sample names the brand.',
          'Add the brand name, for example: Acme: your order is ready.',
        ),
    ),
    ...unless(samples.some(say.explainsOptOut), () =>
      wrong('sample_opt_out', 'samples', 'No sample says how to opt out.', 'Add to one sample: Reply STOP to opt out.'),
    ),
    ...when(foreign >= 0, () =>
      wrong(
        'sample_brackets',
        `samples.${foreign}`,
        'Variables in samples must be in square brackets.',
        'Write [first name] instead of {{ first_name }}.',
      ),
    ),
    ...unless(foreign >= 0 || samples.some((sample) => VARIABLE.test(sample)), () =>
      wrong(
        'sample_variables',
        'samples',
        'No sample contains a variable.',
        'Write variables in square brackets, for example: Hi [first name].',
      ),
    ),
    ...lintUse(campaign),
    ...lintLinks(campaign),
    ...lintPhones(campaign),
  ];
}

function lintUse({ samples, use_case: useCase, sub_use_cases: parts }: CampaignContent): Finding[] {
  const uses = (useCase === 'MIXED' || useCase === 'LOW_VOLUME') && parts.length > 0 ? parts : [useCase];
  const sells = samples.findIndex((sample) => PROMOTIONAL.test(sample));
  const onlyCode = samples.findIndex((sample) => CODE_ALONE.test(sample));
  const field = (index: number): string => `samples.${index}`;
  return [
    ...when(sells >= 0 && uses.every((use) => NOT_PROMOTIONAL.has(use)), () =>
      error(
        codes.sampleAndUseCase,
        'sample_sells',
        field(sells),
        'A sample is promotional, but the use case is not marketing.',
        'Register MARKETING or MIXED, or remove the offer.',
      ),
    ),
    ...when(useCase === '2FA' && !samples.some((sample) => ONE_TIME_CODE.test(sample)), () =>
      error(
        codes.sampleAndUseCase,
        'sample_code',
        'samples',
        'No sample contains a one-time code, but the use case is 2FA.',
        'Add the message with the code, for example: your code is [code].',
      ),
    ),
    ...when(onlyCode >= 0 && useCase === 'MARKETING', () =>
      error(
        codes.sampleAndUseCase,
        'sample_not_marketing',
        field(onlyCode),
        'A sample contains a one-time code, but the use case is MARKETING.',
        'Register MIXED with 2FA, or remove the code.',
      ),
    ),
    ...when(new Set(samples.map((sample) => sample.trim())).size < parts.length, () =>
      error(
        codes.sampleMissing,
        'sample_each_use',
        'samples',
        'There are fewer samples than sub-use-cases.',
        'Add a sample for each.',
      ),
    ),
  ];
}

function lintLinks({ samples, flags, embedded_link_sample: shown }: CampaignContent): Finding[] {
  const linked = samples.some(say.hasLink);
  const links = [
    ...samples.map((sample, index) => [`samples.${index}`, sample] as const),
    ['embedded_link_sample', shown ?? ''] as const,
  ];
  const shortened = links.find(([, text]) => say.linksOf(text).some(say.isPublicShortener));
  const open = links.find(([, text]) => /\bhttp:\/\//i.test(text));
  return [
    ...when(linked && !flags.embedded_link, () =>
      error(
        codes.sampleAndUseCase,
        'embedded_link',
        'flags.embedded_link',
        'A sample contains a link, but flags.embedded_link is false.',
        'Set flags.embedded_link, or remove the link.',
      ),
    ),
    ...when(flags.embedded_link && !linked && (shown === null || !say.hasLink(shown)), () =>
      error(
        codes.sampleAndUseCase,
        'embedded_link_unseen',
        'flags.embedded_link',
        'flags.embedded_link is set, but no sample contains a link.',
        'Add a link to a sample, or unset the flag.',
      ),
    ),
    ...when(shortened !== undefined, () =>
      error(
        codes.publicShortener,
        'public_shortener',
        shortened?.[0] ?? '',
        'Carriers block public link shorteners.',
        'Use the brand’s own domain.',
      ),
    ),
    ...when(shortened === undefined && open !== undefined, () =>
      error(
        codes.publicShortener,
        'link_https',
        open?.[0] ?? '',
        'Links in messages must use https.',
        'Write it with https://.',
      ),
    ),
  ];
}

function lintPhones({ samples, flags }: CampaignContent): Finding[] {
  const shown = samples.some(say.hasPhone);
  return [
    ...when(shown && !flags.embedded_phone, () =>
      error(
        codes.embeddedPhone,
        'embedded_phone',
        'flags.embedded_phone',
        'A sample carries a phone number, and flags.embedded_phone is false.',
        'Set flags.embedded_phone, or take the number out.',
      ),
    ),
    ...when(flags.embedded_phone && !shown, () =>
      error(
        codes.embeddedPhone,
        'embedded_phone_unseen',
        'flags.embedded_phone',
        'flags.embedded_phone is set, and no sample carries a phone number.',
        'Show the number in a sample, or unset it.',
      ),
    ),
  ];
}
