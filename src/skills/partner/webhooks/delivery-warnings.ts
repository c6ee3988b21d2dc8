import type { Warning, WebhookEndpoint } from '../../../generated/types.ts';
import { CONFIGURE_AGAIN } from './configure-webhook-action.ts';

const { skill, why } = CONFIGURE_AGAIN;

/**
 * Explains why events are not delivered to the endpoint. Empty when nothing prevents deliveries.
 * `busy` means that another delivery held the endpoint during the whole call.
 */
export function deliveryWarnings(endpoint: WebhookEndpoint, busy: boolean): Warning[] {
  if (endpoint.state === 'disabled')
    return [
      {
        code: 'endpoint_disabled',
        message:
          'The endpoint is disabled because it responded with 410 Gone. Configure the webhook to resume deliveries.',
        next_actions: [{ skill, params: { webhook_url: endpoint.url }, why }],
      },
    ];
  if (endpoint.breaker_open_until !== null)
    return [
      {
        code: 'breaker_open',
        message: `Deliveries are paused until ${endpoint.breaker_open_until}, because too many attempts failed.`,
      },
    ];
  return busy ? [DELIVERY_UNDER_WAY] : [];
}

const DELIVERY_UNDER_WAY: Warning = {
  code: 'delivery_under_way',
  message: 'Another delivery to this endpoint was running, so this call delivered no events.',
};
