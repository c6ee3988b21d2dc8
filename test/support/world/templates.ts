import type { Furnish } from './index.ts';

/** The template "Welcome", a draft, and one that nothing uses. */
export const furnishTemplates: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO templates (tenant_id, id, account_id, name, name_key, state, locale, version, created_at, updated_at)
     VALUES ($1, 'tpl_01jd0000000000000000000001', $1, 'Welcome', 'welcome', 'draft', 'en', 1, now(), now()),
            ($1, 'tpl_01jd0000000000000000000008', $1, 'Spare', 'spare', 'draft', 'en', 1, now(), now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO template_versions (tenant_id, template_id, version, body, variables, created_at)
     VALUES ($1, 'tpl_01jd0000000000000000000001', 1, 'Hi {{ first_name }}, welcome!', '[{"name": "first_name", "fallback": "there"}]', now()),
            ($1, 'tpl_01jd0000000000000000000008', 1, 'Hello!', '[]', now())`,
    [tenantId],
  );
};
