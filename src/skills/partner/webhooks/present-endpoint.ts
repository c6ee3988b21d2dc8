import type { EndpointRow } from '../../../events/webhooks/endpoint.ts';
import type { WebhookEndpoint } from '../../../generated/types.ts';

/** Times in the past no longer have an effect and are shown as null. */
export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const ifFuture = (time: Date | null): string | null => (time !== null && time > now ? time.toISOString() : null);
  const previousExpiresAt = row.previous_secret === null ? null : ifFuture(row.previous_expires_at);
  return {
    url: row.url,
    state: row.state,
    state_reason: row.state_reason,
    delivery: row.delivery,
    secret_fingerprint: row.secret_fingerprint,
    previous_secret_expires_at: previousExpiresAt,
    signs_with_previous: row.sign_with_previous && previousExpiresAt !== null,
    breaker_open_until: ifFuture(row.breaker_open_until),
  };
}
