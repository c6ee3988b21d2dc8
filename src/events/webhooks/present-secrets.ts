import type { EndpointRow } from './endpoint.ts';

/**
 * What callers see of an endpoint's secrets and breaker. Times in the past no longer have an effect
 * and are shown as null.
 */
export function presentSecrets(row: EndpointRow, now: Date) {
  const ifFuture = (time: Date | null): string | null => (time !== null && time > now ? time.toISOString() : null);
  const previousExpiresAt = row.previous_secret === null ? null : ifFuture(row.previous_expires_at);
  return {
    secret_fingerprint: row.secret_fingerprint,
    previous_secret_expires_at: previousExpiresAt,
    signs_with_previous: row.sign_with_previous && previousExpiresAt !== null,
    breaker_open_until: ifFuture(row.breaker_open_until),
  };
}
