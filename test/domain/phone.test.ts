import fc from 'fast-check';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parsePhone } from '../../src/domain/phone.ts';

test.each([
  ['+12025550123', undefined, '+12025550123', 'US'],
  ['(202) 555-0123', 'US', '+12025550123', 'US'],
  ['202.555.0123', 'us', '+12025550123', 'US'],
  ['1 202 555 0123', 'US', '+12025550123', 'US'],
  ['12025550123.0', 'US', '+12025550123', 'US'],
  ["'+12025550123", undefined, '+12025550123', 'US'],
  ['="+12025550123"', undefined, '+12025550123', 'US'],
  ['tel:+1-202-555-0123', undefined, '+12025550123', 'US'],
  ['TEL: +1-202-555-0123', undefined, '+12025550123', 'US'],
  ['＋１２０２５５５０１２３', undefined, '+12025550123', 'US'],
  ['（２０２）５５５－０１２３', 'US', '+12025550123', 'US'],
  ['९८७६५४३२१०', 'IN', '+919876543210', 'IN'],
  ['٠١٠٠ ١٢٣ ٤٥٦٧', 'EG', '+201001234567', 'EG'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'TH', '+66812345678', 'TH'],
  ['٢٠٢٥٥٥٠١٢٣', 'US', '+12025550123', 'US'],
  ['\u202a+1 202\u00a0555\u2011 0123\u202c', undefined, '+12025550123', 'US'],
  ['011 44 7700 900123', 'US', '+447700900123', 'GB'],
  ['0044 7700 900123', 'US', '+447700900123', 'GB'],
  ['00447700900123', undefined, '+447700900123', 'GB'],
  ['0011 44 7700 900123', 'AU', '+447700900123', 'GB'],
  ['0011447912345678', 'au', '+447912345678', 'GB'],
  ['(0011) 1 202 555 0123', 'AU', '+12025550123', 'US'],
  ['0044 7700 900123', 'AU', '+447700900123', 'GB'],
  ['+00 44 7700 900123', undefined, '+447700900123', 'GB'],
  ['010 44 7700 900123', 'JP', '+447700900123', 'GB'],
  ['810 44 7700 900123', 'RU', '+447700900123', 'GB'],
  ['0015 44 7700 900123', 'BR', '+447700900123', 'GB'],
  ['001 44 7700 900123', 'SG', '+447700900123', 'GB'],
  ['0044 7912 345678', 'SG', '+447912345678', 'GB'],
  ['009 1 202 555 0123', 'ID', '+12025550123', 'US'],
  ['00 1 202 555 0123', 'FR', '+12025550123', 'US'],
  ['+16212345678', undefined, '+16212345678', 'US'],
  ['(679) 234-5678', 'US', '+16792345678', 'US'],
  ['07700 900123', 'GB', '+447700900123', 'GB'],
  ['07700 900123', 'uk', '+447700900123', 'GB'],
  ['+44 (0)7700 900123', undefined, '+447700900123', 'GB'],
  ['+14165550123', undefined, '+14165550123', 'CA'],
  ['+15551234567', undefined, '+15551234567', 'US'],
  ['+18765550123', 'US', '+18765550123', 'JM'],
  ['0151 23456789', 'DE', '+4915123456789', 'DE'],
  ['06 39 98 01 23', 'FR', '+33639980123', 'FR'],
  ['+61 491 570 156', undefined, '+61491570156', 'AU'],
  ['+521 55 1234 5678', undefined, '+525512345678', 'MX'],
  ['044 55 1234 5678', 'MX', '+525512345678', 'MX'],
  ['(045) 55-1234-5678', 'MX', '+525512345678', 'MX'],
  ['01 55 1234 5678', 'MX', '+525512345678', 'MX'],
  ['+52 55 1234 5678', undefined, '+525512345678', 'MX'],
  ['5215541637145', 'MX', '+525541637145', 'MX'],
  ['5215541637145', 'US', '+525541637145', 'MX'],
  ['52 1 55 4163 7145', 'US', '+525541637145', 'MX'],
  ['+52 1 55 4163 7145', undefined, '+525541637145', 'MX'],
  ['+52 (1) 55 4163 7145', undefined, '+525541637145', 'MX'],
  ['(+52) 1 55 4163 7145', undefined, '+525541637145', 'MX'],
  ['00 52 1 55 4163 7145', undefined, '+525541637145', 'MX'],
  ['(+1) 202-555-0172', undefined, '+12025550172', 'US'],
  ['(+44) 7912 345678', 'US', '+447912345678', 'GB'],
  ['(0044) 7912 345678', 'US', '+447912345678', 'GB'],
  ['00 44 7912 345678', undefined, '+447912345678', 'GB'],
  ['++12025550172', undefined, '+12025550172', 'US'],
  ['+1 202 555 0172,', undefined, '+12025550172', 'US'],
  ['202-555-0172;', 'US', '+12025550172', 'US'],
  ['202-555-0172 ,', 'US', '+12025550172', 'US'],
  ['whatsapp:+12025550172', undefined, '+12025550172', 'US'],
  ['tel://+12025550172', undefined, '+12025550172', 'US'],
  ['https://wa.me/12025550172', undefined, '+12025550172', 'US'],
  ['p:+12025550172', undefined, '+12025550172', 'US'],
  ['Mobile: 202-555-0172', 'US', '+12025550172', 'US'],
  ['+1 (202) 555-0172 (mobile)', undefined, '+12025550172', 'US'],
  ['US +1 202 555 0172', undefined, '+12025550172', 'US'],
  ['🇺🇸 +1 202 555 0172', undefined, '+12025550172', 'US'],
  ['202·555·0172', 'US', '+12025550172', 'US'],
  ['202_555_0172', 'US', '+12025550172', 'US'],
  ['202—555‒0172', 'US', '+12025550172', 'US'],
  ['(11) 98765-4321', 'BR', '+5511987654321', 'BR'],
  ['312345', 'AD', '+376312345', 'AD'],
])('parses %s with default country %s as %s', (raw, defaultCountry, e164, country) => {
  expect(parsePhone(raw, defaultCountry)).toMatchObject({ ok: true, e164, country });
});

test.each([
  ['', 'US', 'phone_missing'],
  ['  \u200b ', 'US', 'phone_missing'],
  ['hello', 'US', 'phone_invalid'],
  ['hello', undefined, 'phone_invalid'],
  ['+', undefined, 'phone_invalid'],
  ['555-1234', 'US', 'phone_invalid'],
  ['+1202555', undefined, 'phone_invalid'],
  ['+1202555012345', undefined, 'phone_invalid'],
  ['555-555-5555', 'US', 'phone_invalid'],
  ['202-555-0123 / 202-555-0124', 'US', 'phone_invalid'],
  ['20255501234', 'US', 'phone_invalid'],
  ['+1 202 555 0172 / +1 202 555 0173', undefined, 'phone_invalid'],
  ['2025550172, 2025550173', 'US', 'phone_invalid'],
  ['1.20256E+10', 'US', 'phone_invalid'],
  ['447912345678', 'US', 'phone_invalid'],
  ['5215541637145', undefined, 'phone_country_unknown'],
  ['521554163714', 'US', 'phone_invalid'],
  ['9'.repeat(500), 'US', 'phone_invalid'],
  ['202-555-0123', undefined, 'phone_country_unknown'],
  ['202-555-0123', 'ZZ', 'phone_country_unknown'],
  ['+99912345678', undefined, 'phone_country_unknown'],
  ['12345', 'US', 'phone_not_textable'],
  ['727272', undefined, 'phone_not_textable'],
  ['+18005551234', undefined, 'phone_not_textable'],
  ['+19005551234', undefined, 'phone_not_textable'],
  ['+80012345678', undefined, 'phone_not_textable'],
  // Premium-rate, shared-cost, personal and non-geographic numbers: no phones, and a risk of fraud.
  ['+447012345678', undefined, 'phone_not_textable'],
  ['070 1234 5678', 'GB', 'phone_not_textable'],
  ['+447600123456', undefined, 'phone_not_textable'],
  ['+449098790000', undefined, 'phone_not_textable'],
  ['+448712345678', undefined, 'phone_not_textable'],
  ['+443001234567', undefined, 'phone_not_textable'],
  ['+15005550123', undefined, 'phone_not_textable'],
  ['+15215550123', undefined, 'phone_not_textable'],
  ['+16225550123', undefined, 'phone_not_textable'],
  ['+16005550123', undefined, 'phone_not_textable'],
  ['(900) 555-0123', 'US', 'phone_not_textable'],
  ['+12129765555', undefined, 'phone_not_textable'],
  ['+14169765555', undefined, 'phone_not_textable'],
  ['+12129115555', undefined, 'phone_invalid'],
  ['+33899123456', undefined, 'phone_not_textable'],
  ['+33806123456', undefined, 'phone_not_textable'],
  ['+34803123456', undefined, 'phone_not_textable'],
  ['+34902123456', undefined, 'phone_not_textable'],
  ['+34701234567', undefined, 'phone_not_textable'],
  ['+353700123456', undefined, 'phone_not_textable'],
  ['+41900123456', undefined, 'phone_not_textable'],
  ['+41878123456', undefined, 'phone_not_textable'],
  ['+48700123456', undefined, 'phone_not_textable'],
  ['+611300123456', undefined, 'phone_not_textable'],
  ['+81990123456', undefined, 'phone_not_textable'],
  ['+4590123456', undefined, 'phone_not_textable'],
  ['+46939123456', undefined, 'phone_not_textable'],
  ['+8816312345678', undefined, 'phone_not_textable'],
  ['+870773111632', undefined, 'phone_not_textable'],
  ['+882123456789', undefined, 'phone_not_textable'],
  ['+979123456789', undefined, 'phone_not_textable'],
  ['+442079460123', undefined, 'phone_not_textable'],
  ['+390612345678', undefined, 'phone_not_textable'],
  ['+443069990123', undefined, 'phone_not_textable'],
  ['202-555-0123 x45', 'US', 'phone_not_textable'],
])('rejects %s with default country %s as %s', (raw, defaultCountry, code) => {
  expect(parsePhone(raw, defaultCountry)).toEqual({ ok: false, code });
});

test('only Germany and Austria have national numbers that look like Mexican ones with the old 1, and there these are refused', () => {
  for (const country of getCountries())
    for (const digits of ['5215541637145', '5213312345678', '5218112345678'])
      if (country === 'DE' || country === 'AT') expect(parsePhone(digits, country)).toMatchObject({ ok: false });
      else if (country !== 'MX') expect(parsePhoneNumberFromString(digits, country)?.isValid() ?? false).toBe(false);
});

test.each(['%', '(%)', '%,', '%;', ' % ', "'%", '="%"', 'tel:%', 'whatsapp:%', 'p:%', '\u202a%\u202c', 'Cell: %'])(
  'a number written as %j is the number in any notation of its digits',
  (around) => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '+1 202 555 0172',
          '(+1) 202-555-0172',
          '001 202 555 0172',
          '+1.202.555.0172',
          '+1–202–555–0172',
          '＋１２０２５５５０１７２',
        ),
        (written) => {
          // A second pair of parentheses is no notation.
          if (around === '(%)' && written.startsWith('(')) return;
          expect(parsePhone(around.replace('%', written), 'GB')).toMatchObject({ ok: true, e164: '+12025550172' });
        },
      ),
    );
  },
);

test('accepts fictional North American numbers in the tested area codes, as both mobile and landline', () => {
  for (const area of ['202', '212', '305', '415', '512', '646', '808', '907']) {
    expect(parsePhone(`+1${area}5550199`)).toMatchObject({ ok: true, lineType: 'FIXED_LINE_OR_MOBILE' });
  }
});

test('parsing never throws, and its result is E.164 that parses to itself', () => {
  const phoneLike = fc.array(
    fc.oneof(fc.constantFrom(...'+0123456789 ().-/x;,=\u200e#*'.split('')), fc.string({ unit: 'binary' })),
    {
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(phoneLike, fc.constantFrom('US', 'GB', 'MX', '', undefined), (parts, country) => {
      const phone = parsePhone(parts.join(''), country);
      if (!phone.ok) return;
      expect(phone.e164).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(parsePhone(phone.e164)).toEqual(phone);
    }),
    { numRuns: 2000 },
  );
});
