import { waitUntil } from '../../../src/domain/journeys/wait-until.ts';

const NEW_YORK = { zones: ['America/New_York'], attributes: {}, properties: {} };

test.each([
  ['skips in spring, at the end of the gap', '02:30', '2029-03-11T05:00:00Z', '2029-03-11T07:00:00Z'],
  ['shows twice in autumn, the first time', '01:30', '2029-11-04T04:00:00Z', '2029-11-04T05:30:00Z'],
  ['shows twice, after the first time, on the next day', '01:30', '2029-11-04T05:31:00Z', '2029-11-05T06:30:00Z'],
])('a time of day that the clock %s', (_, time, arrivedAt, until) => {
  expect(waitUntil({ kind: 'delay_until', time }, new Date(arrivedAt), NEW_YORK)).toEqual(new Date(until));
});
