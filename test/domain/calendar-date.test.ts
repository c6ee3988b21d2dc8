import fc from 'fast-check';
import { readEvent } from '../../src/domain/behavior/read-event.ts';
import { beginsWithCalendarDate } from '../../src/domain/calendar-date.ts';
import { faultsOfProvenance } from '../../src/domain/consent/provenance.ts';
import { formatDate } from '../../src/domain/content/liquid/date.ts';
import { readRule } from '../../src/domain/recurrence/read-rule.ts';
import { dayOf } from '../../src/domain/rule-packs/calendar-day.ts';
import { readTime } from '../../src/domain/segments/times.ts';
import { paramsValidators } from '../../src/generated/params-validators.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const OLDEST = new Date('2020-01-01T00:00:00Z');

/** Every function that reads a date of a caller: whether it takes the day at noon in UTC. */
const readers: Readonly<Record<string, (date: string) => boolean>> = {
  'a behavioral event': (date) => readEvent({ name: 'order.paid', occurred_at: `${date}T12:00:00Z` }, NOW, OLDEST).ok,
  'an event of another offset': (date) =>
    readEvent({ name: 'order.paid', occurred_at: `${date} 12:00:00+02:00` }, NOW, OLDEST).ok,
  'a proof of consent': (date) =>
    faultsOfProvenance({ source: 'a form', method: 'web_form', captured_at: `${date}T12:00:00Z` }, NOW).length === 0,
  'the date of a segment rule': (date) => readTime(date) !== null,
  'the time of a segment rule': (date) => readTime(`${date}T12:00:00Z`) !== null,
  'UNTIL of a recurrence': (date) =>
    readRule({
      rrule: `FREQ=DAILY;UNTIL=${date.replaceAll('-', '')}`,
      timezone: 'America/New_York',
      startAt: OLDEST,
    }).ok,
  'a date in a template': (date) => formatDate(`${date}T12:00:00Z`, '%Y', null) !== `${date}T12:00:00Z`,
  'a local day of a region block': (date) => {
    try {
      return dayOf(date) > 0;
    } catch {
      return false;
    }
  },
  'a param with the format date-time': (date) => paramsValidators['billing.usage']({ from: `${date}T12:00:00Z` }),
};

const real = ['2024-02-29', '2026-02-28', '2026-01-31', '2026-04-30'];
const impossible = ['2026-02-29', '2026-02-30', '2026-02-31', '2100-02-29', '2026-04-31', '2026-00-10', '2026-01-00'];

test.each(Object.entries(readers))('%s takes days that exist and refuses those that do not', (_, takes) => {
  expect(real.filter((date) => !takes(date))).toEqual([]);
  expect(impossible.filter(takes)).toEqual([]);
});

test('a string begins with a calendar date exactly when that date is printed as it was read', () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      two(14),
      two(33),
      fc.constantFrom('', 'T10:00:00Z'),
      (year, month, day, rest) => {
        const date = `${String(year).padStart(4, '0')}-${month}-${day}`;
        const at = new Date(`${date}T00:00:00Z`);
        const isSame = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
        expect(beginsWithCalendarDate(`${date}${rest}`)).toBe(isSame);
      },
    ),
    { numRuns: 1_000 },
  );
});
