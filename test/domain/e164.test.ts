import fc from 'fast-check';
import { toE164 } from '../../src/domain/e164.ts';
import { parsePhone } from '../../src/domain/phone.ts';

test.each([
  ['+447012345678', undefined, '+447012345678'],
  ['070 1234 5678', 'GB', '+447012345678'],
  ['+1 (900) 555-0123', undefined, '+19005550123'],
  ['900-555-0123', 'US', '+19005550123'],
  ['1 500 555 0123', 'US', '+15005550123'],
  ['020 7946 0123', 'GB', '+442079460123'],
  ['0044 70 1234 5678', 'FR', '+447012345678'],
  ['+8816312345678', undefined, '+8816312345678'],
  ['+9991234567', undefined, '+9991234567'],
  ['(202) 555-0123', 'US', '+12025550123'],
])('%s with the default country %s is %s, whether it can receive messages or not', (raw, country, e164) => {
  expect(toE164(raw, country)).toBe(e164);
});

test.each([
  ['', 'US'],
  ['hello', 'US'],
  ['12345', 'US'],
  ['900-555-0123', undefined],
  ['+0123456789', undefined],
  ['+1234567890123456', undefined],
  ['202-555-0123 x45', 'US'],
  ['9'.repeat(500), 'US'],
])('%s with the default country %s is no phone number', (raw, country) => {
  expect(toE164(raw, country)).toBeNull();
});

test('a number that can be sent to has one form, and the form is read as itself', () => {
  const typed = fc
    .array(fc.constantFrom(...'+0123456789 ().-'.split('')), { maxLength: 18 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(typed, fc.constantFrom('US', 'GB', 'AU', undefined), (raw, country) => {
      const e164 = toE164(raw, country);
      const parsed = parsePhone(raw, country);
      if (parsed.ok) expect(e164).toBe(parsed.e164);
      if (e164 === null) return;
      expect(e164).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(toE164(e164)).toBe(e164);
    }),
    { numRuns: 2_000 },
  );
});
