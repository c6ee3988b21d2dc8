import type { Furnish } from './index.ts';

/** The tag "VIP" on the one contact, and one that nothing uses. */
export const furnishTags: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    "INSERT INTO tags (tenant_id, id, account_id, name, name_key, created_at) VALUES ($1, 'tag_01jd0000000000000000000001', $1, 'VIP', 'vip', now())",
    [tenantId],
  );
  await pool.query(
    "INSERT INTO tags (tenant_id, id, account_id, name, name_key, created_at) VALUES ($1, 'tag_01jd0000000000000000000009', $1, 'Spare', 'spare', now())",
    [tenantId],
  );
  await pool.query(
    "INSERT INTO taggings (tenant_id, tag_id, target_kind, target_id, created_at) VALUES ($1, 'tag_01jd0000000000000000000001', 'contact', 'con_01jd0000000000000000000001', now())",
    [tenantId],
  );
};
