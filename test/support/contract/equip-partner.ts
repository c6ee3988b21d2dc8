import { boundTo } from '../../../src/events/webhooks/endpoint.ts';
import type { TestAccount, TestApp } from '../app.ts';
import { insertKey } from '../insert-key.ts';
import { partnerKeys } from './wire.ts';

/**
 * Adds what only the running service can create for a seeded partner: an API key, and a secret that
 * it can decrypt.
 */
export async function equipPartner(app: TestApp, { key, accountId }: TestAccount): Promise<void> {
  const { service, database } = app.parts;
  const secret = await insertKey(
    { pool: database.pool, keys: service.keys },
    { tenantId: accountId, id: 'key_of_the_partner', permissions: ['partner', 'billing'] },
  );
  for (const endpointId of ['partner', 'whk_01jd0000000000000000000001'])
    await database.pool.query('UPDATE webhook_endpoints SET secret = $3 WHERE tenant_id = $1 AND id = $2', [
      accountId,
      endpointId,
      service.cipher.encrypt('a secret that signs webhooks', boundTo({ tenantId: accountId, endpointId })),
    ]);
  partnerKeys.set(key, secret);
}
