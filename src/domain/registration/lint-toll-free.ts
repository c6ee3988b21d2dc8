import * as say from '../content/message-checks.ts';
import type { TollFreeContent } from './content.ts';
import { codes, error, type Finding, type RejectionCode, unless, warning, when } from './finding.ts';
import { lintConsentFlow } from './lint-consent-flow.ts';
import { isAgeRestricted, isForbidden } from './lint-content.ts';
import { isRegionOf } from './postal-regions.ts';
import { type CanOpen, isReviewable } from './reviewable-url.ts';
import { isEinForm, isPossibleEin } from './tax-numbers.ts';

/**
 * Finds what reviewers would reject a toll-free verification for (twilio.com/docs/api/errors, read
 * 2026-11).
 */
export function lintTollFree(content: TollFreeContent, canOpen: CanOpen = isReviewable): Finding[] {
  return [
    ...lintCompany(content, canOpen),
    ...lintPages(content, canOpen),
    ...lintWords(content),
    ...lintConsent(content),
  ];
}

function lintCompany(
  { business_type: type, business_registration: registration, address, website }: TollFreeContent,
  canOpen: CanOpen,
) {
  const ein = registration?.authority === 'EIN' ? registration.number : null;
  const postal = address.country === 'US' ? /^\d{5}(-?\d{4})?$/ : /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;
  return [
    ...when(registration === null && type !== 'SOLE_PROPRIETOR', () =>
      error(
        codes.brandInformation,
        'business_registration',
        'business_registration',
        'Reviewers look a company up by its registration number.',
        'Set the number, the authority and the country; for an EIN, as on the IRS letter CP-575.',
      ),
    ),
    ...when(ein !== null && !isEinForm(ein), () =>
      error(
        codes.brandInformation,
        'ein_form',
        'business_registration.number',
        'An EIN has nine digits.',
        'Write it as 12-3456789.',
      ),
    ),
    ...when(ein !== null && isEinForm(ein) && !isPossibleEin(ein), () =>
      error(
        codes.brandInformation,
        'ein_impossible',
        'business_registration.number',
        'The IRS has assigned no such EIN.',
        'Copy the EIN from the IRS letter CP-575 or 147C.',
      ),
    ),
    ...unless(isRegionOf(address.country, address.state), () =>
      error(
        codes.tollFreeAddress,
        'state',
        'address.state',
        'There is no such state or province in this country.',
        'Write it as CA, or ON.',
      ),
    ),
    ...unless(address.country === 'US' || address.country === 'CA', () =>
      error(
        codes.tollFreeAddress,
        'address_country',
        'address.country',
        'Toll-free numbers are for companies in the United States and Canada.',
        'Use an address in one of them.',
      ),
    ),
    ...when((address.country === 'US' || address.country === 'CA') && !postal.test(address.postal_code), () =>
      error(
        codes.tollFreeAddress,
        'postal_code',
        'address.postal_code',
        'This is not a valid postal code of that country.',
        'Write it as 94105, or M5V 2T6.',
      ),
    ),
    ...unless(canOpen(website), () =>
      error(
        codes.brandInformation,
        'website_form',
        'website',
        'Reviewers cannot open this website.',
        'Use its public URL with https://.',
      ),
    ),
  ];
}

function lintPages(
  { opt_in_image_urls: pictures, privacy_url: privacy, terms_url: terms }: TollFreeContent,
  canOpen: CanOpen,
) {
  const page = (code: RejectionCode, field: string, url: string): Finding[] =>
    unless(canOpen(url), () =>
      error(code, 'url_form', field, 'Reviewers cannot open this URL.', 'Use a public URL with https://.'),
    );
  return [
    ...pictures.flatMap((url, index) => page(codes.tollFreeOptIn, `opt_in_image_urls.${index}`, url)),
    ...page(codes.tollFreePolicies, 'privacy_url', privacy),
    ...page(codes.tollFreePolicies, 'terms_url', terms),
  ];
}

function lintWords(content: TollFreeContent): Finding[] {
  const { samples, use_case_summary: summary, opt_in_message: confirmation, age_gated: ageGated } = content;
  const fields = [
    ['use_case_summary', summary],
    ...samples.map((sample, index) => [`samples.${index}`, sample] as const),
  ] as const;
  const forbidden = fields.find(([, text]) => isForbidden(text) || (isAgeRestricted(text) && !ageGated))?.[0];
  const linked = samples.findIndex((sample) =>
    say.linksOf(sample).some((link) => say.isPublicShortener(link) || /^http:/i.test(link)),
  );
  const names = [content.business_name, content.doing_business_as ?? content.business_name];
  const requirements = [say.explainsHelp, say.explainsOptOut, say.mentionsRates, say.mentionsFrequency];
  return [
    ...when(forbidden !== undefined, () =>
      error(
        codes.tollFreeContent,
        'forbidden',
        forbidden ?? '',
        'This content is not allowed on toll-free numbers.',
        'Remove it. Age-restricted content requires age_gated.',
      ),
    ),
    ...when(linked >= 0, () =>
      error(
        codes.tollFreeSampleLink,
        'sample_link',
        `samples.${linked}`,
        'A link in a sample uses a public shortener or http.',
        'Use a link to the company’s own domain with https://.',
      ),
    ),
    ...unless(
      samples.some((sample) => names.some((name) => say.mentionsBrand(sample, name))),
      () =>
        error(
          codes.sampleAndUseCase,
          'sample_brand',
          'samples',
          'No sample names the company.',
          'Add the name, for example: Acme: your order is ready.',
        ),
    ),
    ...unless(samples.some(say.explainsOptOut), () =>
      warning(
        codes.sampleAndUseCase,
        'sample_opt_out',
        'samples',
        'No sample says how to opt out.',
        'Add to one sample: Reply STOP to opt out.',
      ),
    ),
    ...when(confirmation !== null && !requirements.every((isMet) => isMet(confirmation)), () =>
      error(
        codes.tollFreeConfirmation,
        'confirmation',
        'opt_in_message',
        'The confirmation must state frequency, rates, help and opt-out.',
        'Add: Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.',
      ),
    ),
  ];
}

const CODES = {
  bought_leads: codes.tollFreeOptIn,
  preselected: codes.tollFreeOptIn,
  condition: codes.tollFreeConsentRequired,
  no_script: codes.tollFreeVerbal,
} as const;

function lintConsent(content: TollFreeContent): Finding[] {
  const {
    use_case_categories: categories,
    campaign_verify_token: token = null,
    help_message: help,
    opt_in_type: type,
    additional_information: more,
    use_case_summary: summary,
  } = content;
  const described = [...(type === 'VERBAL' ? ['Verbal.'] : []), summary, more ?? ''].join('\n');
  return [
    ...lintConsentFlow(described, 'additional_information', CODES),
    ...when(categories.includes('POLITICAL_ELECTION_CAMPAIGNS') && token === null, () =>
      error(
        codes.tollFreePolitical,
        'political_token',
        'campaign_verify_token',
        'Carriers accept political messages only from organisations that Campaign Verify has verified.',
        'Get a token for toll-free numbers at campaignverify.org.',
      ),
    ),
    ...when(help !== null && !say.hasContact(help), () =>
      error(
        codes.tollFreeHelp,
        'help_contact',
        'help_message',
        'The reply to HELP does not say how to reach the company.',
        'Add an email address, a phone number or a page.',
      ),
    ),
  ];
}
