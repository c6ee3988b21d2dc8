import type { Furnish } from './index.ts';

/** One opted-in contact with its consent entry, and a duplicate of the same person. */
export const furnishContacts: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, external_id, first_name, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     VALUES ($1, 'con_01jd0000000000000000000001', $1, '+12025550143', 'US', 'crm-1', 'Ada', '{"city": "Paris"}', 'opted_in', 'web_form', now(), now(), now(), 1)`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, attributes, consent_status, created_at, updated_at, version)
     VALUES ($1, 'con_01jd0000000000000000000002', $1, '+12025550146', 'US', '{}', 'none', now(), now(), 1)`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, contact_id, phone, status, scope, method, source, actor, captured_at, received_at)
     VALUES ($1, 'cse_01jd0000000000000000000001', $1, 'con_01jd0000000000000000000001', '+12025550143', 'opted_in', 'general', 'web_form', 'https://example.com/signup', 'key_01jd0000000000000000000001', now(), now())`,
    [tenantId],
  );
};
