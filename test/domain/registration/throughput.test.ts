import { ratePerNumber, throughputOf } from '../../../src/domain/registration/throughput.ts';

const day = new Date('2026-11-20T00:00:00Z');

test.each([
  ['CUSTOMER_CARE', 100, 'A', 4500, 200_000],
  ['MARKETING', 75, 'B', 4500, 200_000],
  ['CUSTOMER_CARE', 74, 'C', 2400, 40_000],
  ['MIXED', 50, 'D', 2400, 40_000],
  ['2FA', 49, 'E', 240, 10_000],
  ['MIXED', 1, 'F', 240, 2_000],
  ['MIXED', null, 'F', 240, 2_000],
  ['LOW_VOLUME', 100, 'T', 75, 2_000],
])('the use case %s with a brand score of %p is in class %s', (useCase, score, name, perMinute, perDay) => {
  expect(throughputOf(useCase, score, day)).toEqual({
    class: name,
    att_per_minute: perMinute,
    tmobile_per_day: perDay,
    pack: '10dlc-2026-11',
  });
});

test('the numbers of a campaign share its throughput, each with at least one message a second', () => {
  const fast = throughputOf('MARKETING', 80, day);
  expect([1, 2, 49, 1000].map((numbers) => ratePerNumber(fast, numbers))).toEqual([75, 37, 1, 1]);
  expect(ratePerNumber(throughputOf('LOW_VOLUME', 80, day), 1)).toBe(1);
});
