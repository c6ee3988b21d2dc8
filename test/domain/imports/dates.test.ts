import { TypeEvidence } from '../../../src/domain/imports/column-types.ts';
import { ordersOf, readDate } from '../../../src/domain/imports/dates.ts';

test.each([
  ['2024-12-25', '2024-12-25'],
  ['2024/12/25', '2024-12-25'],
  ['2024-12-25 10:00:00', '2024-12-25T10:00:00Z'],
  ['2024-12-25T10:00:00+02:00', '2024-12-25T10:00:00+02:00'],
  ['2024-03-05 00:00:00', '2024-03-05'],
  ['2024-03-05T00:00:00Z', '2024-03-05T00:00:00Z'],
  ['25.12.2024', '2024-12-25'],
  ['5.6.24', '2024-06-05'],
  ['25 Dec 2024', '2024-12-25'],
  ['25-Dec-24', '2024-12-25'],
  ['December 25, 2024', '2024-12-25'],
  ['Monday, March 4, 2024', '2024-03-04'],
  ['25 de diciembre de 2024', '2024-12-25'],
  ['25. Dezember 2024', '2024-12-25'],
  ['3 février 1931', '1931-02-03'],
])('%s is %s in any order', (text, iso) => {
  expect([readDate(text, 'day_first'), readDate(text, 'month_first')]).toEqual([iso, iso]);
});

test.each([
  ['12/25/2024', ['month_first']],
  ['25-12-2024', ['day_first']],
  ['12/25/29', ['month_first']],
  ['05/06/2024', ['day_first', 'month_first']],
  ['31/02/2024', []],
  ['13/13/2024', []],
  ['25 Foo 2024', []],
  ['192.168.1.1', []],
  ['202-555-0143', []],
  ['3/4', []],
  ['12/25/2024 25:00', []],
])('%s is a date in the orders %j', (text, orders) => {
  expect(ordersOf(text)).toEqual(orders);
});

test.each([
  [['12/25/2024', '05/06/2024'], 'month_first'],
  [['25/12/2024', '05/06/2024', 'n/a', ''], 'day_first'],
  [['05/06/2024'], 'either'],
  [['25/12/2024', '12/25/2024'], 'either'],
  [['12/25/2024', 'soon'], 'text'],
  [['1.2.12', '2.0.1', '1.4'], 'text'],
  [['TRUE', 'FALSE', ''], 'yes_no'],
  [['yes', 'yes'], 'yes_no'],
  [['no'], 'text'],
  [['no', 'yes'], 'yes_no'],
  [['Y'], 'text'],
  [['yes', 'maybe'], 'text'],
])('a column of %j is %s', (values, type) => {
  const evidence = new TypeEvidence();
  for (const value of values) evidence.add({ Column: value });
  expect(evidence.typeOf('Column')).toBe(type);
});

test('short words in a column of countries are codes', () => {
  const evidence = new TypeEvidence();
  for (const value of ['NO', 'SI']) evidence.add({ 'Home country': value });
  expect(evidence.typeOf('Home country')).toBe('text');
});
