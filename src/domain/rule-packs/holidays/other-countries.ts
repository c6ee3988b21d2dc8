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
