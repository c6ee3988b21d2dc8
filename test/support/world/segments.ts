import type { Furnish } from './index.ts';

/** The segment "Parisians" with the one contact, whose members are tracked. */
export const furnishSegments: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    "INSERT INTO segments (tenant_id, id, account_id, name, name_key, version, created_at, updated_at) VALUES ($1, 'seg_01jd0000000000000000000001', $1, 'Parisians', 'parisians', 1, now(), now())",
    [tenantId],
  );
  const rules = { kind: 'field', field: 'attributes.city', operator: 'eq', value: 'Paris' };
  await pool.query(
    "INSERT INTO segment_versions (tenant_id, segment_id, version, rules, created_at) VALUES ($1, 'seg_01jd0000000000000000000001', 1, $2, now())",
    [tenantId, JSON.stringify(rules)],
  );
  await pool.query(
    "INSERT INTO segment_tracking (tenant_id, segment_id, account_id, state, started_at, compared_at, due_at) VALUES ($1, 'seg_01jd0000000000000000000001', $1, 'tracking', now(), now(), '2035-01-01')",
    [tenantId],
  );
  await pool.query(
    "INSERT INTO segment_members (tenant_id, segment_id, contact_id, is_member) VALUES ($1, 'seg_01jd0000000000000000000001', 'con_01jd0000000000000000000001', true)",
    [tenantId],
  );
};
