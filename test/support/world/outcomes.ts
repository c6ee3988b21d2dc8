import type { Furnish } from './index.ts';

/**
 * The primary goals of the running campaign, of the experiment that waits for its decision and of
 * the unfinished journey.
 */
export const furnishOutcomes: Furnish = async (pool, { tenantId }) => {
  for (const [id, kind, refId] of [
    ['out_01jd0000000000000000000001', 'campaign', 'cmp_01jd0000000000000000000002'],
    ['out_01jd0000000000000000000002', 'campaign', 'cmp_01jd0000000000000000000007'],
    ['out_01jd0000000000000000000004', 'journey', 'jrn_01jd0000000000000000000003'],
  ])
    await pool.query(
      `INSERT INTO outcomes (tenant_id, id, account_id, ref_kind, ref_id, name, name_key, event, deadline_hours, value_rule, is_primary, state, version, created_at, updated_at)
       VALUES ($1, $2, $1, $4, $3, 'Purchases', 'purchases', 'purchase', 72, '{"kind": "conversion", "currency": "USD"}', true, 'active', 1, now(), now())`,
      [tenantId, id, refId, kind],
    );
};
