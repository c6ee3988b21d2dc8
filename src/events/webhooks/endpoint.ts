import type { Cipher } from '../../platform/crypto/cipher.ts';
import { decryptSecrets, isPreviousValid, type Secrets, type SecretsRow } from './secrets.ts';

/** The endpoint of a partner, which gets the events of all accounts of its tenant. */
export const PARTNER_ENDPOINT = 'partner';

/** Which endpoint: its events, its lease and its health are its own. */
export interface EndpointKey {
  readonly tenantId: string;
  readonly endpointId: string;
}

export interface EndpointRow extends SecretsRow {
  readonly id: string;
  readonly url: string;
  /** `deleted`: its events are removed, then its row. */
  readonly state: 'active' | 'disabled' | 'paused' | 'deleted';
  readonly state_reason: string | null;
  readonly delivery: 'automatic' | 'on_request';
  readonly breaker_open_until: Date | null;
  /** Moving average of the time until it answers; null: it was not called yet. */
  readonly latency_ms: number | null;
}

export const ENDPOINT_COLUMNS = `id, url, state, state_reason, delivery, secret, secret_fingerprint, previous_secret, previous_expires_at,
   sign_with_previous, breaker_open_until, latency_ms`;

/** The encryption context of a webhook secret. */
export function boundTo({ tenantId, endpointId }: EndpointKey): string {
  return endpointId === PARTNER_ENDPOINT ? `webhook ${tenantId}` : `webhook ${tenantId} ${endpointId}`;
}

/**
 * Returns the current secrets of an endpoint. Decrypted once, and again when the endpoint's secrets
 * change.
 */
export function secretsOf(
  cipher: Cipher,
  at: EndpointKey & { readonly endpoint: EndpointRow },
  clock: () => Date,
): () => Secrets {
  let seen: EndpointRow | null = null;
  let hadPrevious = false;
  let decrypted: Secrets = { texts: [], keys: [] };
  return () => {
    const { endpoint } = at;
    const now = clock();
    const hasPrevious = isPreviousValid(endpoint, now);
    if (seen === null || hasPrevious !== hadPrevious || !hasSameSecrets(seen, endpoint)) {
      decrypted = decryptSecrets(cipher, endpoint, boundTo(at), now);
      hadPrevious = hasPrevious;
    }
    seen = endpoint;
    return decrypted;
  };
}

const hasSameSecrets = (one: EndpointRow, other: EndpointRow): boolean =>
  one === other ||
  (one.secret === other.secret &&
    one.previous_secret === other.previous_secret &&
    one.sign_with_previous === other.sign_with_previous);
