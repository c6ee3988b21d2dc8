import { createByteRate } from '../../src/platform/byte-rate.ts';

test('a client can take a burst, and then what its rate allows', () => {
  let now = 0;
  const rate = createByteRate({ perSecond: 1000, burst: 5000, clock: () => now });
  rate.take('a', 5000);
  expect(rate.waitMs('a')).toBe(0);
  rate.take('a', 1000);
  expect(rate.waitMs('a')).toBe(1000);
  expect(rate.waitMs('b')).toBe(0);
  now += 999;
  expect(rate.waitMs('a')).toBe(1);
  now += 1;
  expect(rate.waitMs('a')).toBe(0);
  rate.take('a', 2000);
  expect(rate.waitMs('a')).toBe(2000);
});

test('many clients do not make it grow without bound', () => {
  const rate = createByteRate({ perSecond: 1, burst: 1, clock: () => 0 });
  for (let n = 0; n < 25_000; n += 1) rate.take(`client ${n}`, 10);
  expect(rate.waitMs('client 24999')).toBeGreaterThan(0);
});
