import type { Furnish } from './index.ts';

export const furnishKeys: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, created_at)
     VALUES ($1, 'key_01jd0000000000000000000001', $1, 'example', $2, '{full}', 'live', now())`,
    [tenantId, `example of ${tenantId}`],
  );
};
