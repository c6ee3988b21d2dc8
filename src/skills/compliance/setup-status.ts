import { readOnboarding } from '../../carriers/onboarding/read-onboarding.ts';
import { presentUsage, readUsageOfAccount } from '../../carriers/registration/day-usage.ts';
import type { Skill } from '../../skill.ts';

export const readSetupStatus: Skill<'compliance.setupStatus'> = async (_params, { db, account, now }) => {
  const { ready, steps } = await readOnboarding(db, account);
  const usages = await readUsageOfAccount(db, account, now);
  return { ready, steps: [...steps], daily_limits: usages.map(presentUsage) };
};
