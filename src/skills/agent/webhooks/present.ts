import type { EndpointRow } from '../../../events/webhooks/endpoint.ts';
import { presentSecrets } from '../../../events/webhooks/present-secrets.ts';
import type { AccountWebhook, EventType } from '../../../generated/types.ts';

/** An endpoint of an account, with what the endpoint of a partner does not have. */
export interface WebhookRow extends EndpointRow {
  readonly types: readonly string[];
  readonly description: string | null;
  readonly created_at: Date;
}

export function presentWebhook(row: WebhookRow, now: Date): AccountWebhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: [...row.types] as EventType[],
    state: row.state === 'deleted' ? 'disabled' : row.state,
    state_reason: row.state_reason,
    ...presentSecrets(row, now),
    created_at: row.created_at.toISOString(),
  };
}
