import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { EndpointKey } from '../webhooks/endpoint.ts';
import { emitToEndpoint, eventBody } from './emit.ts';

/** Emits `webhook.test` to one endpoint, whatever types it gets. Returns the id of the event. */
export async function emitTest(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  call: { readonly accountId: string; readonly requestId: string; readonly now: Date },
): Promise<string> {
  const { accountId, requestId, now } = call;
  const id = newId('evt', now.getTime());
  const type = 'webhook.test';
  const body = eventBody(id, type, null, { webhook_id: endpointId }, now);
  await emitToEndpoint(tx, tenantId, { id, endpointId, accountId, type, body, requestId }, now);
  return id;
}
