import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../domain/durations.ts';
import { bytesOfSecret, isMalformedSecret } from '../../domain/webhooks/signature.ts';
import { invalidParams } from '../../errors.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import { decryptSecret, type SecretsRow } from './secrets.ts';

const PREVIOUS_KEPT_MS = DAY_MS;
/** The least that Standard Webhooks 1.0 allows. */
const MIN_BYTES = 24;

export interface Rotation {
  /** The encryption context of the secrets. */
  readonly boundTo: string;
  readonly current: SecretsRow | null;
  /** The new secret, which signs all further requests. */
  readonly secret: string;
  /** The param of the call; undefined when the caller did not set it. */
  readonly signWithPrevious: boolean | undefined;
}

/** Standard Webhooks format: `whsec_` and 24 random bytes in base64. */
export function makeSecret(): string {
  return `whsec_${randomBytes(MIN_BYTES).toString('base64')}`;
}

/**
 * Keeps the previous secret for 24 hours. The current secret again does not count as a rotation.
 */
export function rotateSecret(cipher: Cipher, rotation: Rotation, now: Date): SecretsRow {
  const { boundTo, current, secret, signWithPrevious } = rotation;
  // A current secret that cannot be decrypted is replaced, and is not kept as the previous secret.
  const before = current && decryptSecret(cipher, current.secret, boundTo);
  if (current !== null && before === secret) return keepSecret(current, signWithPrevious);
  if (isMalformedSecret(secret)) {
    throw invalidParams(
      'A secret that begins with whsec_ must continue in base64. Correct it, or use one without the prefix whsec_.',
      [{ path: '/webhook_secret', rule: 'not_base64' }],
    );
  }
  if (bytesOfSecret(secret) < MIN_BYTES)
    throw invalidParams(
      `The secret has fewer than ${MIN_BYTES} bytes. Use ${MIN_BYTES} random bytes, or let the service generate a secret.`,
      [{ path: '/webhook_secret', rule: `must have at least ${MIN_BYTES} bytes` }],
    );
  return {
    secret: cipher.encrypt(secret, boundTo),
    secret_fingerprint: `sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`,
    previous_secret: before === null ? null : (current?.secret ?? null),
    previous_expires_at: before === null ? null : new Date(now.getTime() + PREVIOUS_KEPT_MS),
    sign_with_previous: signWithPrevious ?? false,
  };
}

/** Keeps the current secrets. `signWithPrevious` changes only when the caller sets it. */
export function keepSecret(current: SecretsRow, signWithPrevious: boolean | undefined): SecretsRow {
  return {
    secret: current.secret,
    secret_fingerprint: current.secret_fingerprint,
    previous_secret: current.previous_secret,
    previous_expires_at: current.previous_expires_at,
    sign_with_previous: signWithPrevious ?? current.sign_with_previous,
  };
}
