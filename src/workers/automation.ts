import { createRunPerformer, type DisabledRule, type PerformParts } from '../automation/perform-runs.ts';
import { createAutomationHandler } from '../automation/start-runs.ts';
import type { HandleSignals } from '../events/signals/consume.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Runner } from '../platform/work/runner.ts';

export interface Automation {
  readonly handleSignals: HandleSignals;
  readonly runs: Runner;
}

/** Automation rules, with what an operator sees of them. */
export function createAutomation({
  log,
  metrics,
  ...parts
}: Omit<PerformParts, 'onOutcome' | 'onDisabled'> & {
  readonly log: Logger;
  readonly metrics: Metrics;
}): Automation {
  const onDisabled = (rule: DisabledRule, error?: unknown): void => {
    metrics.automationRulesDisabled.inc({ reason: rule.reason });
    log.warn({ ...rule, ...(error === undefined ? {} : { err: error }) }, 'automation rule disabled');
  };
  return {
    handleSignals: createAutomationHandler({
      clock: parts.clock,
      onDisabled: (tenantId, { id: ruleId, account_id: accountId, name }, reason, error) => {
        if (reason === 'loop') metrics.automationRuns.inc({ outcome: 'loop' });
        onDisabled({ tenantId, accountId, ruleId, name, reason }, error);
      },
    }),
    runs: createRunPerformer({
      ...{ ...parts, onDisabled },
      onOutcome: (outcome) => metrics.automationRuns.inc({ outcome }),
    }),
  };
}
