import type { Warning, WebhookEndpoint } from '../../generated/types.ts';
import { CONFIGURE_AGAIN } from './configure-webhook-action.ts';

/** Why nothing goes out to an endpoint, or nothing more; empty when nothing is in the way. `busy`: others delivered to it all the time. */
export function deliveryWarnings(endpoint: WebhookEndpoint, busy: boolean): Warning[] {
  if (endpoint.state === 'disabled')
    return [
      {
        code: 'endpoint_disabled',
        message: 'The receiver answered 410 Gone: nothing is attempted until it is configured again.',
        next_actions: [{ ...CONFIGURE_AGAIN, params: { webhook_url: endpoint.url } }],
      },
    ];
  if (endpoint.breaker_open_until !== null)
    return [
      {
        code: 'breaker_open',
        message: `Too many attempts failed: nothing is attempted before ${endpoint.breaker_open_until}.`,
      },
    ];
  return busy ? [UNDER_WAY] : [];
}

const UNDER_WAY: Warning = {
  code: 'delivery_under_way',
  message: 'Another delivery was at work at this endpoint all the time, so this call delivered nothing itself.',
};
