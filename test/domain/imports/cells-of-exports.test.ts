import { normalizeRow } from '../../../src/domain/imports/rows.ts';

const contact = (row: Record<string, unknown>) => {
  const read = normalizeRow(row, { defaultCountry: 'US' });
  return read.ok ? read.contact : read;
};

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['Ada', 'Ada', null],
  ['Dr. Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['Ada Lovelace, PhD', 'Ada', 'Lovelace'],
])('a full name %j is split', (name, firstName, lastName) => {
  expect(contact({ phone: '+12025550143', Name: name })).toMatchObject({ firstName, lastName });
});

test.each([
  ['"Customer","VIP"', ['Customer', 'VIP']],
  ['"Customer", "VIP, gold"', ['Customer', 'VIP, gold']],
  ['["a","b"]', ['a', 'b']],
  ['* myContacts ::: Friends', ['myContacts', 'Friends']],
  ['a; b|c,d', ['a', 'b', 'c', 'd']],
  ['"VIP"', ['VIP']],
])('tags %j are %j', (cell, tags) => {
  expect(contact({ phone: '+12025550143', tags: cell })).toMatchObject({ tags });
});

test('of several numbers of an address book the mobile one counts, else the first usable one', () => {
  const row = {
    'Phone 1 - Label': 'Home',
    'Phone 1 - Value': '202-555-0143',
    'Phone 2 - Label': 'Mobile',
    'Phone 2 - Value': '202-555-0144',
  };
  expect(contact(row)).toMatchObject({ phone: '+12025550144' });
  expect(contact({ ...row, 'Phone 2 - Label': '' })).toMatchObject({ phone: '+12025550143' });
  expect(contact({ phone: '+44 20 7946 0123 ::: +44 7911 123456' })).toMatchObject({ phone: '+447911123456' });
  expect(contact({ phone: '12 ::: 13' })).toEqual({ ok: false, code: 'phone_invalid', field: 'phone' });
});
