import type { Database } from '../database/database.ts';
import type { Cipher } from './cipher.ts';

/** Values that a subject stores encrypted, and that follow a rotation of the secret. */
export interface EncryptedValues {
  /** As it is called in metrics. */
  readonly kind: string;
  /**
   * Encrypts rows of previous keys with the current one, unless they changed meanwhile. Returns how
   * many rows of previous keys are left, of at most `limit`.
   */
  readonly reencrypt: (database: Database, cipher: Cipher, limit: number) => Promise<number>;
}

/** The same value, encrypted with the current key; null when its key is not configured. */
export function reencrypted(cipher: Cipher, value: string, boundTo: string): string | null {
  if (value.startsWith(cipher.currentPrefix)) return value;
  try {
    return cipher.encrypt(cipher.decrypt(value, boundTo), boundTo);
  } catch {
    return null;
  }
}
