import { addCredits } from '../../next-actions.ts';
import { statement } from '../../platform/database/sql.ts';
import type { AlertRule, Found } from '../rule.ts';

/** The account's own threshold, else the partner's. */
const findLow = statement<[tenantId: string, accountId: string], { available: number; threshold: number }>(
  'alerts.find_low_balance',
  `SELECT posted - held AS available, coalesce(alert_at, low_at) AS threshold FROM credit_accounts
    WHERE tenant_id = $1 AND account_id = $2 AND posted - held < coalesce(alert_at, low_at)`,
);

/** A rule that its owner disabled has no reason. */
export const rechargeDisabled: AlertRule = {
  severity: 'critical',
  find: async (sql, { tenantId, accountId }): Promise<Found[]> => {
    const row = await sql.tenant(tenantId).auto_recharges.findFirst({
      where: { account_id: accountId, enabled: false, disabled_reason: { not: null } },
      select: { disabled_reason: true },
    });
    return row === null ? [] : [{ subject_id: '', facts: { reason: row.disabled_reason } }];
  },
  summarize: ({ reason }) => `Credits are no longer bought automatically (${reason}).`,
  nextActions: () => [
    { skill: 'billing.autoRecharge', params: { dry_run: true }, why: 'Shows the rule and why it was disabled.' },
    { skill: 'billing.autoRecharge', params: { enabled: true }, why: 'Enables the rule again, with this key.' },
  ],
};

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
