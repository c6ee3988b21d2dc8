import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { measureText } from '../../../src/domain/content/encoding.ts';

const a = (count: number) => 'a'.repeat(count);

test.each([
  ['160 basic characters', a(160), 'GSM-7', 1, 160],
  ['161 basic characters', a(161), 'GSM-7', 2, 161],
  ['306 basic characters', a(306), 'GSM-7', 2, 306],
  ['307 basic characters', a(307), 'GSM-7', 3, 307],
  ['80 euro signs', '€'.repeat(80), 'GSM-7', 1, 160],
  ['81 euro signs', '€'.repeat(81), 'GSM-7', 2, 162],
  ['306 septets with an extension pair on the boundary', `${a(152)}€${a(152)}`, 'GSM-7', 3, 306],
  ['70 Cyrillic letters', 'я'.repeat(70), 'UCS-2', 1, 70],
  ['71 Cyrillic letters', 'я'.repeat(71), 'UCS-2', 2, 71],
  ['134 Cyrillic letters', 'я'.repeat(134), 'UCS-2', 2, 134],
  ['135 Cyrillic letters', 'я'.repeat(135), 'UCS-2', 3, 135],
  ['35 emoji', '😀'.repeat(35), 'UCS-2', 1, 70],
  ['36 emoji', '😀'.repeat(36), 'UCS-2', 2, 72],
  ['134 units with a surrogate pair on the boundary', `${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'UCS-2', 3, 134],
  ['99 letters and a typographic apostrophe', `${a(99)}\u2019`, 'UCS-2', 2, 100],
  ['a backtick', '`', 'UCS-2', 1, 1],
  ['a tab', '\t', 'UCS-2', 1, 1],
  ['a no-break space', '\u00a0', 'UCS-2', 1, 1],
  ['a lower-case c with cedilla', 'ç', 'UCS-2', 1, 1],
  ['an upper-case C with cedilla', 'Ç', 'GSM-7', 1, 1],
  ['a CRLF line break', '\r\n', 'GSM-7', 1, 2],
  ['an escape character', '\u001b', 'UCS-2', 1, 1],
  ['an empty message', '', 'GSM-7', 0, 0],
])('measures %s', (_name, text, encoding, segments, units) => {
  expect(measureText(text)).toMatchObject({ encoding, segments, units });
});

test('returns the capacity of a segment, which is smaller once the message has several', () => {
  expect([a(160), a(161), 'я', 'я'.repeat(71)].map((text) => measureText(text).unitsPerSegment)).toEqual([
    160, 153, 70, 67,
  ]);
});

test('the cap of ten segments is 1,530 septets or 670 units', () => {
  expect([a(1530), a(1531), 'я'.repeat(670), 'я'.repeat(671)].map((text) => measureText(text).segments)).toEqual([
    10, 11, 10, 11,
  ]);
});

/**
 * Twilio's calculator keeps whole grapheme clusters in a segment (flags, families, base and
 * accent). Carriers split between code points, as the messaging rules do, so the test generates
 * characters that never form a cluster. Twilio's calculator also counts one segment for an empty
 * message; Tern counts none.
 */
const gsm = fc.constantFrom(...'@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./09:;<=>?¡AZÄÖÑÜ§¿azäöñüà'.split(''));
const extension = fc.constantFrom(...'^{}\\[~]|€\f'.split(''));
const bmp = fc.constantFrom(...'яЖçêłşžțğ文字漢かナ’“—…`'.split(''));
const astral = fc.constantFrom('😀', '🚀', '🍕', '𝒳', '𠮷');
const runs = (...pool: fc.Arbitrary<string>[]) =>
  fc
    .array(fc.tuple(fc.oneof(...pool), fc.integer({ min: 1, max: 80 })), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.map(([character, times]) => character.repeat(times)).join(''));

test.each([
  ['basic and extension characters', runs(gsm, extension)],
  ['characters of the Basic Multilingual Plane', runs(gsm, extension, bmp)],
  ['characters of all planes', runs(gsm, extension, bmp, astral)],
])('agrees with an independent calculator on %s', (_name, strings) => {
  fc.assert(
    fc.property(strings, (text) => {
      const theirs = new SegmentedMessage(text);
      expect([measureText(text).encoding, measureText(text).segments]).toEqual([
        theirs.getEncodingName(),
        theirs.segmentsCount,
      ]);
    }),
    { numRuns: 150 },
  );
});
