import { addCredits } from '../../next-actions.ts';
import { statement } from '../../platform/database/sql.ts';
import type { AlertRule, Found } from '../rule.ts';

/** The account's own threshold, else the partner's. */
const findLow = statement<[tenantId: string, accountId: string], { available: number; threshold: number }>(
  'alerts.find_low_balance',
  `SELECT posted - held AS available, coalesce(alert_at, low_at) AS threshold FROM credit_accounts
    WHERE tenant_id = $1 AND account_id = $2 AND posted - held < coalesce(alert_at, low_at)`,
);

/** The threshold of `billing.setLimits`, or the one that a partner set. */
export const lowBalance: AlertRule = {
  severity: 'critical',
  find: async (sql, { tenantId, accountId }): Promise<Found[]> => {
    const row = await sql.row(findLow, tenantId, accountId);
    return row === null ? [] : [{ subject_id: '', facts: { available: row.available, threshold: row.threshold } }];
  },
  summarize: ({ available, threshold }) => `${available} credits are left, fewer than the ${threshold} of the alert.`,
  nextActions: () => [
    { skill: 'billing.portal', params: {}, why: 'Opens a page where a person can add credits.' },
    addCredits(null, 'Adds credits that were paid for.'),
  ],
};
