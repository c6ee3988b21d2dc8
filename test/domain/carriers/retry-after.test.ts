import { readRetryAfter } from '../../../src/domain/carriers/retry-after.ts';

const AT = 'Sun, 06 Nov 1994 08:49:37 GMT';

test.each([
  ['5', undefined, 5_000],
  [' 5 ', undefined, 5_000],
  ['0', undefined, 0],
  ['86400', undefined, 60_000],
  ['Sun, 06 Nov 1994 08:49:47 GMT', AT, 10_000],
  ['Sunday, 06-Nov-94 08:49:47 GMT', AT, 10_000],
  ['Sun Nov  6 08:49:47 1994', AT, 10_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT', AT, 0],
  ['Sun, 06 Nov 1994 08:40:00 GMT', AT, 0],
  ['Mon, 07 Nov 1994 08:49:37 GMT', AT, 60_000],
])('Retry-After %j of an answer at %j asks to wait %j ms', (header, answeredAt, ms) => {
  expect(readRetryAfter(header, answeredAt)).toBe(ms);
});

test.each([
  [undefined, AT],
  ['', AT],
  ['soon', AT],
  ['-1', AT],
  ['1.5', AT],
  ['2026-11-28T08:00:00Z', AT],
  ['Sun, 99 Nov 1994 08:49:47 GMT', AT],
  [AT, undefined],
  [AT, 'yesterday'],
])('Retry-After %j of an answer at %j says nothing', (header, answeredAt) => {
  expect(readRetryAfter(header, answeredAt)).toBeNull();
});
