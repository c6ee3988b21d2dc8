import { newId } from '../../src/platform/ids.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The 128 bits of an id in UUID notation. */
function uuidOf(id: string): string {
  const bits = [...id.slice(id.indexOf('_') + 1)].reduce(
    (sum, digit) => sum * 32n + BigInt(ALPHABET.indexOf(digit)),
    0n,
  );
  return bits.toString(16).padStart(32, '0');
}

test('an id is its prefix and a UUIDv7 in 26 base 32 digits', () => {
  for (let i = 0; i < 1000; i += 1) {
    const id = newId('con', 1_700_000_000_000 + i);
    expect(id).toMatch(/^con_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    // RFC 9562, section 5.7: 48 bits of milliseconds, version 7, variant 10.
    expect(uuidOf(id)).toMatch(/^[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    expect(Number.parseInt(uuidOf(id).slice(0, 12), 16)).toBe(1_700_000_000_000 + i);
  }
});

test('ids sort by the millisecond of their creation', () => {
  const times = [0, 1, 31, 32, 1023, 1024, 1_699_999_999_999, 1_700_000_000_000, 2 ** 48 - 1];
  const ids = times.map((time) => newId('msg', time));
  expect(ids.toSorted()).toEqual(ids);
});

test('100,000 ids created in one millisecond are unique', () => {
  expect(new Set(Array.from({ length: 100_000 }, () => newId('aud', 1_700_000_000_000))).size).toBe(100_000);
});

test('ids created in one millisecond sort in the order of their creation', () => {
  const made = Array.from({ length: 1_500 }, () => newId('evt', 1_700_000_000_123));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
