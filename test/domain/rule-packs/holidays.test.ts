import { dateOf, dayOf, weekdayIndex } from '../../../src/domain/rule-packs/calendar-day.ts';
import { holidayOn, holidaysOf } from '../../../src/domain/rule-packs/holidays/expand.ts';
import {
  australianHolidays,
  brazilianHolidays,
  frenchHolidays,
  southAfricanHolidays,
  spanishHolidays,
} from '../../../src/domain/rule-packs/holidays/other-countries.ts';
import {
  alabamaHolidays,
  louisianaHolidays,
  mississippiHolidays,
  pennsylvaniaHolidays,
  rhodeIslandHolidays,
  utahHolidays,
} from '../../../src/domain/rule-packs/holidays/united-states.ts';

const CALENDARS = [
  ...[alabamaHolidays, louisianaHolidays, mississippiHolidays, pennsylvaniaHolidays, rhodeIslandHolidays],
  ...[utahHolidays, frenchHolidays, australianHolidays, southAfricanHolidays, spanishHolidays, brazilianHolidays],
];

const datesOf = (calendar: (typeof CALENDARS)[number], year: number): readonly string[] =>
  [...holidaysOf(calendar, year).keys()].sort((a, b) => a - b).map((day) => dateOf(day).slice(5));

// Written out by hand from the statutes and a printed calendar.
test.each([
  [
    alabamaHolidays,
    2026,
    '01-01 01-19 02-16 02-17 04-27 05-25 06-01 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-01 12-25',
  ],
  [
    louisianaHolidays,
    2026,
    '01-01 01-08 01-19 02-16 02-17 04-03 05-25 06-19 07-03 07-04 08-30 09-07 10-12 11-01 11-03 11-11 11-26 11-27 12-25',
  ],
  [mississippiHolidays, 2026, '01-01 01-19 02-16 04-27 05-25 07-04 09-07 11-11 11-26 12-25'],
  [
    rhodeIslandHolidays,
    2026,
    '01-01 01-19 02-16 05-04 05-25 06-19 07-04 07-06 08-10 09-07 10-12 11-03 11-11 11-26 12-25',
  ],
  [utahHolidays, 2026, '01-01 01-19 02-16 05-25 06-15 06-19 07-03 07-04 07-24 09-07 10-12 11-11 11-26 12-25'],
  [pennsylvaniaHolidays, 2026, '01-01 01-19 02-16 04-03 05-25 06-14 07-04 09-07 10-12 11-03 11-11 11-26 12-15 12-25'],
  [frenchHolidays, 2026, '01-01 04-03 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25 12-26'],
  [southAfricanHolidays, 2026, '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26'],
  [spanishHolidays, 2026, '01-01 01-06 04-02 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25'],
  [brazilianHolidays, 2026, '01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'],
  [australianHolidays, 2026, '01-01 01-26 04-03 04-06 04-25 04-27 12-25 12-26 12-28'],
  [australianHolidays, 2027, '01-01 01-26 03-26 03-29 04-25 04-26 12-25 12-26 12-27 12-28'],
] as const)('the calendar %# has all holidays of its year', (calendar, year, dates) => {
  expect(datesOf(calendar, year).join(' ')).toBe(dates);
});

test.each([
  [alabamaHolidays, '2021-12-31', "New Year's Day (observed)"],
  [alabamaHolidays, '2027-07-05', 'Independence Day (observed)'],
  [mississippiHolidays, '2026-07-03', undefined],
  [mississippiHolidays, '2027-07-05', 'Independence Day (observed)'],
  [rhodeIslandHolidays, '2025-11-04', undefined],
  [rhodeIslandHolidays, '2022-01-03', "New Year's Day (observed)"],
  [rhodeIslandHolidays, '2025-05-05', 'Rhode Island Independence Day (observed)'],
  [pennsylvaniaHolidays, '2025-11-04', 'Election Day'],
  [louisianaHolidays, '2023-07-03', 'A holiday proclaimed by the governor'],
  [louisianaHolidays, '2022-06-03', 'Confederate Memorial Day'],
  [louisianaHolidays, '2024-06-03', undefined],
  [rhodeIslandHolidays, '2027-06-18', undefined],
  [rhodeIslandHolidays, '2027-06-21', 'Juneteenth (observed)'],
  [utahHolidays, '2021-06-19', undefined],
  [utahHolidays, '2024-06-17', 'Juneteenth (observed)'],
  [alabamaHolidays, '2020-06-19', undefined],
] as const)('the calendar of row %# is right on its day', (calendar, date, name) => {
  expect(holidayOn(calendar, dayOf(date))).toBe(name);
});

test('from 2020 to 2040 every calendar has its days, and an observed day is a working day', () => {
  for (const calendar of CALENDARS)
    for (let year = 2020; year <= 2040; year++) {
      const days = holidaysOf(calendar, year);
      expect(days.size).toBeGreaterThan(6);
      for (const [day, name] of days)
        if (name.endsWith('(observed)')) expect([1, 2, 3, 4, 5]).toContain(weekdayIndex(day));
    }
});

// The earliest and the latest Easter, and years in which the simple formula of Gauss is wrong.
test.each([
  '2008-03-24',
  '2038-04-26',
  '1954-04-19',
  '1981-04-20',
  '2026-04-06',
  '2027-03-29',
  '2049-04-19',
  '2076-04-20',
])('Easter Monday is on %s', (date) => {
  expect(holidayOn(frenchHolidays, dayOf(date))).toBe('Easter Monday');
  expect(holidayOn(frenchHolidays, dayOf(date) - 1)).toBeUndefined();
});
