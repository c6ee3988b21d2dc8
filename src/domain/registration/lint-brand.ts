import type { BrandContent } from './content.ts';
import { codes, error, type Finding, unless, warning, when } from './finding.ts';

const PUBLIC_MAIL =
  /@(?:gmail|googlemail|yahoo|hotmail|outlook|live|aol|icloud|proton|protonmail|gmx|mail|mailinator|yopmail)\./i;

/** What the registry would send a brand back for. */
export function lintBrand(brand: BrandContent): Finding[] {
  const { entity_type: entity, contact, address } = brand;
  const sole = entity === 'SOLE_PROPRIETOR';
  const listed = entity === 'PUBLIC_PROFIT';
  const wrong = (rule: string, field: string, message: string, fix: string): Finding =>
    error(codes.brandInformation, rule, field, message, fix);
  const american = address.country === 'US';
  const plainEin = (brand.ein ?? '').replace(/-/g, '');
  return [
    ...when(!sole && brand.ein === null, () =>
      wrong(
        'ein_required',
        'ein',
        'A company is looked up by its tax number.',
        'Give the EIN as on the IRS letter CP-575.',
      ),
    ),
    ...when(!sole && brand.ein !== null && american && !/^\d{9}$/.test(plainEin), () =>
      wrong('ein_form', 'ein', 'An EIN has nine digits.', 'Write it as 12-3456789.'),
    ),
    ...when(!sole && brand.legal_name.trim().length < 2, () =>
      wrong(
        'legal_name',
        'legal_name',
        'The legal name is looked up beside the tax number.',
        'Write it as in the records of the IRS.',
      ),
    ),
    ...when(listed && (brand.stock_symbol === null || (brand.stock_exchange ?? 'NONE') === 'NONE'), () =>
      wrong(
        'stock_listed',
        'stock_symbol',
        'A listed company is found by its stock.',
        'Give stock_symbol and stock_exchange.',
      ),
    ),
    ...when(listed && contact.business_contact_email === null, () =>
      error(
        codes.useCaseIneligible,
        'auth_plus',
        'contact.business_contact_email',
        'A listed company confirms itself by mail (Auth+) before it has campaigns.',
        'Give business_contact_email, at the company’s own domain.',
      ),
    ),
    ...when(sole && (contact.first_name === null || contact.last_name === null), () =>
      wrong('sole_name', 'contact.first_name', 'A sole proprietor is a person.', 'Give first_name and last_name.'),
    ),
    ...when(sole && contact.mobile_phone === null, () =>
      wrong('sole_mobile', 'contact.mobile_phone', 'A sole proprietor confirms a code by text.', 'Give mobile_phone.'),
    ),
    ...when(sole && brand.ein !== null, () =>
      wrong(
        'sole_without_ein',
        'ein',
        'Whoever has an EIN registers as a company.',
        'Leave ein out, or choose another entity_type.',
      ),
    ),
    ...when((brand.alt_business_id === null) !== (brand.alt_business_id_type === 'NONE'), () =>
      wrong(
        'alt_business_id',
        'alt_business_id',
        'The other business number and its kind go together.',
        'Give both alt_business_id and alt_business_id_type, or neither.',
      ),
    ),
    ...when(american && !/^\d{5}(-?\d{4})?$/.test(address.postal_code), () =>
      wrong('postal_code', 'address.postal_code', 'A ZIP code has five digits.', 'Write it as 94105 or 94105-1234.'),
    ),
    ...when(american && !/^[A-Z]{2}$/.test(address.state), () =>
      wrong('state', 'address.state', 'A state is written in two letters.', 'Write it as CA.'),
    ),
    ...when(brand.website === null && !sole, () =>
      warning(
        codes.brandInformation,
        'website',
        'website',
        'Reviewers look for the company on the web.',
        'Give website, or expect questions.',
      ),
    ),
    ...when(brand.website !== null && !/^https?:\/\//i.test(brand.website), () =>
      wrong('website_form', 'website', 'The website is an address that reviewers open.', 'Begin it with https://.'),
    ),
    ...unless(sole || !PUBLIC_MAIL.test(contact.email), () =>
      warning(
        codes.brandEmail,
        'email_domain',
        'contact.email',
        'An address at a public mail provider is turned down for companies.',
        'Give one at the company’s own domain.',
      ),
    ),
  ];
}
