import type { Furnish } from './index.ts';

/** What a model took for the account. Without an ID, the rows of a second world are the same. */
export const furnishAi: Furnish = async (pool, { tenantId }) => {
  await pool.query(
    `INSERT INTO ai_usage (tenant_id, account_id, day, skill, model, calls, failed, input_tokens, output_tokens)
     VALUES ($1, $1, '2026-11-20', 'ai.draftMessage', 'local-model', 2, 1, 620, 90) ON CONFLICT DO NOTHING`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO ai_months (tenant_id, account_id, month, tokens) VALUES ($1, $1, '2026-11-01', 710) ON CONFLICT DO NOTHING`,
    [tenantId],
  );
};
