import { requireAllowed } from '../../automation/check-actions.ts';
import { checkRule } from '../../automation/check-rule.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { keyOfName, nameTakenBy, requireRule } from './find.ts';
import { presentRule } from './present.ts';
import { countRules, insertRuleIfAbsent } from './queries.ts';
import { readTrigger, watch } from './watch.ts';

/** Every rule of an account is evaluated for each of its signals. */
const MAX_RULES = 100;
const MAX_FAILURES = 5;

const ENABLED = { state: 'enabled', state_reason: null } as const;
const DISABLED = { state: 'disabled', state_reason: 'requested' } as const;

export const createRule: Skill<'automation.create'> = async (
  {
    name,
    trigger: given,
    actions,
    conditions = null,
    rate_cap = null,
    once_per = null,
    disable_after_failures: maxFailures = MAX_FAILURES,
    description = null,
    enabled = true,
  },
  { tx, account, key, newId, now, service },
) => {
  const nameKey = keyOfName(name);
  requireAllowed(key, actions, service);
  const trigger = readTrigger(given, now);
  const definition = { trigger, conditions, actions, rate_cap, once_per };
  await checkRule(tx, account, definition, service);
  if ((await countRules(tx, account)) >= MAX_RULES)
    throw unprocessable('too_many_rules', `An account has at most ${MAX_RULES} rules. Delete one that is not used.`, {
      nextActions: [{ skill: 'automation.list', params: { state: 'disabled' }, why: 'Lists rules that do not run.' }],
    });
  const id = newId('aut');
  const rule = {
    id,
    name: name.trim(),
    name_key: nameKey,
    description,
    key_id: key.id,
    max_failures: maxFailures,
    ...(enabled ? ENABLED : DISABLED),
    ...definition,
  };
  if (!(await insertRuleIfAbsent(tx, account, rule, now))) throw await nameTakenBy(tx, account, nameKey);
  if (enabled) await watch(tx, account, id, trigger, now);
  return { rule: presentRule(await requireRule(tx, account, id)) };
};
