import { randomFillSync } from 'node:crypto';

/** Crockford's base 32 in lower case: no i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Two digits at a time: what ten bits look like. */
const PAIRS: readonly string[] = Array.from(
  { length: 1024 },
  (_, bits) => `${ALPHABET[bits >>> 5]}${ALPHABET[bits & 31]}`,
);
const RANDOM_BYTES = 10;
const pool = Buffer.allocUnsafe(RANDOM_BYTES * 1024);
let used = pool.length;
let lastMs = -1;
let lastDigits = '';
let counter = 0;

/** The kinds of things that have ids, by their prefix. */
export type IdPrefix =
  | 'acc'
  | 'key'
  | 'aud'
  | 'con'
  | 'cse'
  | 'tag'
  | 'lst'
  | 'tpl'
  | 'num'
  | 'cmp'
  | 'msg'
  | 'inb'
  | 'cre'
  | 'hld'
  | 'req'
  | 'imp'
  | 'evt'
  | 'exp'
  | 'prg'
  | 'brn'
  | 'reg'
  | 'tfv'
  | 'src'
  | 'scn'
  | 'cnv';

/**
 * An id that sorts by the time it was made: prefix, underscore, and a UUIDv7 (RFC 9562) in 26 characters of base 32, which is the
 * TypeID form. Ids of one millisecond sort in the order in which this process made them, up to some two thousand: the twelve bits after the
 * time count (RFC 9562, section 6.2, method 1), so that what one call writes keeps its order. Random bits come from a pool, because one call to
 * the system's generator per id is slower than the id itself; the digits of the time are kept, because an import makes a thousand ids in
 * one millisecond.
 */
export function newId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const at = used;
  used += RANDOM_BYTES;
  // Begins in the lower half, so that there is room to count.
  counter = nowMs === lastMs ? (counter + 1) & 0xfff : (((pool[at] as number) & 0x07) << 8) | (pool[at + 1] as number);
  pool[at] = 0x70 | (counter >>> 8);
  pool[at + 1] = counter & 0xff;
  pool[at + 2] = 0x80 | ((pool[at + 2] as number) & 0x3f);
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastDigits = digitsOf(Math.floor(nowMs / 2 ** 20), 3) + digitsOf(nowMs % 2 ** 20, 2);
  }
  return `${prefix}_${lastDigits}${fortyBits(at)}${fortyBits(at + 5)}`;
}

/** Sorts before every id of this kind that is made from this moment on, and after those made before. */
export function firstIdAt(prefix: IdPrefix, ms: number): string {
  return `${prefix}_${digitsOf(Math.floor(ms / 2 ** 20), 3)}${digitsOf(ms % 2 ** 20, 2)}`;
}

/** 48 bits of time are the first ten digits, of which the very first has three bits. */
function digitsOf(value: number, pairs: number): string {
  let digits = '';
  for (let shift = (pairs - 1) * 10; shift >= 0; shift -= 10) digits += PAIRS[Math.floor(value / 2 ** shift) & 1023];
  return digits;
}

/** Five bytes are eight digits. */
function fortyBits(at: number): string {
  const value = pool.readUIntBE(at, 5);
  return digitsOf(Math.floor(value / 2 ** 20), 2) + digitsOf(value % 2 ** 20, 2);
}
