import type { Holiday, HolidayCalendar, Observance } from './calendar.ts';

const TO_MONDAY: Observance = { sun: 1 };
const TO_FRIDAY_OR_MONDAY: Observance = { sat: -1, sun: 1 };
const TO_NEXT_MONDAY: Observance = { sat: 2, sun: 1 };

/** The date of the first federal Juneteenth (5 U.S.C. 6103 as amended on 2021-06-17). */
const JUNETEENTH_FROM = 2021;

const NEW_YEAR: Holiday = { name: "New Year's Day", day: { on: '01-01' } };
const KING: Holiday = { name: 'Martin Luther King Jr. Day', day: { weekday: 'mon', nth: 3, month: 1 } };
const WASHINGTON: Holiday = { name: "Washington's Birthday", day: { weekday: 'mon', nth: 3, month: 2 } };
const MARDI_GRAS: Holiday = { name: 'Mardi Gras', day: { easter: -47 } };
const GOOD_FRIDAY: Holiday = { name: 'Good Friday', day: { easter: -2 } };
const MEMORIAL: Holiday = { name: 'Memorial Day', day: { weekday: 'mon', nth: -1, month: 5 } };
const JUNETEENTH: Holiday = { name: 'Juneteenth', day: { on: '06-19' }, fromYear: JUNETEENTH_FROM };
const INDEPENDENCE: Holiday = { name: 'Independence Day', day: { on: '07-04' } };
const LABOR: Holiday = { name: 'Labor Day', day: { weekday: 'mon', nth: 1, month: 9 } };
const COLUMBUS: Holiday = { name: 'Columbus Day', day: { weekday: 'mon', nth: 2, month: 10 } };
const ELECTION: Holiday = { name: 'Election Day', day: { weekday: 'mon', nth: 1, month: 11, plusDays: 1 } };
const VETERANS: Holiday = { name: 'Veterans Day', day: { on: '11-11' } };
const THANKSGIVING: Holiday = { name: 'Thanksgiving Day', day: { weekday: 'thu', nth: 4, month: 11 } };
const AFTER_THANKSGIVING: Holiday = {
  name: 'The day after Thanksgiving',
  day: { weekday: 'thu', nth: 4, month: 11, plusDays: 1 },
};
const CHRISTMAS: Holiday = { name: 'Christmas Day', day: { on: '12-25' } };

/**
 * Mardi Gras is a holiday of Baldwin and Mobile Counties only, but a number does not show the
 * county. The holiday of Rosa L. Parks is left to counties and municipalities: the stricter holds.
 */
export const alabamaHolidays: HolidayCalendar = {
  jurisdiction: 'US-AL',
  source: 'Ala. Code 1-3-8; Juneteenth by proclamation of the governor, then by law; vicifast.com; dnc.com 2020-12',
  observed: TO_FRIDAY_OR_MONDAY,
  holidays: [
    ...[NEW_YEAR, KING, WASHINGTON, MARDI_GRAS],
    { name: 'Confederate Memorial Day', day: { weekday: 'mon', nth: 4, month: 4 } },
    MEMORIAL,
    { name: "Jefferson Davis' Birthday", day: { weekday: 'mon', nth: 1, month: 6 } },
    ...[JUNETEENTH, INDEPENDENCE, LABOR, COLUMBUS, VETERANS, THANKSGIVING],
    { name: 'Rosa L. Parks Day', day: { on: '12-01' }, observed: {} },
    CHRISTMAS,
  ],
};

/**
 * General Order R-29617 says "legal holidays". A vendor's list of February 2018 leaves out
 * Washington's Birthday, because the Public Service Commission did not enforce it; that of January
 * 2019 names the days of R.S. 1:55 that are only statutory. The stricter holds: every day that
 * R.S. 1:55(A)(1) lists for the whole state. The governor may proclaim more.
 */
export const louisianaHolidays: HolidayCalendar = {
  jurisdiction: 'US-LA',
  source:
    'LPSC General Order R-29617 V(A)(2); La. R.S. 1:55(A)(1); dnc.com 2018-02, 2019-01, 2020-12, 2023-07 and 2023-12; vicifast.com',
  observed: TO_FRIDAY_OR_MONDAY,
  holidays: [
    NEW_YEAR,
    { name: 'Battle of New Orleans', day: { on: '01-08' }, observed: {} },
    KING,
    { name: 'Robert E. Lee Day', day: { on: '01-19' }, untilYear: 2022, observed: {} },
    ...[WASHINGTON, MARDI_GRAS, GOOD_FRIDAY, MEMORIAL],
    { name: 'Confederate Memorial Day', day: { on: '06-03' }, untilYear: 2022, observed: {} },
    ...[JUNETEENTH, INDEPENDENCE],
    { name: 'Huey P. Long Day', day: { on: '08-30' }, observed: {} },
    ...[LABOR, COLUMBUS],
    { name: "All Saints' Day", day: { on: '11-01' }, observed: {} },
    { ...ELECTION, evenYears: true },
    ...[VETERANS, THANKSGIVING, AFTER_THANKSGIVING, CHRISTMAS],
    {
      name: 'A holiday proclaimed by the governor',
      day: { proclaimed: ['2020-12-24', '2020-12-31', '2023-07-03', '2023-12-26'] },
      observed: {},
    },
  ],
};

export const mississippiHolidays: HolidayCalendar = {
  jurisdiction: 'US-MS',
  source:
    'Miss. Code 3-3-7(1); days that the governor adds around Thanksgiving and Christmas are no legal holidays of it',
  observed: TO_MONDAY,
  holidays: [
    ...[NEW_YEAR, KING, WASHINGTON],
    { name: 'Confederate Memorial Day', day: { weekday: 'mon', nth: -1, month: 4 } },
    ...[MEMORIAL, INDEPENDENCE, LABOR, VETERANS, THANKSGIVING, CHRISTMAS],
  ],
};

/** Telephone solicitation is barred on the legal holidays since 2019-12-03 (73 P.S. 2245.2). */
export const pennsylvaniaHolidays: HolidayCalendar = {
  jurisdiction: 'US-PA',
  source:
    '44 P.S. 11; dnc.dreamhosters.com: Pennsylvania governor signs new robocall restrictions law; dnc.com 2020-12',
  observed: TO_MONDAY,
  holidays: [
    ...[NEW_YEAR, KING, WASHINGTON, GOOD_FRIDAY, MEMORIAL],
    { name: 'Flag Day', day: { on: '06-14' }, observed: {} },
    ...[INDEPENDENCE, LABOR, COLUMBUS, ELECTION, VETERANS, THANKSGIVING],
    { name: 'Bill of Rights Day', day: { on: '12-15' }, observed: {} },
    CHRISTMAS,
  ],
};

/** A holiday that falls on a Saturday is observed on Monday only where the statute says so. */
export const rhodeIslandHolidays: HolidayCalendar = {
  jurisdiction: 'US-RI',
  source: 'R.I. Gen. Laws 25-1-1, with Juneteenth as of 2023-H 5380A (a federal holiday before it)',
  observed: TO_MONDAY,
  holidays: [
    { ...NEW_YEAR, observed: TO_NEXT_MONDAY },
    ...[KING, WASHINGTON],
    { name: 'Rhode Island Independence Day', day: { on: '05-04' } },
    MEMORIAL,
    { ...JUNETEENTH, observed: TO_NEXT_MONDAY },
    { ...INDEPENDENCE, observed: TO_NEXT_MONDAY },
    { name: 'Victory Day', day: { weekday: 'mon', nth: 2, month: 8 } },
    ...[LABOR, COLUMBUS],
    { ...ELECTION, evenYears: true },
    { ...VETERANS, observed: TO_NEXT_MONDAY },
    THANKSGIVING,
    { ...CHRISTMAS, observed: TO_NEXT_MONDAY },
  ],
};

export const utahHolidays: HolidayCalendar = {
  jurisdiction: 'US-UT',
  source: 'Utah Code 63G-1-301 as in force since 2025-05-07; Juneteenth since 2022 (HB 238)',
  observed: TO_FRIDAY_OR_MONDAY,
  holidays: [
    ...[NEW_YEAR, KING, WASHINGTON, MEMORIAL],
    {
      ...JUNETEENTH,
      fromYear: 2022,
      observed: { tue: -1, wed: -2, thu: -3, fri: -4, sat: 2, sun: 1 },
    },
    INDEPENDENCE,
    { name: 'Pioneer Day', day: { on: '07-24' } },
    ...[LABOR, COLUMBUS, VETERANS, THANKSGIVING, CHRISTMAS],
  ],
};
