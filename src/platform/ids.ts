import { randomFillSync } from 'node:crypto';

/** Crockford's base 32 in lower case: no i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const pool = Buffer.allocUnsafe(10 * 1024);
let used = pool.length;
const uuid = Buffer.alloc(16);

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
  | 'imp';

/**
 * An id that sorts by the time it was made: prefix, underscore, and a UUIDv7 (RFC 9562) in 26 characters of base 32, which is the
 * TypeID form. Random bits come from a pool, because one call to the system's generator per id is slower than the id itself.
 */
export function newId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  uuid.writeUIntBE(nowMs, 0, 6);
  pool.copy(uuid, 6, used, used + 10);
  used += 10;
  uuid[6] = 0x70 | (byteAt(6) & 0x0f);
  uuid[8] = 0x80 | (byteAt(8) & 0x3f);
  // 128 bits are 26 digits of 5 with two bits to spare at the front.
  let digits = '';
  let bits = 2;
  let value = 0;
  for (let index = 0; index < 16; index += 1) {
    value = ((value << 8) | byteAt(index)) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      digits += ALPHABET[(value >>> bits) & 31];
    }
  }
  return `${prefix}_${digits}`;
}

function byteAt(index: number): number {
  return uuid[index] as number;
}
