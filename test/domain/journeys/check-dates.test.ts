import { checkDates } from '../../../src/domain/journeys/check-dates.ts';

const codesAt = (now: string, config: object) =>
  checkDates(
    { nodes: [{ id: 'jnd_1', name: 'Day', start: true, config: { kind: 'delay_until', ...config } }] },
    new Date(now),
  );

test('a date is over when it is over on the last clock', () => {
  const config = { date: '2029-07-04', time: '10:00' };
  expect(codesAt('2029-07-04T21:59:59Z', config)).toEqual([]);
  expect(codesAt('2029-07-04T22:00:00Z', config)).toMatchObject([{ code: 'date_over', severity: 'warning' }]);
  expect(codesAt('2029-07-04T11:59:59Z', { date: '2029-07-04' })).toEqual([]);
  expect(codesAt('2029-07-04T12:00:00Z', { date: '2029-07-04' })).toHaveLength(1);
  expect(codesAt('2030-01-01T00:00:00Z', { attribute: 'day' })).toEqual([]);
});
