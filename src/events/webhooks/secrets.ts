import { type SigningKey, signingKey } from '../../domain/webhooks/signature.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';

/** The encrypted secrets of a receiver, and whether the previous one signs requests too. */
export interface SecretsRow {
  readonly secret: string;
  readonly secret_fingerprint: string;
  readonly previous_secret: string | null;
  readonly previous_expires_at: Date | null;
  readonly sign_with_previous: boolean;
}

export interface Secrets {
  /** All valid secrets, whether they sign or not. */
  readonly texts: readonly string[];
  readonly keys: readonly SigningKey[];
}

/**
 * Decrypts the secrets that are valid now: the current one signs, and the previous one signs too
 * when configured. `boundTo` is their encryption context.
 */
export function decryptSecrets(cipher: Cipher, row: SecretsRow, boundTo: string, now: Date): Secrets {
  const current = cipher.decrypt(row.secret, boundTo);
  // A previous secret that cannot be decrypted must not stop the current one from signing.
  const before =
    row.previous_secret !== null && isPreviousValid(row, now)
      ? decryptSecret(cipher, row.previous_secret, boundTo)
      : null;
  const texts = before === null ? [current] : [current, before];
  return { texts, keys: (row.sign_with_previous ? texts : [current]).map(signingKey) };
}

export function isPreviousValid({ previous_secret, previous_expires_at }: SecretsRow, now: Date): boolean {
  return previous_secret !== null && previous_expires_at !== null && previous_expires_at > now;
}

/** Null for a secret encrypted with a lost key. */
export function decryptSecret(cipher: Cipher, encrypted: string, boundTo: string): string | null {
  try {
    return cipher.decrypt(encrypted, boundTo);
  } catch {
    return null;
  }
}
