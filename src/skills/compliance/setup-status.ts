import { readSetup } from '../../messaging/setup/read-setup.ts';
import type { Skill } from '../../skill.ts';

export const readSetupStatus: Skill<'compliance.setupStatus'> = async (_params, { db, account }) => {
  const { ready, steps } = await readSetup(db, account);
  return { ready, steps: [...steps] };
};
