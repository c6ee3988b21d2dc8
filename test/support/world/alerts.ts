import type { Furnish } from './index.ts';

/** An open alert, and one of an end-customer. The rules of the account are evaluated much later. */
export const furnishAlerts: Furnish = async (pool, { tenantId }) => {
  for (const [id, account] of [
    ['alr_01jd0000000000000000000001', tenantId],
    ['alr_01jd0000000000000000000009', 'acc_01jd0000000000000000000002'],
  ])
    await pool.query(
      `INSERT INTO alerts (tenant_id, id, account_id, kind, subject_id, facts, opened_at)
     VALUES ($1, $2, $3, 'low_balance', '', '{"available": 120, "threshold": 500}', now())`,
      [tenantId, id, account],
    );
};
