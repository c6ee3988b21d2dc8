import { parseJson } from '../../src/rpc/json-text.ts';

const codeOf = (text: string): unknown => {
  try {
    parseJson(text);
    return null;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

test.each([
  ['numbers', `[${'1,'.repeat(59_997)}1]`, `[${'1,'.repeat(60_000)}1]`],
  ['empty objects', `[${'{},'.repeat(29_000)}{}]`, `[${'{},'.repeat(30_000)}{}]`],
  ['keys', `{${keys(59_000)}}`, `{${keys(60_001)}}`],
  ['levels', `${'['.repeat(59_999)}${']'.repeat(59_999)}`, `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
])('JSON with too many %s is refused before it is parsed', (_what, allowed, refused) => {
  expect(codeOf(allowed)).toBeNull();
  expect(codeOf(refused)).toBe(-32600);
});

test.each(['['.repeat(500_000), `"${','.repeat(70_000)}`, `[${'1,'.repeat(70_000)}`])(
  'text without an end is invalid JSON, however many values it has',
  (text) => {
    expect(codeOf(text)).toBe(-32700);
  },
);

test('commas and brackets within strings are not values', () => {
  const text = JSON.stringify({ 'a"[': `${',[{'.repeat(50_000)}\\"`, b: ['\\', '"'.repeat(1000)] });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

function keys(count: number): string {
  return Array.from({ length: count }, (_, n) => `"${n.toString(36)}":1`).join(',');
}
