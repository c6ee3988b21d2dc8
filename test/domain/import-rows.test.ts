import fc from 'fast-check';
import { guessMapping, type ImportMapping, normalizeRow } from '../../src/domain/import-rows.ts';

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
])('guesses the headers %j', (headers, targets) => {
  expect(Object.values(guessMapping(headers))).toEqual(targets);
});

test('a mobile column wins over a phone column, and the other is kept as an attribute', () => {
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

test('no more columns become attributes than a contact may have', () => {
  const targets = Object.values(guessMapping(Array.from({ length: 60 }, (_, index) => `column ${index}`)));
  expect(targets.filter((target) => target !== '')).toHaveLength(50);
});

test('a row of a spreadsheet becomes a contact', () => {
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

test('a row of JSON may hold its attributes and tags as they are', () => {
  expect(contact({ phone, attributes: { city: 'Lima', vip: false }, tags: ['a', 'b'] })).toMatchObject({
    attributes: { city: 'Lima', vip: false },
    tags: ['a', 'b'],
  });
});

test('a mapping decides alone: unnamed columns are left out, the first filled column of a target counts', () => {
  const mapping = { a: 'phone', b: 'phone', c: 'attributes.Plan', d: '' };
  expect(contact({ a: ' ', b: phone, c: 'gold', d: 'x', e: 'y' }, { mapping })).toMatchObject({
    phone,
    attributes: { Plan: 'gold' },
  });
});

test('the country of the row, then the default, reads a national number', () => {
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
  [{ phone, email: 'nope' }, named, 'email_invalid', 'email'],
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
  'refuses %#: %j',
  (row, mapping, code, field) => {
    expect(normalizeRow(row, mapping ? { mapping } : {})).toEqual({ ok: false, code, field });
  },
);

test('what is bad in a column nobody named is left out, and the row stays', () => {
  expect(contact({ phone, email: 'nope', timezone: 'EST5EDT?', country: 'Atlantis' })).toMatchObject({
    email: null,
    timezone: null,
  });
});

test('an attribute of exactly 1,024 characters is kept', () => {
  expect(contact({ phone, attributes: { a: 'x'.repeat(1024) } }).attributes.a).toHaveLength(1024);
});

test('no row throws or reaches a prototype', () => {
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
