import fc from 'fast-check';
import { parseExactJson } from '../../src/domain/exact-json.ts';

test.each([
  ['{"a":12345678901234567890}', { a: '12345678901234567890' }],
  ['{"a":-12345678901234567890}', { a: '-12345678901234567890' }],
  ['{"a":[9007199254740991,9007199254740993]}', { a: [9007199254740991, '9007199254740993'] }],
  ['{"a":1234567890123456789.5}', { a: Number('1234567890123456789.5') }],
  ['{"a":1e30}', { a: 1e30 }],
  ['{"12345678901234567890":1}', { '12345678901234567890': 1 }],
  [
    '{"a":"say \\"12345678901234567890\\" 12345678901234567890"}',
    { a: 'say "12345678901234567890" 12345678901234567890' },
  ],
  [
    '{"id":12345678901234567890,"params":{"id":12345678901234567890}}',
    { id: Number('12345678901234567890'), params: { id: '12345678901234567890' } },
  ],
  ['[{"id":12345678901234567890}]', [{ id: Number('12345678901234567890') }]],
])('%s is read without rounding', (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});

test('text that is not JSON does not become JSON', () => {
  for (const text of ['{"a":0012345678901234567890}', '12345678901234567890 1', '{"a":+12345678901234567890}'])
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
});

test('any other JSON is read as JSON.parse reads it, and any integer keeps its digits', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{16}/.test(text));
      expect(parseExactJson(text)).toEqual(JSON.parse(text));
    }),
  );
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.json(), (integer, text) => {
      const read = parseExactJson(`{"a":${integer},"b":${text}}`) as { a: unknown };
      expect(String(read.a)).toBe(String(integer));
    }),
  );
});
