import { occurrencesOf } from '../domain/recurrence/rule.ts';
import { raiseSignals } from '../events/signals/raise.ts';
import type { AutomationTrigger, AutomationTriggerSchedule } from '../generated/types.ts';
import { COMPARE_MS } from '../people/segments/compare-members.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { WorkKind } from '../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../platform/work/worker.ts';
import { disableRule } from './rules.ts';
import { raiseChanges } from './segment-members.ts';

/** Rules that are due at times of their own. */
export const DUE_RULES: WorkKind = {
  name: 'automation_rules',
  table: 'automation_rules',
  id: 'id',
  due: 'next_due_at',
  where: "state = 'enabled'",
};

/** When a rule is due first after it was enabled or changed; null for other triggers. */
export function firstDue(trigger: AutomationTrigger, now: Date): Date | null {
  if (trigger.kind === 'segment') return now;
  if (trigger.kind !== 'schedule') return null;
  const startAt = new Date(trigger.start_at ?? now);
  const from = startAt > now ? startAt : now;
  return trigger.recurrence === undefined
    ? onceAt(trigger, now)
    : occurrencesOf({ ...trigger.recurrence, startAt }).next(from, 'inclusive');
}

const onceAt = ({ start_at: startAt }: AutomationTriggerSchedule, now: Date): Date | null =>
  startAt !== undefined && new Date(startAt) >= now ? new Date(startAt) : null;

const find = statement<
  [tenantId: string, id: string],
  { account_id: string; trigger: AutomationTrigger; updated_at: Date }
>(
  'automation.find_due',
  "SELECT account_id, trigger, updated_at FROM automation_rules WHERE tenant_id = $1 AND id = $2 AND state = 'enabled'",
);

const setDue = statement<[tenantId: string, id: string, next: Date | null]>(
  'automation.set_due',
  'UPDATE automation_rules SET next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
);

/** Raises what a due rule waits for, in the transaction that says when it is due again. */
export async function workDueRule(tx: Sql, { tenantId, id, now }: Claim): Promise<Next> {
  const rule = await tx.row(find, tenantId, id);
  if (rule === null) return null;
  const { account_id: accountId, trigger } = rule;
  const owner = { tenantId, accountId };
  if (trigger.kind === 'segment') {
    const isComplete = await raiseChanges(tx, owner, id, trigger, now);
    await tx.run(setDue, tenantId, id, isComplete ? new Date(now.getTime() + COMPARE_MS) : now);
  } else if (trigger.kind === 'schedule') {
    const data = { scheduled_at: now.toISOString() };
    const signal = { kind: 'schedule' as const, name: id, contactId: null, occurredAt: now, data };
    await raiseSignals(tx, owner, [signal], now);
    await tx.run(setDue, tenantId, id, nextOf(trigger, rule.updated_at, now));
  } else return null;
  return SAVED;
}

/** A segment that cannot be compared, such as one that became too large, disables its rule. */
export async function giveUpRule(tx: Sql, { tenantId, id, now }: Claim): Promise<void> {
  const rule = await tx.row(find, tenantId, id);
  if (rule !== null) await disableRule(tx, { tenantId, accountId: rule.account_id }, id, 'conditions_failed', now);
}

export const MAX_DUE_FAILURES = 5;

function nextOf({ recurrence, start_at: startAt }: AutomationTriggerSchedule, changedAt: Date, now: Date): Date | null {
  if (recurrence === undefined) return null;
  return occurrencesOf({ ...recurrence, startAt: new Date(startAt ?? changedAt) }).next(now, 'exclusive');
}
