import type { AutomationSkills } from '../../generated/skills.ts';
import { createRule } from './create.ts';
import { deleteRule } from './delete.ts';
import { listRules } from './list.ts';
import { listRuns } from './runs.ts';
import { setEnabled } from './set-enabled.ts';
import { testRule } from './test.ts';
import { updateRule } from './update.ts';

export const automation: AutomationSkills = {
  'automation.create': createRule,
  'automation.list': listRules,
  'automation.update': updateRule,
  'automation.setEnabled': setEnabled,
  'automation.test': testRule,
  'automation.runs': listRuns,
  'automation.delete': deleteRule,
};
