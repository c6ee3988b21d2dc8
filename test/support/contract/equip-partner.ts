import { boundTo } from '../../../src/events/webhooks/endpoint.ts';
import type { TestAccount, TestApp } from '../app.ts';
import { partnerKeys } from './wire.ts';

/**
 * Adds what only the running service can create for a seeded partner: an API key, and a secret that
 * it can decrypt.
 */
export async function equipPartner(app: TestApp, { key, accountId }: TestAccount): Promise<void> {
  const { service, database } = app.parts;
  const { secret, fingerprint } = service.keys.issue('live');
  await database.pool.query(
    `WITH lookup AS (INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) VALUES ($1, $2, 'key_of_the_partner'))
     INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, created_at)
     VALUES ($2, 'key_of_the_partner', $2, 'partner', $1, '{partner,billing}', 'live', now())`,
    [fingerprint, accountId],
  );
  for (const endpointId of ['partner', 'whk_01jd0000000000000000000001'])
    await database.pool.query('UPDATE webhook_endpoints SET secret = $3 WHERE tenant_id = $1 AND id = $2', [
      accountId,
      endpointId,
      service.cipher.encrypt('a secret that signs webhooks', boundTo({ tenantId: accountId, endpointId })),
    ]);
  partnerKeys.set(key, secret);
}
