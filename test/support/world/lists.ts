import type { Furnish } from './index.ts';

/** The list "Newsletter" with the one contact. */
export const furnishLists: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    "INSERT INTO lists (tenant_id, id, account_id, name, name_key, kind, created_at) VALUES ($1, 'lst_01jd0000000000000000000001', $1, 'Newsletter', 'newsletter', 'audience', now())",
    [tenantId],
  );
  await pool.query(
    "INSERT INTO list_members (tenant_id, list_id, contact_id, added_at) VALUES ($1, 'lst_01jd0000000000000000000001', 'con_01jd0000000000000000000001', now())",
    [tenantId],
  );
  await pool.query("UPDATE lists SET member_count = 1 WHERE tenant_id = $1 AND id = 'lst_01jd0000000000000000000001'", [
    tenantId,
  ]);
};
