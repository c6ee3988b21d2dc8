import type { HolidayCalendar } from './calendar.ts';

/**
 * With 26 December and Good Friday of Alsace and Moselle, because a phone number does not show the
 * region. Overseas holidays are not known.
 */
export const frenchHolidays: HolidayCalendar = {
  jurisdiction: 'FR',
  source: 'Code du travail L3133-1 and L3134-13',
  observed: {},
  holidays: [
    { name: "New Year's Day", day: { on: '01-01' } },
    { name: 'Good Friday', day: { easter: -2 } },
    { name: 'Easter Monday', day: { easter: 1 } },
    { name: 'Labour Day', day: { on: '05-01' } },
    { name: 'Victory Day', day: { on: '05-08' } },
    { name: 'Ascension Day', day: { easter: 39 } },
    { name: 'Whit Monday', day: { easter: 50 } },
    { name: 'Bastille Day', day: { on: '07-14' } },
    { name: 'Assumption Day', day: { on: '08-15' } },
    { name: "All Saints' Day", day: { on: '11-01' } },
    { name: 'Armistice Day', day: { on: '11-11' } },
    { name: 'Christmas Day', day: { on: '12-25' } },
    { name: "Saint Stephen's Day", day: { on: '12-26' } },
  ],
};

/** The national public holidays, on their dates and on the Monday that replaces a weekend. */
export const australianHolidays: HolidayCalendar = {
  jurisdiction: 'AU',
  source: 'Telecommunications (Telemarketing and Research Calls) Industry Standard 2017 (national public holidays)',
  observed: { sat: 2, sun: 1 },
  holidays: [
    { name: "New Year's Day", day: { on: '01-01' } },
    { name: 'Australia Day', day: { on: '01-26' } },
    { name: 'Good Friday', day: { easter: -2 } },
    { name: 'Easter Monday', day: { easter: 1 } },
    { name: 'Anzac Day', day: { on: '04-25' } },
    { name: 'Christmas Day', day: { on: '12-25' } },
    // With Christmas on a Saturday or Sunday both substitutes are needed: Monday and Tuesday.
    { name: 'Boxing Day', day: { on: '12-26' }, observed: { sat: 2, sun: 2, mon: 1 } },
  ],
};

/** A public holiday on a Sunday also closes the Monday. */
export const southAfricanHolidays: HolidayCalendar = {
  jurisdiction: 'ZA',
  source: 'Public Holidays Act 36 of 1994, section 2 and schedule 1',
  observed: { sun: 1 },
  holidays: [
    { name: "New Year's Day", day: { on: '01-01' } },
    { name: 'Human Rights Day', day: { on: '03-21' } },
    { name: 'Good Friday', day: { easter: -2 } },
    { name: 'Family Day', day: { easter: 1 } },
    { name: 'Freedom Day', day: { on: '04-27' } },
    { name: "Workers' Day", day: { on: '05-01' } },
    { name: 'Youth Day', day: { on: '06-16' } },
    { name: "National Women's Day", day: { on: '08-09' } },
    { name: 'Heritage Day', day: { on: '09-24' } },
    { name: 'Day of Reconciliation', day: { on: '12-16' } },
    { name: 'Christmas Day', day: { on: '12-25' } },
    { name: 'Day of Goodwill', day: { on: '12-26' } },
  ],
};

/** The national holidays, with those that regions may replace. Regional holidays are not known. */
export const spanishHolidays: HolidayCalendar = {
  jurisdiction: 'ES',
  source: 'Estatuto de los Trabajadores, article 37.2; Real Decreto 2001/1983, article 45',
  observed: {},
  holidays: [
    { name: "New Year's Day", day: { on: '01-01' } },
    { name: 'Epiphany', day: { on: '01-06' } },
    { name: 'Maundy Thursday', day: { easter: -3 } },
    { name: 'Good Friday', day: { easter: -2 } },
    { name: 'Labour Day', day: { on: '05-01' } },
    { name: 'Assumption Day', day: { on: '08-15' } },
    { name: 'National Day', day: { on: '10-12' } },
    { name: "All Saints' Day", day: { on: '11-01' } },
    { name: 'Constitution Day', day: { on: '12-06' } },
    { name: 'Immaculate Conception', day: { on: '12-08' } },
    { name: 'Christmas Day', day: { on: '12-25' } },
  ],
};

/** The national holidays. Those of states and municipalities, such as Carnival, are not known. */
export const brazilianHolidays: HolidayCalendar = {
  jurisdiction: 'BR',
  source: 'Lei 662/1949, Lei 6.802/1980, Lei 9.093/1995 (Good Friday), Lei 14.759/2023 (20 November)',
  observed: {},
  holidays: [
    { name: "New Year's Day", day: { on: '01-01' } },
    { name: 'Good Friday', day: { easter: -2 } },
    { name: 'Tiradentes Day', day: { on: '04-21' } },
    { name: 'Labour Day', day: { on: '05-01' } },
    { name: 'Independence Day', day: { on: '09-07' } },
    { name: 'Our Lady of Aparecida', day: { on: '10-12' } },
    { name: "All Souls' Day", day: { on: '11-02' } },
    { name: 'Republic Day', day: { on: '11-15' } },
    { name: 'Black Awareness Day', day: { on: '11-20' }, fromYear: 2024 },
    { name: 'Christmas Day', day: { on: '12-25' } },
  ],
};
