import fc from 'fast-check';
import { measureText } from '../../../src/domain/content/encoding.ts';
import { smartEncode } from '../../../src/domain/content/smart-encoding.ts';

test.each([
  [
    'quotes, dashes, spaces and ellipses',
    '\u201cIt\u2019s\u00a0here\u201d \u2013 soon\u2026 \u2018ok\u2019 \u2014 `x`',
    "\"It's here\" - soon... 'ok' - 'x'",
  ],
  ['full-width forms', '\uff33\uff21\uff2c\uff25\uff01 \uff11\uff10\uff05', 'SALE! 10%'],
  ['ligatures', 'o\ufb03ce \ufb01le', 'office file'],
  ['bullets and thin spaces', '\u2022\u2009one', '- one'],
  ['guillemets and primes', '\u00abok\u00bb 5\u2032', '"ok" 5\''],
  ['invisible characters', 'a\u200bb\ufeffc', 'abc'],
  ['letters that are written with combining marks', 'Jose\u0301\u2019s', "Jos\u00e9's"],
])('replaces %s', (_what, text, encoded) => {
  expect(smartEncode(text, 'punctuation')).toBe(encoded);
});

test('letters of names stay unless letters are replaced explicitly', () => {
  const text = 'Fran\u00e7ois\u2019s and Jos\u00e9 \u2014 Mu\u00f1oz, Gro\u00df, \u0141ukasz';
  expect(smartEncode(text, 'punctuation')).toBeNull();
  expect(smartEncode(text, 'letters')).toBe("Francois's and Jos\u00e9 - Mu\u00f1oz, Gro\u00df, Lukasz");
});

test.each([
  'Hi \ud83c\udf89 \u2014 it\u2019s on',
  '\u041f\u0440\u0438\u0432\u0435\u0442 \u2014 \u0434\u0430',
  '\u2764\ufe0f\u2026',
  '2\u00bd \u2013 3',
])('changes nothing in "%s", which needs UCS-2 in any case', (text) => {
  expect(smartEncode(text, 'letters')).toBeNull();
});

test('changes nothing when the message is in GSM-7, or when smart encoding is off', () => {
  expect(smartEncode("It's plain \u20ac", 'letters')).toBeNull();
  expect(smartEncode('It\u2019s', 'off')).toBeNull();
});

test('changes nothing when the replacements would take more segments', () => {
  expect(smartEncode('\u2026'.repeat(70), 'punctuation')).toBeNull();
});

test('an encoded message is in GSM-7 and takes no more segments than the original', () => {
  const units = fc.oneof(
    fc.constantFrom(...'abc \u2019\u2014\u2026\u00a0\u201d\u20ac\u00e7\u00e9'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(units, { maxLength: 200 }), fc.constantFrom('punctuation', 'letters'), (parts, mode) => {
      const text = parts.join('');
      const encoded = smartEncode(text, mode);
      if (encoded === null) return;
      expect(measureText(encoded).encoding).toBe('GSM-7');
      expect(measureText(encoded).segments).toBeLessThanOrEqual(measureText(text).segments);
    }),
  );
});
