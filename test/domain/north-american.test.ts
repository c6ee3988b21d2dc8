import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parsePhone } from '../../src/domain/phone.ts';

const TEXTABLE = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP'];
const digit = fc.integer({ min: 0, max: 9 });
const exchange = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 999 }))
  .filter(([area]) => area !== 555);
const line = fc.tuple(digit, digit, digit, digit).map((digits) => digits.join(''));

test('the cached result for an exchange matches the full parser for each of its numbers', () => {
  fc.assert(
    fc.property(exchange, line, line, ([area, office], first, second) => {
      for (const last of [first, second]) {
        const e164 = `+1${area}${String(office).padStart(3, '0')}${last}`;
        const parsed = parsePhoneNumberFromString(e164, { extract: false });
        const type = parsed?.getType();
        const answer = parsePhone(e164);
        if (type !== undefined && TEXTABLE.includes(type))
          expect(answer).toEqual({ ok: true, e164, country: parsed?.country, lineType: type });
        else expect(answer.ok).toBe(false);
      }
    }),
    { numRuns: 4_000 },
  );
});

test.each(['(202) 555-0143', '202.555.0143', '202 555 0143', '1-202-555-0143', '+1 (202) 555-0143', '2025550143'])(
  'parses %s to the same number',
  (typed) => {
    expect(parsePhone(typed, 'US')).toEqual({
      ok: true,
      e164: '+12025550143',
      country: 'US',
      lineType: 'FIXED_LINE_OR_MOBILE',
    });
  },
);

test('digits of a North American number are not treated as such in other countries', () => {
  expect(parsePhone('2025550143', 'GB')).not.toMatchObject({ country: 'US' });
  expect(parsePhone('2025550143').ok).toBe(false);
});
