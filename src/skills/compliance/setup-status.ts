import { readOnboarding } from '../../compliance/onboarding/read-onboarding.ts';
import { presentUsage, readUsageOfAccount } from '../../compliance/registration/day-usage.ts';
import type { StoredRules } from '../../sending/rules/sending-rules.ts';
import type { Skill } from '../../skill.ts';
import { presentSendingRules } from './present-sending-rules.ts';

export const readSetupStatus: Skill<'compliance.setupStatus'> = async (_params, { db, account, now }) => {
  const { tenantId, accountId } = account;
  const [{ ready, steps }, usages, row] = await Promise.all([
    readOnboarding(db, account),
    readUsageOfAccount(db, account, now),
    db.tenant(tenantId).sending_rules.findFirst({ where: { account_id: accountId } }),
  ]);
  return {
    ready,
    steps: [...steps],
    daily_limits: usages.map(presentUsage),
    sending_rules: presentSendingRules((row?.rules ?? {}) as StoredRules, now),
  };
};
