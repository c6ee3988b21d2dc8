import fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { toE164 } from '../../src/domain/e164.ts';
import { parseAsWritten, parsePhone } from '../../src/domain/phone.ts';
import { canonicalPhone, OTHER_FORMS, phoneForms } from '../../src/domain/phone-forms.ts';

/** Canonical forms that have another form, of every rule. */
const withTwoForms = fc
  .constantFrom(...OTHER_FORMS.patterns)
  .chain((pattern) => fc.stringMatching(new RegExp(pattern)))
  .filter((phone) => parsePhone(phone).ok);

test.each([
  ['+54 11 2345-6789', undefined, '+5491123456789'],
  ['+54 9 11 2345-6789', undefined, '+5491123456789'],
  ['011 15 2345-6789', 'AR', '+5491123456789'],
  ['11 2345-6789', 'AR', '+5491123456789'],
  ['+54 11 15 2345 6789', undefined, '+5491123456789'],
  ['0054 2966 623456', 'ES', '+5492966623456'],
  ['02966 15 623456', 'AR', '+5492966623456'],
  ['+55 11 8765-4321', undefined, '+5511987654321'],
  ['(11) 8765-4321', 'BR', '+5511987654321'],
  ['0 15 11 8765-4321', 'BR', '+5511987654321'],
  ['+55 (0)11 98765-4321', undefined, '+5511987654321'],
  ['+52 1 55 1234 5678', undefined, '+525512345678'],
  ['+52 044 55 1234 5678', undefined, '+525512345678'],
  ['+52 (045) 55 1234 5678', undefined, '+525512345678'],
  ['07 07 07 07', 'CI', '+2250707070707'],
  ['+225 47 12 34 56', undefined, '+2250747123456'],
  ['+225 44 12 34 56', undefined, '+2250544123456'],
  ['+225 40 12 34 56', undefined, '+2250140123456'],
  ['+229 90 01 12 34', undefined, '+2290190011234'],
  ['06 03 12 34', 'GA', '+24166031234'],
  ['+241 6 03 12 34', undefined, '+24166031234'],
  ['+241 07 12 34 56', undefined, '+24177123456'],
  ['0168 123 4567', 'VN', '+84381234567'],
  ['+84 (0)121 123 4567', undefined, '+84791234567'],
  ['059-912-3456', 'IL', '+970599123456'],
  ['+972 56 912 3456', undefined, '+970569123456'],
])('%s with default country %s is the person of %s', (raw, country, e164) => {
  expect(parsePhone(raw, country)).toMatchObject({ ok: true, e164 });
  expect(toE164(raw, country)).toBe(e164);
});

test.each([
  // Trunked radio of Brazil kept eight digits.
  ['+55 11 7865-4321', '+551178654321'],
  // Monaco's own numbers have the former code of Kosovo.
  ['+377 44 123 456', '+37744123456'],
  ['+972 52 123 4567', '+972521234567'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+225 27 20 12 34 56', '+2252720123456'],
])('%s keeps its form, which is the only one', (raw, e164) => {
  expect(toE164(raw)).toBe(e164);
  expect(phoneForms(canonicalPhone(e164))[0]).toBe(e164);
});

test('every form of a number is read as the same number, and as no other', () => {
  fc.assert(
    fc.property(withTwoForms, (phone) => {
      const forms = phoneForms(phone);
      expect(forms.length).toBeGreaterThan(1);
      for (const form of forms) {
        expect(canonicalPhone(form)).toBe(phone);
        expect(parsePhone(form)).toEqual(parsePhone(phone));
        expect(toE164(form)).toBe(phone);
        expect(phoneForms(form)).toEqual(forms);
      }
    }),
    { numRuns: 3_000 },
  );
});

test('a number of a country without a rule has one form', () => {
  const changed = getCountries().filter((country) => {
    const phone = getExampleNumber(country, examples)?.number ?? '';
    return canonicalPhone(phone) !== phone;
  });
  // The example of Gabon is from before its migration.
  expect(changed).toEqual(['GA']);
  expect(phoneForms('+12025550143')).toEqual(['+12025550143']);
  expect(phoneForms('+447700900123')).toEqual(['+447700900123']);
});

test('a replaced form is no mobile of another person: only Gabon and Israel list both forms', () => {
  const listed = new Set<CountryCode | undefined>();
  fc.assert(
    fc.property(withTwoForms, (phone) => {
      for (const form of phoneForms(phone).slice(1)) {
        const parsed = parsePhoneNumberFromString(form, { extract: false });
        if (parsed?.getType() === 'MOBILE') listed.add(parsed.country);
      }
    }),
    { numRuns: 3_000 },
  );
  expect([...listed].sort()).toEqual(['GA', 'IL']);
});

test('a number in a country that dials a prefix is the same with the prefix after its country code', () => {
  for (const country of getCountries()) {
    const phone = getExampleNumber(country, examples);
    if (phone === undefined || !parsePhone(phone.number).ok) continue;
    const prefixed = parsePhone(`+${phone.countryCallingCode} (0) ${phone.nationalNumber}`);
    if (prefixed.ok) expect([country, prefixed.e164]).toEqual([country, canonicalPhone(phone.number)]);
  }
});

test('a number of a sender keeps the form that its carrier knows', () => {
  expect(parseAsWritten('+972 59 912 3456')).toMatchObject({ ok: true, e164: '+972599123456' });
  expect(parseAsWritten('+1 202 555 0143')).toMatchObject({ ok: true, e164: '+12025550143' });
});
