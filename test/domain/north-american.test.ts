import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { NEW_AREA_CODES } from '../../src/domain/new-area-codes.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { areaCodeLocation } from '../../src/domain/time-zones/area-codes.ts';

const TEXTABLE = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP'];
/** Read differently from the metadata on purpose; tested in phone.test.ts. */
const CORRECTED = new Set([555, 600, 622, 633, ...NEW_AREA_CODES.map(({ code }) => Number(code))]);
const digit = fc.integer({ min: 0, max: 9 });
const exchange = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 0, max: 999 }))
  .filter(([area, office]) => !CORRECTED.has(area) && office !== 976 && office % 100 !== 11);
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

test.each(NEW_AREA_CODES.map(({ code, beside }) => [code, beside]))(
  'the new area code %s is read and located like %s, which it overlays',
  (code, beside) => {
    const read = (area: string) => parsePhone(`+1${area}2345678`);
    expect(read(code)).toEqual({ ...read(beside), e164: `+1${code}2345678` });
    expect(areaCodeLocation(`+1${code}2345678`)).toEqual(areaCodeLocation(`+1${beside}2345678`));
    expect(areaCodeLocation(`+1${code}2345678`)).toBeDefined();
  },
);

test('a new area code says where it is known from and is not its own neighbor', () => {
  expect(NEW_AREA_CODES.map(({ code }) => code)).toEqual(expect.arrayContaining(['621', '679', '457', '729']));
  for (const { code, beside, source, inServiceFrom } of NEW_AREA_CODES) {
    expect(source).not.toBe('');
    expect(code).not.toBe(beside);
    if (inServiceFrom !== null) expect(inServiceFrom).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});
