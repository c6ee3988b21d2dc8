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
  readonly texts: readonly string[];
  readonly keys: readonly SigningKey[];
}

/** What a sealed webhook secret is bound to. */
export function boundTo(tenantId: string): string {
  return `webhook ${tenantId}`;
}

/**
 * The secrets that sign at the moment of asking: the current one, and the one before while it is good and asked for. They are opened
 * once, and again when the endpoint has others.
 */
export function secretsOf(
  sealer: TextSealer,
  at: { readonly tenantId: string; readonly endpoint: EndpointRow },
  clock: () => Date,
): () => Secrets {
  let sealed: readonly string[] = [];
  let opened: Secrets = { texts: [], keys: [] };
  return () => {
    const { secret, previous_secret: previous, previous_expires_at: expiresAt, sign_with_previous: both } = at.endpoint;
    const signing =
      both && previous !== null && expiresAt !== null && expiresAt > clock() ? [secret, previous] : [secret];
    if (signing.length !== sealed.length || signing.some((text, index) => text !== sealed[index])) {
      const texts = signing.map((text) => sealer.open(text, boundTo(at.tenantId)));
      opened = { texts, keys: texts.map(signingKey) };
      sealed = signing;
    }
    return opened;
  };
}
