import fc from 'fast-check';
import { guessMapping, type ImportMapping, normalizeRow } from '../../../src/domain/imports/rows.ts';

const phone = '+12025550123';
const contact = (row: Record<string, unknown>, options: { mapping?: ImportMapping; defaultCountry?: string } = {}) => {
  const result = normalizeRow(row, options);
  if (!result.ok) throw new Error(`${result.code} in ${result.field}`);
  return result.contact;
};

test.each([
  [
    ['First Name', 'LAST_NAME', 'Mobile Phone', 'E-mail', 'Time Zone', 'Country', 'Tags', 'Customer ID'],
    ['first_name', 'last_name', 'phone', 'email', 'timezone', 'country', 'tags', 'external_id'],
  ],
  [
    ['Nombre', 'Apellidos', 'Teléfono móvil', 'Correo electrónico', 'País', 'Etiquetas'],
    ['first_name', 'last_name', 'phone', 'email', 'country', 'tags'],
  ],
  [
    ['Prénom', 'Nom', 'Téléphone', 'Courriel', 'Fuseau horaire'],
    ['first_name', 'last_name', 'phone', 'email', 'timezone'],
  ],
  [
    ['Vorname', 'Nachname', 'Handynummer', 'E-Mail-Adresse', 'Zeitzone'],
    ['first_name', 'last_name', 'phone', 'email', 'timezone'],
  ],
])('maps the headers %j', (headers, targets) => {
  expect(Object.values(guessMapping(headers))).toEqual(targets);
});

test('a mobile column takes precedence over a phone column, which becomes an attribute', () => {
  expect({
    ...guessMapping(['Phone', 'Mobile', 'Favourite colour', 'attributes.Plan', 'Opt-in date', '***', '__proto__']),
  }).toEqual({
    Phone: 'attributes.phone',
    Mobile: 'phone',
    'Favourite colour': 'attributes.favourite_colour',
    'attributes.Plan': 'attributes.plan',
    'Opt-in date': '',
    '***': '',
    ['__proto__']: 'attributes.proto',
  });
});

test('at most as many columns become attributes as a contact may have', () => {
  const targets = Object.values(guessMapping(Array.from({ length: 60 }, (_, index) => `column ${index}`)));
  expect(targets.filter((target) => target !== '')).toHaveLength(50);
});

test('converts a spreadsheet row to a contact', () => {
  const row = {
    Mobile: ' (202) 555-0123 ',
    'First name': ' Ana\u0000 ',
    'Last name': '',
    Email: 'Ana@Example.COM',
    'Time zone': 'america/new_york',
    Country: 'United States',
    Tags: 'VIP, vip; new|  ',
    'Customer id': 42,
    City: 'Lima',
    Points: 7,
    Member: true,
    Notes: '  ',
  };
  expect(contact(row)).toEqual({
    phone,
    country: 'US',
    externalId: '42',
    firstName: 'Ana',
    lastName: null,
    email: 'ana@example.com',
    timezone: 'America/New_York',
    attributes: { city: 'Lima', points: 7, member: true },
    tags: ['VIP', 'new'],
  });
});

test('accepts attributes and tags as JSON values in a JSON row', () => {
  expect(contact({ phone, attributes: { city: 'Lima', vip: false }, tags: ['a', 'b'] })).toMatchObject({
    attributes: { city: 'Lima', vip: false },
    tags: ['a', 'b'],
  });
});

test('an explicit mapping ignores unnamed columns and uses the first non-empty column of a target', () => {
  const mapping = { a: 'phone', b: 'phone', c: 'attributes.Plan', d: '' };
  expect(contact({ a: ' ', b: phone, c: 'gold', d: 'x', e: 'y' }, { mapping })).toMatchObject({
    phone,
    attributes: { Plan: 'gold' },
  });
});

test('parses a national number with the country of the row, then with the default', () => {
  expect(contact({ phone: '07700 900123', country: 'UK' }, { defaultCountry: 'US' }).country).toBe('GB');
  expect(contact({ phone: '07700 900123', pais: 'Reino Unido' }).country).toBe('GB');
  expect(contact({ phone: 2025550123 }, { defaultCountry: 'US' }).phone).toBe(phone);
});

const named = { phone: 'phone', email: 'email', tz: 'timezone', country: 'country', tags: 'tags', id: 'external_id' };
test.each([
  [{}, undefined, 'phone_missing', 'phone'],
  [{ phone: 'x' }, undefined, 'phone_invalid', 'phone'],
  [{ phone: '202 555 0123' }, undefined, 'phone_country_unknown', 'phone'],
  [{ phone: '555' }, undefined, 'phone_invalid', 'phone'],
  [{ phone: 1e300 }, undefined, 'value_invalid', 'phone'],
  [{ phone: { a: 1 } }, undefined, 'value_invalid', 'phone'],
  [{ phone, tz: 'Mars/Base' }, named, 'timezone_invalid', 'timezone'],
  [{ phone, tz: '+02:00' }, named, 'timezone_invalid', 'timezone'],
  [{ phone, country: 'Atlantis' }, named, 'country_invalid', 'country'],
  [{ phone, tags: 7 }, named, 'tags_invalid', 'tags'],
  [{ phone, tags: 'x'.repeat(65) }, named, 'tags_invalid', 'tags'],
  [{ phone, id: 'x'.repeat(256) }, named, 'value_too_long', 'external_id'],
  [{ phone, x: 1 }, { phone: 'phone', x: 'attribute.x' }, 'mapping_invalid', 'x'],
  [{ phone, x: 1 }, { phone: 'phone', x: 'attributes.__proto__' }, 'attribute_name_invalid', 'attributes.__proto__'],
  [
    { phone, x: 1 },
    { phone: 'phone', x: 'attributes.constructor' },
    'attribute_name_invalid',
    'attributes.constructor',
  ],
  [{ phone, x: 1 }, { phone: 'phone', x: 'attributes.' }, 'attribute_name_invalid', 'attributes.'],
  [{ phone, attributes: JSON.parse('{"__proto__": 1}') }, undefined, 'attribute_name_invalid', 'attributes.__proto__'],
  [{ phone, attributes: { tz: 'America/Chicago' } }, undefined, 'attribute_name_invalid', 'attributes.tz'],
  [{ phone, attributes: [1] }, undefined, 'attribute_value_invalid', 'attributes'],
  [{ phone, attributes: { a: 'x'.repeat(1025) } }, undefined, 'attribute_value_invalid', 'attributes.a'],
  [{ phone, attributes: { a: {} } }, undefined, 'attribute_value_invalid', 'attributes.a'],
  [
    { phone, attributes: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, index])) },
    undefined,
    'attributes_too_many',
    'attributes',
  ],
] as [Record<string, unknown>, ImportMapping | undefined, string, string][])(
  'rejects %#: %j',
  (row, mapping, code, field) => {
    expect(normalizeRow(row, mapping ? { mapping } : {})).toEqual({ ok: false, code, field });
  },
);

test('an invalid email address costs the email and not the row, whether its column is mapped or guessed', () => {
  for (const options of [{ mapping: named }, {}])
    expect(normalizeRow({ phone, email: 'nope' }, options)).toMatchObject({
      ok: true,
      contact: { phone, email: null },
      dropped: [{ code: 'email_invalid', field: 'email' }],
    });
});

test('an invalid value in an unmapped column is dropped and the row is kept', () => {
  expect(contact({ phone, email: 'nope', timezone: 'EST5EDT?', country: 'Atlantis' })).toMatchObject({
    email: null,
    timezone: null,
  });
});

test('accepts an attribute of exactly 1,024 characters', () => {
  expect(contact({ phone, attributes: { a: 'x'.repeat(1024) } }).attributes.a).toHaveLength(1024);
});

test('no row throws or changes a prototype', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('phone', 'email', 'tags', 'attributes', '__proto__')),
        fc.anything(),
      ),
      (row) => {
        expect(typeof normalizeRow(row, { defaultCountry: 'US' }).ok).toBe('boolean');
        expect(Object.keys(Object.prototype)).toEqual([]);
      },
    ),
  );
});

test('the columns ZIP and State of a CRM export locate the contact', () => {
  const read = normalizeRow({ Phone: '+12025550143', 'Zip Code': '94105', State: 'CA' }, {});
  expect(read).toMatchObject({ contact: { attributes: { zip_code: '94105', postal_code: '94105', state: 'CA' } } });
});
