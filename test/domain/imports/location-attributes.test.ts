import { withLocationAttributes } from '../../../src/domain/imports/location-attributes.ts';

test.each([
  'zip',
  'ZIP',
  'zip_code',
  'zipCode',
  'postcode',
  'PostalCode',
  'zip_postal_code',
  'Mailing_Zip',
  'billing_zip',
  'shipping_address_zip',
  'codigo_postal',
])('the attribute %s also sets postal_code', (name) => {
  expect(withLocationAttributes({ [name]: '94105' })).toEqual({ [name]: '94105', postal_code: '94105' });
});

test.each([
  'State',
  'STATE',
  'region',
  'province',
  'state_province',
  'home_state',
  'us_state',
  'state_name',
  'state_abbreviation',
  'billing_state',
])('the attribute %s also sets state', (name) => {
  expect(withLocationAttributes({ [name]: 'Florida' })).toEqual({ [name]: 'Florida', state: 'Florida' });
});

test('a number becomes text, and null removes the value', () => {
  expect(withLocationAttributes({ zip: 94_105 })).toEqual({ zip: 94_105, postal_code: '94105' });
  expect(withLocationAttributes({ zip: null })).toEqual({ zip: null, postal_code: null });
});

test('a given postal_code or state is kept', () => {
  const given = { zip: '94105', postal_code: '10001', region: 'CA', state: 'NY' };
  expect(withLocationAttributes(given)).toBe(given);
});

test.each([{ region: 'EMEA' }, { state_of_order: 'FL' }, { zip: 'unknown' }, { city: '94105' }, { zipper: '1' }])(
  '%j names no place',
  (attributes) => {
    expect(withLocationAttributes(attributes as never)).toBe(attributes);
  },
);
