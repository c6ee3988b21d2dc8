import { type SigningKey, signingKey } from '../../domain/webhooks/signature.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';

export interface EndpointRow {
  readonly url: string;
  readonly state: 'active' | 'disabled';
  readonly state_reason: string | null;
  readonly delivery: 'automatic' | 'on_request';
  readonly secret: string;
  readonly secret_fingerprint: string;
  readonly previous_secret: string | null;
  readonly previous_expires_at: Date | null;
  readonly sign_with_previous: boolean;
  readonly breaker_open_until: Date | null;
}

export const ENDPOINT_COLUMNS = `url, state, state_reason, delivery, secret, secret_fingerprint, previous_secret, previous_expires_at,
   sign_with_previous, breaker_open_until`;

export interface Secrets {
  /** All valid secrets, whether they sign or not. */
  readonly texts: readonly string[];
  readonly keys: readonly SigningKey[];
}

/** The encryption context of a webhook secret. */
export function boundTo(tenantId: string): string {
  return `webhook ${tenantId}`;
}

/**
 * Returns the current secrets: the current one signs, and the previous one, while valid, signs too
 * when configured. Decrypted once, and again when the endpoint's secrets change.
 */
export function secretsOf(
  cipher: Cipher,
  at: { readonly tenantId: string; readonly endpoint: EndpointRow },
  clock: () => Date,
): () => Secrets {
  let seen: EndpointRow | null = null;
  let hadPrevious = false;
  let decrypted: Secrets = { texts: [], keys: [] };
  return () => {
    const { endpoint, tenantId } = at;
    const { secret, previous_secret: previous, previous_expires_at: expiresAt } = endpoint;
    const hasPrevious = previous !== null && expiresAt !== null && expiresAt > clock();
    if (seen === null || hasPrevious !== hadPrevious || !hasSameSecrets(seen, endpoint)) {
      const current = cipher.decrypt(secret, boundTo(tenantId));
      // A previous secret that cannot be decrypted must not stop the current one from signing.
      const before = hasPrevious ? decryptSecret(cipher, previous, tenantId) : null;
      const texts = before === null ? [current] : [current, before];
      decrypted = { texts, keys: (endpoint.sign_with_previous ? texts : [current]).map(signingKey) };
      hadPrevious = hasPrevious;
    }
    seen = endpoint;
    return decrypted;
  };
}

/** Null for a secret encrypted with a lost key. */
export function decryptSecret(cipher: Cipher, encrypted: string, tenantId: string): string | null {
  try {
    return cipher.decrypt(encrypted, boundTo(tenantId));
  } catch {
    return null;
  }
}

const hasSameSecrets = (one: EndpointRow, other: EndpointRow): boolean =>
  one === other ||
  (one.secret === other.secret &&
    one.previous_secret === other.previous_secret &&
    one.sign_with_previous === other.sign_with_previous);
