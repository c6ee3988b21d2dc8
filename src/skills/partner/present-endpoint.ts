import type { WebhookEndpoint } from '../../generated/types.ts';
import type { EndpointRow } from '../../messaging/delivery/endpoint.ts';

/** Moments that are over say nothing any more and are left out. */
export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const ahead = (moment: Date | null): string | null => (moment !== null && moment > now ? moment.toISOString() : null);
  return {
    url: row.url,
    state: row.state,
    state_reason: row.state_reason,
    delivery: row.delivery,
    secret_fingerprint: row.secret_fingerprint,
    previous_secret_expires_at: row.previous_secret === null ? null : ahead(row.previous_expires_at),
    breaker_open_until: ahead(row.breaker_open_until),
  };
}
