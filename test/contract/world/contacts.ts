import type { Furnish } from './index.ts';

/** One opted-in contact. */
export const furnishContacts: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, external_id, first_name, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     VALUES ($1, 'con_01jd0000000000000000000001', $1, '+12025550143', 'US', 'crm-1', 'Ada', '{"city": "Paris"}', 'opted_in', 'web_form', now(), now(), now(), 1)`,
    [tenantId],
  );
};
