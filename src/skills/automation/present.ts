import type { Trigger } from '../../automation/evaluate.ts';
import type { RuleRow } from '../../automation/rules.ts';
import type { AutomationRule, AutomationRun, AutomationTriggered } from '../../generated/types.ts';
import type { RunRow } from './queries.ts';

export function presentRule(row: RuleRow): AutomationRule {
  const { id, name, description, state, state_reason, version, key_id } = row;
  const { trigger, conditions, actions, rate_cap, once_per } = row;
  return {
    id,
    name,
    description,
    state,
    state_reason,
    version,
    key_id,
    trigger,
    conditions,
    actions: [...actions],
    rate_cap,
    once_per,
    disable_after_failures: row.max_failures,
    failures_in_row: row.failures,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentTrigger({ kind, name, contact_id, occurred_at: at, data }: Trigger): AutomationTriggered {
  return { kind, name, contact_id, occurred_at: at.toISOString(), data };
}

export function presentRun(row: RunRow): AutomationRun {
  const { id, reason, count, rule_version, key_id, contact_id, depth, attempt, trigger } = row;
  return {
    id,
    reason,
    count,
    rule_version,
    key_id,
    contact_id,
    depth,
    attempts: attempt,
    state: row.state as AutomationRun['state'],
    trigger: trigger && ({ ...trigger, contact_id } as AutomationTriggered),
    actions: row.actions as AutomationRun['actions'],
    next_attempt_at: row.state === 'pending' ? row.due_at.toISOString() : null,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
