import { presentUsage, readUsageOfAccount } from '../../messaging/registry/day-usage.ts';
import { readSetup } from '../../messaging/setup/read-setup.ts';
import type { Skill } from '../../skill.ts';

export const readSetupStatus: Skill<'compliance.setupStatus'> = async (_params, { db, account, now }) => {
  const { ready, steps } = await readSetup(db, account);
  const usages = await readUsageOfAccount(db, account, now);
  return { ready, steps: [...steps], daily_limits: usages.map(presentUsage) };
};
