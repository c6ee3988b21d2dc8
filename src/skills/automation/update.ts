import { requireAllowed } from '../../automation/check-actions.ts';
import { checkRule } from '../../automation/check-rule.ts';
import { requireExpectedVersion } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { keyOfName, nameTakenBy, requireLockedRule, requireRule } from './find.ts';
import { presentRule } from './present.ts';
import { findRuleByName, saveRule } from './queries.ts';
import { readTrigger, watch } from './watch.ts';

/** The rule acts with the calling key from now on, so this key must be allowed to do all of it. */
export const updateRule: Skill<'automation.update'> = async (params, { tx, account, key, now, service }) => {
  const { rule_id: id, expected_version: expected } = params;
  const old = await requireLockedRule(tx, account, id);
  requireExpectedVersion(expected, 'rule', old.version, [
    { skill: 'automation.list', params: {}, why: 'Shows the current versions of the rules.' },
  ]);
  const {
    name = old.name,
    description = old.description,
    disable_after_failures: maxFailures = old.max_failures,
  } = params;
  const { conditions = old.conditions, actions = old.actions } = params;
  const trigger = params.trigger === undefined ? old.trigger : readTrigger(params.trigger, now);
  const { rate_cap = old.rate_cap, once_per = old.once_per } = params;
  const nameKey = keyOfName(name);
  const namesake = await findRuleByName(tx, account, nameKey);
  if (namesake !== null && namesake.id !== id) throw await nameTakenBy(tx, account, nameKey);
  requireAllowed(key, actions, service);
  const definition = { trigger, conditions, actions, rate_cap, once_per };
  await checkRule(tx, account, definition, service);
  const change = {
    name: name.trim(),
    name_key: nameKey,
    description,
    max_failures: maxFailures,
    key_id: key.id,
    state: old.state,
    state_reason: old.state_reason,
    failures: old.failures,
    version: old.version + 1,
    ...definition,
  };
  await saveRule(tx, account, id, change, now);
  if (old.state === 'enabled' && params.trigger !== undefined) await watch(tx, account, id, trigger, now);
  return { rule: presentRule(await requireRule(tx, account, id)) };
};
