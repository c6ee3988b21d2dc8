import { nextLocalTime } from '../../../src/domain/time-zones/local-time.ts';

const next = (zones: readonly string[], minutes: number, from: string): string | undefined => {
  const found = nextLocalTime(zones, minutes, Date.parse(from));
  return found === null ? undefined : new Date(found).toISOString();
};
const NEW_YORK = 'America/New_York';
const LOS_ANGELES = 'America/Los_Angeles';

test.each([
  ['a time still to come is today', [NEW_YORK], 600, '2026-06-15T12:00:00Z', '2026-06-15T14:00:00.000Z'],
  ['the time of the start counts', [NEW_YORK], 600, '2026-06-15T14:00:00Z', '2026-06-15T14:00:00.000Z'],
  ['a time that has passed is tomorrow', [NEW_YORK], 600, '2026-06-15T14:00:01Z', '2026-06-16T14:00:00.000Z'],
  [
    'a zone far ahead is on its own date',
    ['Pacific/Kiritimati'],
    600,
    '2026-06-15T21:00:00Z',
    '2026-06-16T20:00:00.000Z',
  ],
  [
    'a zone far behind is on its own date',
    ['Pacific/Pago_Pago'],
    600,
    '2026-06-15T00:00:00Z',
    '2026-06-15T21:00:00.000Z',
  ],
  ['a zone with half an hour is exact', ['Asia/Kolkata'], 600, '2026-06-15T00:00:00Z', '2026-06-15T04:30:00.000Z'],
  ['of two zones the later decides', [NEW_YORK, LOS_ANGELES], 600, '2026-06-15T12:00:00Z', '2026-06-15T17:00:00.000Z'],
  [
    'between the two it is still today',
    [NEW_YORK, LOS_ANGELES],
    600,
    '2026-06-15T15:00:00Z',
    '2026-06-15T17:00:00.000Z',
  ],
  ['a skipped time is the end of the gap', [NEW_YORK], 150, '2026-03-08T05:00:00Z', '2026-03-08T07:00:00.000Z'],
  ['a repeated time is the first of both', [NEW_YORK], 90, '2026-11-01T04:00:00Z', '2026-11-01T05:30:00.000Z'],
  ['the day after the change has the new offset', [NEW_YORK], 600, '2026-03-07T15:30:00Z', '2026-03-08T14:00:00.000Z'],
])('%s', (_, zones, minutes, from, expected) => {
  expect(next(zones, minutes, from)).toBe(expected);
});

test('without a zone there is no local time', () => {
  expect(next([], 600, '2026-06-15T12:00:00Z')).toBeUndefined();
});

test('every local time is reached within 25 hours in every zone, and the clock then shows it or the end of a gap', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 5 === 0)) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    for (const minutes of [0, 150, 605, 1439]) {
      const from = Date.parse('2026-07-01T11:59:00Z');
      const found = nextLocalTime([zone], minutes, from) ?? 0;
      expect(found - from).toBeGreaterThanOrEqual(0);
      expect(found - from).toBeLessThanOrEqual(25 * 3_600_000);
      const shown = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
      expect(`${zone} ${clock.format(found)}`).toBe(`${zone} ${shown}`);
    }
  }
});
