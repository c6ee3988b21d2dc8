import type { Sql } from '../platform/database/sql.ts';

/** The keys that are neither revoked nor expired. */
export const areValid = (now: Date) => ({ revoked_at: null, OR: [{ expires_at: null }, { expires_at: { gt: now } }] });

/** Whether the key that made a link is still valid: a link ends with its key. */
export async function isKeyInForce(sql: Sql, tenantId: string, keyId: string, now: Date): Promise<boolean> {
  return (await sql.tenant(tenantId).api_keys.count({ where: { id: keyId, ...areValid(now) } })) > 0;
}
