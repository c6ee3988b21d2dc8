import { createHash } from 'node:crypto';
import { createTextSealer } from '../../src/platform/sealed-text.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const PLACE = 'webhook acc_1';

test.each(['whsec_abc', '', 'Zoë 😀', 'x'.repeat(20_000)])('what was sealed opens again (%#)', (plain) => {
  const sealer = createTextSealer([OLD]);
  expect(sealer.open(sealer.seal(plain, PLACE), PLACE)).toBe(plain);
});

test('a sealed text shows its version and its key, never itself, and differs each time', () => {
  const sealer = createTextSealer([OLD]);
  const id = createHash('sha256').update(OLD).digest('hex').slice(0, 8);
  const texts = Array.from({ length: 100 }, () => sealer.seal('whsec_abc', PLACE));
  for (const text of texts) expect(text).toMatch(new RegExp(`^v1\\.${id}\\.[\\w-]{16}\\.[\\w-]{34}$`));
  expect(new Set(texts.map((text) => text.split('.')[2])).size).toBe(100);
  expect(texts.join()).not.toContain('whsec');
});

test('a sealed text opens only where it belongs', () => {
  const sealer = createTextSealer([OLD]);
  const sealed = sealer.seal('whsec_abc', PLACE);
  expect(() => sealer.open(sealed, 'webhook acc_2')).toThrow('belongs to something else than webhook acc_2');
  expect(() => sealer.open(sealed, '')).toThrow('belongs to something else');
});

test('a sealed text that differs in any character does not open', () => {
  const sealer = createTextSealer([OLD]);
  const sealed = sealer.seal('whsec_abc', PLACE);
  for (let i = 0; i < sealed.length; i += 1) {
    for (const letter of ['A', 'B', '0', '1', '.', '']) {
      const changed = sealed.slice(0, i) + letter + sealed.slice(i + 1);
      if (changed !== sealed) expect(() => sealer.open(changed, PLACE)).toThrow(/changed|sealed/);
    }
  }
});

test('a last letter with other spare bits does not open either', () => {
  const sealer = createTextSealer([OLD]);
  const sealed = sealer.seal('ab', PLACE);
  const opened = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((letter) => {
    try {
      return sealer.open(sealed.slice(0, -1) + letter, PLACE) === 'ab';
    } catch {
      return false;
    }
  });
  expect(opened).toEqual([sealed.at(-1)]);
});

test.each(['', 'v1', 'v2.00000000.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA', 'whsec_abc', 'v1.00000000.AAAA.AAAA'])(
  'what was never sealed does not open: %j',
  (text) => {
    expect(() => createTextSealer([OLD]).open(text, PLACE)).toThrow('This is not a sealed text of version 1.');
  },
);

test('a new key seals, the old one still opens, and a key that is gone is named', () => {
  const sealed = createTextSealer([OLD]).seal('whsec_abc', PLACE);
  const both = createTextSealer([NEW, OLD]);
  expect(both.open(sealed, PLACE)).toBe('whsec_abc');
  expect(createTextSealer([NEW]).open(both.seal('whsec_def', PLACE), PLACE)).toBe('whsec_def');
  expect(() => createTextSealer([NEW]).open(sealed, PLACE)).toThrow(sealed.split('.')[1]);
});

test.each([0, 16, 31, 33])('a key of %d bytes is refused before anything is sealed', (bytes) => {
  expect(() => createTextSealer([NEW, Buffer.alloc(bytes)])).toThrow('A sealing key is 32 bytes');
});
