import fc from 'fast-check';
import { decodeGsm, encodeGsm } from '../../../src/carriers/smpp/gsm-alphabet.ts';
import { textOctets } from '../../../src/carriers/smpp/submit/octets.ts';
import { measureText } from '../../../src/domain/content/encoding.ts';

const decode = ({ dataCoding, segments }: ReturnType<typeof textOctets>): string[] =>
  segments.map((octets) => (dataCoding === 0 ? decodeGsm(octets) : Buffer.from(octets).swap16().toString('utf16le')));

test('the GSM alphabet matches the one that messages are measured and billed with', () => {
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    const { encoding, units } = measureText(character);
    expect(encodeGsm(character)?.length ?? 'UCS-2').toBe(encoding === 'GSM-7' ? units : 'UCS-2');
  }
});

test('encoded text decodes to itself, and any octets decode without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'@£Çé_ÆAz^{}\\[~]|€\f\n'.split(''))), (characters) => {
      expect(decodeGsm(encodeGsm(characters.join('')) as Buffer)).toBe(characters.join(''));
    }),
  );
  fc.assert(fc.property(fc.uint8Array(), (octets) => decodeGsm(octets).length <= octets.length));
});

const characters = fc.constantFrom(...'aZ€[^éя’'.split(''), '😀', '𝒳');
const runs = fc
  .array(fc.tuple(characters, fc.integer({ min: 1, max: 90 })), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map(([character, times]) => character.repeat(times)).join(''));

test('a message is split into the billed number of segments, each of them within the limit and well-formed', () => {
  fc.assert(
    fc.property(runs, (text) => {
      const octets = textOctets(text);
      const { segments, encoding } = measureText(text);
      expect(octets.segments).toHaveLength(segments);
      expect(octets.dataCoding).toBe(encoding === 'GSM-7' ? 0 : 8);
      const most = segments === 1 ? [160, 140] : [153, 134];
      for (const segment of octets.segments)
        expect(segment.length).toBeLessThanOrEqual(most[encoding === 'GSM-7' ? 0 : 1] as number);
      const parts = decode(octets);
      expect(parts.join('')).toBe(text);
      for (const part of parts) expect(part.isWellFormed()).toBe(true);
    }),
  );
});
