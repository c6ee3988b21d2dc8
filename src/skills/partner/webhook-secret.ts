import { createHash, randomBytes } from 'node:crypto';
import { isMisspelt } from '../../domain/webhooks/signature.ts';
import { invalidParams } from '../../errors.ts';
import { boundTo, type EndpointRow, openSecret } from '../../messaging/delivery/endpoint.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';

const PREVIOUS_KEPT_MS = 24 * 3600 * 1000;

/** The columns of an endpoint that hold its secrets, sealed, and whether the one before signs as well. */
export interface SecretColumns {
  readonly secret: string;
  readonly fingerprint: string;
  readonly previous: string | null;
  readonly previousExpiresAt: Date | null;
  readonly signWithPrevious: boolean;
}

export interface Rotation {
  readonly tenantId: string;
  readonly current: EndpointRow | null;
  /** The one that signs from now on. */
  readonly secret: string;
  /** What the caller said, if anything. */
  readonly signWithPrevious: boolean | undefined;
}

/** In the form of Standard Webhooks: `whsec_` and the base64 of 24 random bytes. */
export function makeSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** The secret before is kept for 24 hours. The same one again is no rotation, however it is spelt. */
export function rotate(sealer: TextSealer, rotation: Rotation, now: Date): SecretColumns {
  const { tenantId, current, secret, signWithPrevious } = rotation;
  // One that cannot be opened is replaced like any other, and signs nothing any more.
  const before = current && openSecret(sealer, current.secret, tenantId);
  if (current !== null && before === secret) return keep(current, signWithPrevious);
  if (isMisspelt(secret)) {
    throw invalidParams(
      'What follows whsec_ is to be base64. Give a secret in base64, or one that does not begin with whsec_.',
      [{ path: '/webhook_secret', rule: 'not_base64' }],
    );
  }
  return {
    secret: sealer.seal(secret, boundTo(tenantId)),
    fingerprint: `sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`,
    previous: before === null ? null : (current?.secret ?? null),
    previousExpiresAt: before === null ? null : new Date(now.getTime() + PREVIOUS_KEPT_MS),
    signWithPrevious: signWithPrevious ?? false,
  };
}

/** While the secret stays, so does the second signature that was asked for, unless the caller says otherwise. */
export function keep(current: EndpointRow, signWithPrevious: boolean | undefined): SecretColumns {
  return {
    secret: current.secret,
    fingerprint: current.secret_fingerprint,
    previous: current.previous_secret,
    previousExpiresAt: current.previous_expires_at,
    signWithPrevious: signWithPrevious ?? current.sign_with_previous,
  };
}
