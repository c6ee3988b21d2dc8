import { createPrefetch } from '../../../src/events/webhooks/prefetch.ts';

test('prefetches as many events as the receiver accepts in 200 ms, at most 2,000', () => {
  let now = 0;
  const prefetch = createPrefetch(() => now);
  let attempted = 0;
  const after = (ms: number, attempts: number): number => {
    now += ms;
    attempted += attempts;
    prefetch.adjust(attempted);
    return prefetch.maxEvents;
  };
  expect(prefetch.maxEvents).toBe(100);
  expect(after(100, 500)).toBe(1_000);
  expect(after(100, 5_000)).toBe(2_000);
  expect(after(1_000, 10)).toBe(100);
});

test('a run without attempts, or with many at once, does not change the measured pace', () => {
  let now = 0;
  const prefetch = createPrefetch(() => now);
  now = 100;
  prefetch.adjust(500);
  for (const attempted of [500, 519]) {
    now += 9;
    prefetch.adjust(attempted);
    expect(prefetch.maxEvents).toBe(1_000);
  }
  now += 2;
  prefetch.adjust(540);
  expect(prefetch.maxEvents).toBe(400);
});
