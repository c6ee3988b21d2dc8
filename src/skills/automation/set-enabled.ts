import { requireAllowed } from '../../automation/check-actions.ts';
import { disableRule } from '../../automation/rules.ts';
import type { Skill } from '../../skill.ts';
import { requireLockedRule, requireRule } from './find.ts';
import { presentRule } from './present.ts';
import { saveState } from './queries.ts';
import { watch } from './watch.ts';

/** Enabling makes the calling key the one with which the rule acts: the old one may have ended. */
export const setEnabled: Skill<'automation.setEnabled'> = async (
  { rule_id: id, enabled },
  { tx, account, key, now, service },
) => {
  const rule = await requireLockedRule(tx, account, id);
  if (!enabled) await disableRule(tx, account, id, 'requested', now);
  else {
    requireAllowed(key, rule.actions, service);
    if (rule.state !== 'enabled' || rule.failures > 0 || rule.key_id !== key.id) {
      const version = rule.version + 1;
      await saveState(
        tx,
        account,
        id,
        { state: 'enabled', state_reason: null, failures: 0, key_id: key.id, version },
        now,
      );
    }
    if (rule.state !== 'enabled') await watch(tx, account, id, rule.trigger, now);
  }
  return { rule: presentRule(await requireRule(tx, account, id)) };
};
