import { knownAge } from '../../../src/domain/age/known-age.ts';
import { earliestDate } from '../../../src/domain/time-zones/earliest-date.ts';

const TODAY = '2026-11-28';
const yearsOf = (attributes: Record<string, unknown>, country = 'US', today = TODAY) =>
  knownAge(attributes, country, today)?.years ?? null;

test.each([
  ['birthday', '2005-11-28', 21],
  ['birthday', '2005-11-29', 20],
  ['date_of_birth', '11/29/2005', 20],
  ['dateOfBirth', '29.11.2005', 20],
  ['DOB', '2005-11-29T00:00:00Z', 20],
  ['Birth_Date', 'Nov 29, 2005', 20],
  ['fecha_de_nacimiento', '29/11/2005', 20],
  ['geburtsdatum', ' 29.11.2005 ', 20],
  ['age', 17, 17],
  ['Age', '17', 17],
  ['edad', 17.9, 17],
])('the attribute %s with %j is an age of %d', (name, value, years) => {
  expect(yearsOf({ [name]: value })).toBe(years);
});

test.each([
  ['birthday', '05-12'],
  ['birthday', '2005'],
  ['birthday', '2005-02-30'],
  ['birthday', '2030-01-01'],
  ['birthday', '1850-01-01'],
  ['birthday', 20051129],
  ['birthday', `2005-11-29${' '.repeat(100)}x`],
  ['birthday', null],
  ['age', -1],
  ['age', 500],
  ['age', 'young'],
  ['age', '17 years'],
  ['age', Number.NaN],
  ['age', true],
  ['age', [17]],
  ['wine_age', 12],
  ['birthday_gift', '2010-01-01'],
])('the attribute %s with %j says no age', (name, value) => {
  expect(yearsOf({ [name]: value })).toBeNull();
});

test('a date of birth counts before an age, and an unreadable one leaves it to the age', () => {
  expect(knownAge({ age: 40, birthday: '2010-01-01' }, 'US', TODAY)).toEqual({ years: 16, attribute: 'birthday' });
  expect(knownAge({ age: 40, birthday: 'May' }, 'US', TODAY)).toEqual({ years: 40, attribute: 'age' });
});

test('a date with slashes has the month first in the United States, and the day elsewhere, where both are dates', () => {
  expect([yearsOf({ dob: '12/01/2005' }, 'US'), yearsOf({ dob: '12/01/2005' }, 'GB')]).toEqual([20, 21]);
  expect([yearsOf({ dob: '13/12/2005' }, 'US'), yearsOf({ dob: '12/13/2005' }, 'GB')]).toEqual([20, 20]);
});

test('a person born on 29 February is a year older on 1 March of other years', () => {
  const at = (today: string) => yearsOf({ dob: '2008-02-29' }, 'US', today);
  expect([at('2026-02-28'), at('2026-03-01'), at('2028-02-28'), at('2028-02-29')]).toEqual([17, 18, 19, 20]);
});

test('the date is that of the zone furthest behind, and of any zone where none is known', () => {
  const at = Date.parse('2026-11-28T09:30:00Z');
  expect(earliestDate(['Asia/Tokyo'], at)).toBe('2026-11-28');
  expect(earliestDate(['America/New_York', 'Pacific/Honolulu'], at)).toBe('2026-11-27');
  expect(earliestDate([], at)).toBe('2026-11-27');
});
