import { nameKey } from '../../domain/name-key.ts';
import { unprocessable } from '../../errors.ts';
import { insertOutcome, listActive, MAX_OUTCOMES } from '../../measures/outcomes/outcome.ts';
import type { Skill } from '../../skill.ts';
import { demote, lockRef, readRef, requireFreeName } from './find.ts';
import { presentOutcome } from './present.ts';
import { readValueRule } from './read-value-rule.ts';

export const defineOutcome: Skill<'outcomes.define'> = async (params, { tx, account, now, newId }) => {
  const { name, event, deadline_hours = 72 } = params;
  const value_rule = readValueRule(params.value_rule ?? { kind: 'none' });
  const ref = readRef(params);
  await lockRef(tx, account, ref);
  const others = await listActive(tx, account, ref.id);
  requireFreeName(others, nameKey(name));
  if (others.length >= MAX_OUTCOMES)
    throw unprocessable('too_many_outcomes', `A ${ref.kind} has at most ${MAX_OUTCOMES} outcomes. Archive one first.`, {
      nextActions: [{ skill: 'outcomes.list', params: { [`${ref.kind}_id`]: ref.id }, why: 'Shows the outcomes.' }],
    });
  const isPrimary = params.primary ?? !others.some(({ is_primary: is }) => is);
  const previous = isPrimary ? await demote(tx, account, others, now) : null;
  const row = {
    id: newId('out'),
    account_id: account.accountId,
    ref_kind: ref.kind,
    ref_id: ref.id,
    name: name.trim(),
    name_key: nameKey(name),
    event,
    deadline_hours,
    value_rule,
    is_primary: isPrimary,
    state: 'active' as const,
    version: 1,
    created_at: now,
    updated_at: now,
    archived_at: null,
  };
  await insertOutcome(tx, account, row);
  return { outcome: presentOutcome(row), previous_primary_id: previous };
};
