import type { BrandContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';
import { isRegionOf } from './postal-regions.ts';
import { type CanOpen, isReviewable } from './reviewable-url.ts';
import { isEinForm, isPossibleEin } from './tax-numbers.ts';

const PUBLIC_MAIL =
  /@(?:gmail|googlemail|yahoo|hotmail|outlook|live|aol|icloud|proton|protonmail|gmx|mail|mailinator|yopmail)\./i;

/** Finds what the registry would reject a brand for. */
export function lintBrand(brand: BrandContent, canOpen: CanOpen = isReviewable): Finding[] {
  const { entity_type: entity, contact, address } = brand;
  const sole = entity === 'SOLE_PROPRIETOR';
  const listed = entity === 'PUBLIC_PROFIT';
  const wrong = (rule: string, field: string, message: string, fix: string): Finding =>
    error(codes.brandInformation, rule, field, message, fix);
  const american = address.country === 'US';
  const ein = sole || !american ? null : brand.ein;
  return [
    ...when(!sole && brand.ein === null, () =>
      wrong(
        'ein_required',
        'ein',
        'The registry looks a company up by its tax number.',
        'Set the EIN as on the IRS letter CP-575.',
      ),
    ),
    ...when(ein !== null && !isEinForm(ein), () =>
      wrong('ein_form', 'ein', 'An EIN has nine digits.', 'Write it as 12-3456789.'),
    ),
    ...when(ein !== null && isEinForm(ein) && !isPossibleEin(ein), () =>
      wrong(
        'ein_impossible',
        'ein',
        'The IRS has assigned no such EIN.',
        'Copy the EIN from the IRS letter CP-575 or 147C.',
      ),
    ),
    ...when(!sole && brand.legal_name.trim().length < 2, () =>
      wrong(
        'legal_name',
        'legal_name',
        'The registry compares the legal name with the tax number.',
        'Write it as in the IRS records.',
      ),
    ),
    ...when(listed && (brand.stock_symbol === null || (brand.stock_exchange ?? 'NONE') === 'NONE'), () =>
      wrong(
        'stock_listed',
        'stock_symbol',
        'The registry looks a listed company up by its stock symbol.',
        'Set stock_symbol and stock_exchange.',
      ),
    ),
    ...when(listed && contact.business_contact_email === null, () =>
      error(
        codes.useCaseIneligible,
        'auth_plus',
        'contact.business_contact_email',
        'A listed company must confirm by email (Auth+) before it can register campaigns.',
        'Set business_contact_email to an address at the company’s own domain.',
      ),
    ),
    ...when(sole && (contact.first_name === null || contact.last_name === null), () =>
      wrong(
        'sole_name',
        'contact.first_name',
        'A sole proprietor needs a personal name.',
        'Set first_name and last_name.',
      ),
    ),
    ...when(sole && contact.mobile_phone === null, () =>
      wrong(
        'sole_mobile',
        'contact.mobile_phone',
        'A sole proprietor must confirm a code sent by SMS.',
        'Set mobile_phone.',
      ),
    ),
    ...when(sole && brand.ein !== null, () =>
      wrong(
        'sole_without_ein',
        'ein',
        'A business with an EIN must register as a company.',
        'Remove ein, or choose another entity_type.',
      ),
    ),
    ...when((brand.alt_business_id === null) !== (brand.alt_business_id_type === 'NONE'), () =>
      wrong(
        'alt_business_id',
        'alt_business_id',
        'alt_business_id and alt_business_id_type must be set together.',
        'Set both or neither.',
      ),
    ),
    ...when(american && !/^\d{5}(-?\d{4})?$/.test(address.postal_code), () =>
      wrong('postal_code', 'address.postal_code', 'A ZIP code has five digits.', 'Write it as 94105 or 94105-1234.'),
    ),
    ...unless(isRegionOf(address.country, address.state), () =>
      wrong('state', 'address.state', 'There is no such state or province in this country.', 'Write it as CA, or ON.'),
    ),
    ...when(brand.website === null && !sole, () =>
      warning(
        codes.brandInformation,
        'website',
        'website',
        'Reviewers look at the company’s website.',
        'Set website, or expect questions.',
      ),
    ),
    ...when(brand.website !== null && !canOpen(brand.website), () =>
      wrong('website_form', 'website', 'Reviewers cannot open this website.', 'Use its public URL with https://.'),
    ),
    ...unless(sole || !PUBLIC_MAIL.test(contact.email), () =>
      warning(
        codes.brandEmail,
        'email_domain',
        'contact.email',
        'Reviewers reject companies with an address at a public email provider.',
        'Use an address at the company’s own domain.',
      ),
    ),
  ];
}
