import fc from 'fast-check';
import { measureText } from '../../../../src/domain/encoding.ts';
import { decodeGsm, encodeGsm } from '../../../../src/messaging/carriers/smpp/gsm-alphabet.ts';
import { textOctets } from '../../../../src/messaging/carriers/smpp/octets.ts';

const decode = ({ dataCoding, segments }: ReturnType<typeof textOctets>): string[] =>
  segments.map((octets) => (dataCoding === 0 ? decodeGsm(octets) : Buffer.from(octets).swap16().toString('utf16le')));

test('the alphabet is the one that texts are measured and billed by', () => {
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    const { encoding, units } = measureText(character);
    expect(encodeGsm(character)?.length ?? 'UCS-2').toBe(encoding === 'GSM-7' ? units : 'UCS-2');
  }
});

test('what the alphabet encodes it decodes, and every octet stands for something', () => {
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

test('a text is cut into as many segments as are billed, each with room on the air and whole in itself', () => {
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
