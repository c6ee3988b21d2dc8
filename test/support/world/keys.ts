import type { Furnish } from './index.ts';

/** An API key with one call in the audit log. */
export const furnishKeys: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO api_keys (tenant_id, id, account_id, name, fingerprint, permissions, mode, created_at)
     VALUES ($1, 'key_01jd0000000000000000000001', $1, 'example', $2, '{full}', 'live', now())`,
    [tenantId, `example of ${tenantId}`],
  );
  await pool.query(
    `INSERT INTO audit_entries (tenant_id, id, account_id, key_id, skill, outcome, params_hash, request_id, at)
     VALUES ($1, 'aud_01jd0000000000000000000001', $1, 'key_01jd0000000000000000000001', 'agent.provision', 'ok', 'example', 'req_example', now())`,
    [tenantId],
  );
};
