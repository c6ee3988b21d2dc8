import { testRule as testPast } from '../../automation/test-rule.ts';
import type { Skill } from '../../skill.ts';
import { requireRule } from './find.ts';
import { presentTrigger } from './present.ts';

export const testRule: Skill<'automation.test'> = async ({ rule_id: id, last_n: lastN = 10 }, { db, account, now }) => {
  const rule = await requireRule(db, account, id);
  const tested = await testPast(db, account, rule, lastN, now);
  const items = tested.map(({ trigger, ...outcome }) => ({ trigger: presentTrigger(trigger), ...outcome }));
  return { tested: items.length, matched: items.filter(({ outcome }) => outcome === 'run').length, items };
};
