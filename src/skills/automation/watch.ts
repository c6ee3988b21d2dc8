import { firstDue } from '../../automation/due-rules.ts';
import { startComparing } from '../../automation/segment-members.ts';
import type { Owner } from '../../domain/account.ts';
import { listeningOf } from '../../domain/automation/triggers.ts';
import { invalidParams } from '../../errors.ts';
import { listen } from '../../events/signals/listeners.ts';
import type { AutomationTrigger } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readRecurrence } from '../read-recurrence.ts';

/** The trigger with its recurrence in normal form. Throws -32602 for times that never come. */
export function readTrigger(trigger: AutomationTrigger, now: Date): AutomationTrigger {
  if (trigger.kind !== 'schedule') return trigger;
  const { recurrence, start_at: startAt } = trigger;
  const start = startAt === undefined ? now : new Date(startAt);
  if (recurrence === undefined) {
    if (startAt !== undefined && start >= now) return trigger;
    throw invalidParams('Set trigger.start_at to a time in the future, or trigger.recurrence.', [
      { path: '/trigger/start_at', rule: 'must be in the future, unless there is a recurrence' },
    ]);
  }
  const { rrule, timezone } = readRecurrence(recurrence, start, '/trigger/recurrence').recurrence;
  return { ...trigger, start_at: start.toISOString(), recurrence: { rrule, timezone } };
}

/** Begins to wait for the trigger of an enabled rule. Those in its segment now did not join. */
export async function watch(tx: Sql, owner: Owner, id: string, trigger: AutomationTrigger, now: Date): Promise<void> {
  await listen(tx, owner, id, [listeningOf(id, trigger)]);
  if (trigger.kind === 'segment') await startComparing(tx, owner, id, trigger, now);
  const where = { account_id: owner.accountId, id };
  const data = { next_due_at: firstDue(trigger, now) };
  await tx.tenant(owner.tenantId).automation_rules.updateMany({ where, data });
}
