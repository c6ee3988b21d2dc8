import { readOnboarding } from '../../compliance/onboarding/read-onboarding.ts';
import type { Skill } from '../../skill.ts';

export const readChecklist: Skill<'dashboard.checklist'> = async (_params, { db, account }) => {
  const { ready, steps } = await readOnboarding(db, account);
  return {
    ready,
    done: steps.filter(({ state }) => state === 'done').length,
    total: steps.filter(({ state }) => state !== 'optional').length,
    steps: [...steps],
    next_action: steps.find(({ state }) => state === 'todo')?.next_action ?? null,
  };
};
