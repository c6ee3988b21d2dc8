import type pg from 'pg';
import type { Service } from '../../src/service.ts';

interface NewKey {
  readonly tenantId: string;
  /** Default: the account of the tenant itself. */
  readonly accountId?: string;
  readonly id: string;
  readonly permissions: readonly string[];
  readonly mode?: 'live' | 'test';
  readonly expiresAt?: Date | null;
}

/** Inserts a key, whatever the rules for creating one are. Returns its secret. */
export async function insertKey(
  { pool, keys }: { readonly pool: pg.Pool; readonly keys: Service['keys'] },
  { tenantId, accountId = tenantId, id, permissions, mode = 'live', expiresAt = null }: NewKey,
): Promise<string> {
  const { secret, fingerprint, secretId } = keys.issue(mode);
  await pool.query(
    `WITH lookup AS (INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id) VALUES ($1, $2, $4))
     INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, secret_id, permissions, mode, created_at, expires_at)
     VALUES ($2, $4, $3, $4, $1, $8, $5, $6, now(), $7)`,
    [fingerprint, tenantId, accountId, id, permissions, mode, expiresAt, secretId],
  );
  return secret;
}
