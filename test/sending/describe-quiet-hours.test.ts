import { describeQuietHours } from '../../src/sending/gates/describe-quiet-hours.ts';
import { evaluate, location } from '../support/at.ts';

const window = { start: '10:00', end: '12:00' };

test.each([
  ['2026-11-22T12:00:00-05:00', 'America/New_York', 'US US-RI', 'in Rhode Island, where it is 12:00.', '09:00'],
  [
    ...['2026-08-10T12:00:00-04:00', 'America/New_York', 'US US-RI'],
    ...['in Rhode Island, where it is 12:00 (Victory Day).', '09:00'],
  ],
  [
    '2026-08-08T18:00:00-04:00',
    'America/New_York',
    'US US-RI',
    'in Rhode Island, where it is 18:00.',
    '2026-08-11 09:00',
  ],
  ['2026-11-18T22:00:00-05:00', 'America/New_York', 'US US-NY', 'in the United States, where it is 22:00.', '08:00'],
  ['2026-11-18T21:30:00+01:00', 'Europe/Vienna', 'AT', 'in Austria, where it is 21:30.', '08:00'],
])('at %s in %s %s the words are true: %s', (at, zone, jurisdictions, words, next) => {
  const verdict = evaluate(at, location(zone, jurisdictions));
  if (verdict.allowed) throw new Error('it was allowed');
  expect(describeQuietHours(verdict, new Date(at))).toBe(
    `Outside the allowed hours ${words} Next allowed time: ${next}.`,
  );
});

test("the account's own hours are named as such", () => {
  const verdict = evaluate('2026-11-18T13:00:00-05:00', location('America/New_York', 'US US-NY'), window);
  if (verdict.allowed) throw new Error('it was allowed');
  expect(describeQuietHours(verdict, new Date('2026-11-18T18:00:00Z'))).toBe(
    "Outside the account's sending hours: it is 13:00 for the recipient. Next allowed time: 10:00.",
  );
});
