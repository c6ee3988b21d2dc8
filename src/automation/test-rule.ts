import type { Owner } from '../domain/account.ts';
import { type EarlierRuns, type LimitReached, limitReached } from '../domain/automation/limits.ts';
import { DAY_MS, HOUR_MS } from '../domain/durations.ts';
import type { AutomationFilledAction } from '../generated/types.ts';
import type { Sql } from '../platform/database/sql.ts';
import { personOf } from './earlier-runs.ts';
import { evaluateRule, isSkip, type Mismatch, type Trigger } from './evaluate.ts';
import { fillActions, loadContacts } from './fill-actions.ts';
import { findPastTriggers } from './past-triggers.ts';
import { limitsOf, type RuleRow } from './rules.ts';

export interface TestedTrigger {
  readonly trigger: Trigger;
  readonly outcome: 'run' | 'skipped' | 'no_match';
  readonly reason: Mismatch | LimitReached | null;
  readonly actions: AutomationFilledAction[];
}

/**
 * What the rule would have done with the last triggers of its kind, the newest first, by the same
 * functions that start its runs. Limits count the tested triggers alone, in the order of their
 * times.
 */
export async function testRule(
  sql: Sql,
  owner: Owner,
  rule: RuleRow,
  lastN: number,
  now: Date,
): Promise<TestedTrigger[]> {
  const triggers = await findPastTriggers(sql, owner, rule.trigger, lastN);
  const mismatches = await evaluateRule(sql, owner, rule, triggers, now);
  const contacts = await loadContacts(sql, owner.tenantId, triggers);
  const limits = limitsOf(rule);
  const runs: Trigger[] = [];
  const tested = triggers.map((trigger, index) => ({ trigger, mismatch: mismatches[index] ?? null })).toReversed();
  return tested
    .map(({ trigger, mismatch }): TestedTrigger => {
      if (mismatch !== null)
        return { trigger, outcome: isSkip(mismatch) ? 'skipped' : 'no_match', reason: mismatch, actions: [] };
      const limit = limitReached(limits, earlierOf(runs, trigger), trigger.occurred_at);
      if (limit !== null) return { trigger, outcome: 'skipped', reason: limit, actions: [] };
      runs.push(trigger);
      return { trigger, outcome: 'run', reason: null, actions: fillActions(rule.actions, trigger, contacts) };
    })
    .reverse();
}

function earlierOf(runs: readonly Trigger[], trigger: Trigger): EarlierRuns {
  const within = (ms: number): number =>
    runs.filter(({ occurred_at: at }) => at.getTime() > trigger.occurred_at.getTime() - ms).length;
  const person = personOf(trigger);
  const last = person === '' ? undefined : runs.findLast((run) => personOf(run) === person);
  return { lastHour: within(HOUR_MS), lastDay: within(DAY_MS), ofContact: last?.occurred_at ?? null };
}
