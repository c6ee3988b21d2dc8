import { createHash, randomBytes } from 'node:crypto';
import { boundTo, type EndpointRow } from '../../messaging/delivery/endpoint.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';

const PREVIOUS_KEPT_MS = 24 * 3600 * 1000;

/** The columns of an endpoint that hold its secrets, sealed. */
export interface SecretColumns {
  readonly secret: string;
  readonly fingerprint: string;
  readonly previous: string | null;
  readonly previousExpiresAt: Date | null;
}

/** In the form of Standard Webhooks: `whsec_` and the base64 of 24 random bytes. */
export function makeSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** `secret` is the one that signs from now on; the one before is kept for 24 hours. The same one again is no rotation. */
export function rotate(
  sealer: TextSealer,
  tenantId: string,
  current: EndpointRow | null,
  secret: string,
  now: Date,
): SecretColumns {
  const fingerprint = `sha256:${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;
  // One that is sealed under a key we lost can be replaced all the same.
  const same = current?.secret_fingerprint === fingerprint && sealer.open(current.secret, boundTo(tenantId)) === secret;
  if (current !== null && same) return keep(current);
  return {
    secret: sealer.seal(secret, boundTo(tenantId)),
    fingerprint,
    previous: current?.secret ?? null,
    previousExpiresAt: current === null ? null : new Date(now.getTime() + PREVIOUS_KEPT_MS),
  };
}

export function keep(current: EndpointRow): SecretColumns {
  return {
    secret: current.secret,
    fingerprint: current.secret_fingerprint,
    previous: current.previous_secret,
    previousExpiresAt: current.previous_expires_at,
  };
}
