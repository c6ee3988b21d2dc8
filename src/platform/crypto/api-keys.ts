import { randomBytes } from 'node:crypto';
import { keyId } from './key-id.ts';
import { createKeyedHasher } from './keyed-hasher.ts';

export interface IssuedKey {
  /** The key itself: shown once, never stored. */
  readonly secret: string;
  readonly fingerprint: string;
  /** Which pepper made the fingerprint. */
  readonly secretId: string;
}

export interface KeyIssuer {
  issue(mode: 'live' | 'test'): IssuedKey;
  /** The lookup values of a key, one per pepper: HMAC-SHA256, hex. The current one is the first. */
  fingerprints(secret: string): readonly [current: string, ...previous: string[]];
  /** Names the current pepper. */
  readonly secretId: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const KEY_PATTERN = /^tern_(live|test)_[0-9A-Za-z]{43}$/;

/**
 * Keys are `tern_live_` or `tern_test_` and 256 random bits in base 62. The first pepper is the
 * current one.
 */
export function createKeyIssuer(peppers: readonly [current: Buffer, ...previous: Buffer[]]): KeyIssuer {
  const fingerprints = createKeyedHasher(peppers);
  const secretId = keyId(peppers[0]);
  return {
    fingerprints,
    secretId,
    issue: (mode) => {
      let number = BigInt(`0x${randomBytes(32).toString('hex')}`);
      let digits = '';
      for (let i = 0; i < 43; i += 1) {
        digits = (ALPHABET[Number(number % 62n)] as string) + digits;
        number /= 62n;
      }
      const secret = `tern_${mode}_${digits}`;
      return { secret, fingerprint: fingerprints(secret)[0], secretId };
    },
  };
}
