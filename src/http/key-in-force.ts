import type { Database } from '../platform/database/database.ts';

/** Whether the key that made a link is still valid: a link ends with its key. */
export async function isKeyInForce(database: Database, tenantId: string, keyId: string, now: Date): Promise<boolean> {
  const isValid = { id: keyId, revoked_at: null, OR: [{ expires_at: null }, { expires_at: { gt: now } }] };
  return (await database.tenant(tenantId).api_keys.count({ where: isValid })) > 0;
}
