import fc from 'fast-check';

/** Strings that are hard to store, index, render or display. */
export const EXTREME_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003\ufeff',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud800x',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u202eevil\u202c שלום مرحبا',
  'e\u0301'.repeat(200),
  'Z̴̛̗͕a̸͎͝l̷̢̽g̶͔̑o̵̱͌',
  '\u{10ffff}\uffff\ufffe',
  '\r\n\t\u0007\u001b[31m\u007f\u0085\u2028',
  'x'.repeat(10_240),
  '😀'.repeat(2_600),
  "'; DROP TABLE contacts; --",
  '\\\\ \\x00 %s %n %00 $1 `id` $(id)',
  '{{ first_name',
  '{% for i in (1..99999999) %}x{% endfor %}',
  '{{ "x" | append: "y" | constructor }}',
  '{}',
  '[null]',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '2026-02-30T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '0001-01-01T00:00:00+14:00',
  'Etc/GMT+99',
  '../../../etc/passwd',
  'https://[::1',
  'https://a:b@169.254.169.254/',
  '%_%',
  '（２０２）５５５',
  '+1202555014३',
  `+${'9'.repeat(39)}`,
  'con_01jd0000000000000000000001 ',
  'CON_01JD0000000000000000000001',
];

export const EXTREME_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e-320,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1.7976931348623157e308,
];

export const TIMES: readonly string[] = [
  '2026-01-01T00:00:00Z',
  '2026-11-20T12:00:00.123456+05:45',
  '2020-02-29T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '1969-12-31t23:59:59z',
  '2027-03-28T02:30:00+01:00',
];

/** A cursor with a valid prefix and a forged position. */
const forged = (after: string): string => Buffer.from(`after:${after}`).toString('base64url');
export const FORGED_CURSORS: readonly string[] = [
  '',
  'x',
  '😀',
  '9'.repeat(400),
  '2026-01-01',
  '1',
  '/',
  '2026-13-45T99:99:99Z/x',
  '|||',
  'con_01jd0000000000000000000001',
  '["2026",1]',
  "';--",
].map(forged);

/** Generates any string that a plain string schema accepts. */
export function plainText(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const longest = Math.min(maxLength, 10_000);
  const fits = (text: string): boolean => {
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  };
  const hard = EXTREME_TEXTS.filter((text) => fits(text) && text.isWellFormed() && !text.includes('\0'));
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, minLength + 30) });
  return fc.oneof(
    { weight: 4, arbitrary: text.filter(fits) },
    { weight: 1, arbitrary: fc.constantFrom('é', '😀', 'x', ' ').map((unit) => unit.repeat(longest)) },
    ...(hard.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...hard) }]),
  );
}
