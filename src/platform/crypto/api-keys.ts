import { createHmac, randomBytes } from 'node:crypto';

export interface IssuedKey {
  /** The key itself: shown once, never stored. */
  readonly secret: string;
  readonly fingerprint: string;
}

export interface KeyIssuer {
  issue(mode: 'live' | 'test'): IssuedKey;
  /** The lookup value of a key: HMAC-SHA256 under the server's pepper, hex. */
  fingerprint(secret: string): string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const KEY_PATTERN = /^tern_(live|test)_[0-9A-Za-z]{43}$/;

/** Keys are `tern_live_` or `tern_test_` and 256 random bits in base 62. */
export function createKeyIssuer(pepper: Buffer): KeyIssuer {
  const fingerprint = (secret: string): string => createHmac('sha256', pepper).update(secret).digest('hex');
  return {
    fingerprint,
    issue: (mode) => {
      let number = BigInt(`0x${randomBytes(32).toString('hex')}`);
      let digits = '';
      for (let i = 0; i < 43; i += 1) {
        digits = (ALPHABET[Number(number % 62n)] as string) + digits;
        number /= 62n;
      }
      const secret = `tern_${mode}_${digits}`;
      return { secret, fingerprint: fingerprint(secret) };
    },
  };
}
