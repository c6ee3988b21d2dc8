import { hasLink, linksOf } from '../../../src/domain/content/message-checks.ts';
import { guardCell } from '../../../src/domain/exports/guard-cell.ts';
import { normalizePhone } from '../../../src/domain/phone-notation.ts';
import { suggestZone } from '../../../src/domain/time-zones/legacy-zones.ts';

const MAX_MS = 200;
const LENGTH = 100_000;

/** The time of the processor; a search that takes quadratic time needs seconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

test.each(['1-', 'a.', '-', '@', 'a@', '<', '{{', '!', '.', ' ', '\t', '"', '_', '+52', '=', "'"])(
  'text from outside that repeats %j is read in linear time',
  (unit) => {
    const text = unit.repeat(Math.ceil(LENGTH / unit.length));
    for (const read of [linksOf, hasLink, guardCell, normalizePhone, suggestZone])
      expect({ read: read.name, isFast: cost(() => void read(text)) < MAX_MS }).toEqual({
        read: read.name,
        isFast: true,
      });
  },
);

test('links are found up to the punctuation after them', () => {
  expect(linksOf('See example.com/a, (https://shop.example.org/x). Or mail a@example.com!')).toEqual([
    'example.com/a',
    'https://shop.example.org/x',
  ]);
  expect(linksOf('More...example.net')).toEqual(['example.net']);
});
