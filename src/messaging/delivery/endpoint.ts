import { type SigningKey, signingKey } from '../../domain/webhooks/signature.ts';
import type { TextSealer } from '../../platform/sealed-text.ts';

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
  /** All that are good, whether they sign or not. */
  readonly texts: readonly string[];
  readonly keys: readonly SigningKey[];
}

/** What a sealed webhook secret is bound to. */
export function boundTo(tenantId: string): string {
  return `webhook ${tenantId}`;
}

/**
 * The secrets at the moment of asking: the current one, which signs, and the one before while it is good, which signs as well when that is
 * asked for. They are opened once, and again when the endpoint has others.
 */
export function secretsOf(
  sealer: TextSealer,
  at: { readonly tenantId: string; readonly endpoint: EndpointRow },
  clock: () => Date,
): () => Secrets {
  let seen: EndpointRow | null = null;
  let hadPrevious = false;
  let opened: Secrets = { texts: [], keys: [] };
  return () => {
    const { endpoint, tenantId } = at;
    const { secret, previous_secret: previous, previous_expires_at: expiresAt } = endpoint;
    const hasPrevious = previous !== null && expiresAt !== null && expiresAt > clock();
    if (seen === null || hasPrevious !== hadPrevious || !hasSameSecrets(seen, endpoint)) {
      const current = sealer.open(secret, boundTo(tenantId));
      // One that cannot be opened must not keep the one that signs from signing.
      const before = hasPrevious ? openSecret(sealer, previous, tenantId) : null;
      const texts = before === null ? [current] : [current, before];
      opened = { texts, keys: (endpoint.sign_with_previous ? texts : [current]).map(signingKey) };
      hadPrevious = hasPrevious;
    }
    seen = endpoint;
    return opened;
  };
}

/** Null for one that was sealed under a key we lost. */
export function openSecret(sealer: TextSealer, sealed: string, tenantId: string): string | null {
  try {
    return sealer.open(sealed, boundTo(tenantId));
  } catch {
    return null;
  }
}

const hasSameSecrets = (one: EndpointRow, other: EndpointRow): boolean =>
  one === other ||
  (one.secret === other.secret &&
    one.previous_secret === other.previous_secret &&
    one.sign_with_previous === other.sign_with_previous);
