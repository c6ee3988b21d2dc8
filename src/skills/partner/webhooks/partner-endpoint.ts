import type { Account } from '../../../domain/account.ts';
import { type EndpointKey, PARTNER_ENDPOINT } from '../../../events/webhooks/endpoint.ts';

export const partnerEndpoint = ({ tenantId }: Account): EndpointKey => ({ tenantId, endpointId: PARTNER_ENDPOINT });
