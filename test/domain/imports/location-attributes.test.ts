import { withLocationAttributes } from '../../../src/domain/imports/location-attributes.ts';

const OTHER_NAMES = {
  postal_code: [
    ...['zip', 'ZIP', 'zip_code', 'zipCode', 'postcode', 'PostalCode', 'zip_postal_code', 'Mailing_Zip'],
    ...['billing_zip', 'shipping_address_zip', 'codigo_postal'],
  ],
  state: [
    ...['State', 'STATE', 'region', 'province', 'state_province', 'home_state', 'us_state', 'state_name'],
    ...['state_abbreviation', 'billing_state'],
  ],
};

test.each(Object.entries(OTHER_NAMES).flatMap(([meant, names]) => names.map((name) => [name, meant])))(
  'the attribute %s also sets %s',
  (name, meant) => {
    const value = meant === 'state' ? 'Florida' : '94105';
    expect(withLocationAttributes({ [name]: value })).toEqual({ [name]: value, [meant]: value });
  },
);

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
