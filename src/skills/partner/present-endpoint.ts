import type { WebhookEndpoint } from '../../generated/types.ts';
import type { EndpointRow } from '../../messaging/delivery/endpoint.ts';

/** Moments that are over say nothing any more and are left out. */
export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const ahead = (moment: Date | null): string | null => (moment !== null && moment > now ? moment.toISOString() : null);
  const previousExpiresAt = row.previous_secret === null ? null : ahead(row.previous_expires_at);
  return {
    url: row.url,
    state: row.state,
    state_reason: row.state_reason,
    delivery: row.delivery,
    secret_fingerprint: row.secret_fingerprint,
    previous_secret_expires_at: previousExpiresAt,
    signs_with_previous: row.sign_with_previous && previousExpiresAt !== null,
    breaker_open_until: ahead(row.breaker_open_until),
  };
}
