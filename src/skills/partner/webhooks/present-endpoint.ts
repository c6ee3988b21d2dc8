import type { EndpointRow } from '../../../events/webhooks/endpoint.ts';
import { presentSecrets } from '../../../events/webhooks/present-secrets.ts';
import type { WebhookEndpoint } from '../../../generated/types.ts';

export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  return {
    url: row.url,
    // Only endpoints of accounts are paused or deleted.
    state: row.state === 'active' ? 'active' : 'disabled',
    state_reason: row.state_reason,
    delivery: row.delivery,
    ...presentSecrets(row, now),
  };
}
