import { createWebhookAction } from '../automation/call-webhook.ts';
import { createRunPerformer, type DisabledRule, type PerformParts } from '../automation/perform-runs.ts';
import { createAutomationHandler } from '../automation/start-runs.ts';
import type { Config } from '../config.ts';
import type { HandleSignals } from '../events/signals/consume.ts';
import type { Cipher } from '../platform/crypto/cipher.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createSafeClient } from '../platform/safe-fetch/index.ts';
import type { Runner } from '../platform/work/runner.ts';

export interface Automation {
  readonly handleSignals: HandleSignals;
  readonly runs: Runner;
  close(): Promise<void>;
}

/** Automation rules, with what an operator sees of them. */
export function createAutomation({
  log,
  metrics,
  cipher,
  config,
  ...parts
}: Omit<PerformParts, 'onOutcome' | 'onDisabled' | 'callWebhook'> & {
  readonly cipher: Cipher;
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
}): Automation {
  const onDisabled = (rule: DisabledRule, error?: unknown): void => {
    metrics.automationRulesDisabled.inc({ reason: rule.reason });
    log.warn({ ...rule, ...(error === undefined ? {} : { err: error }) }, 'automation rule disabled');
  };
  const client = createSafeClient({ rules: config.outgoing });
  const callWebhook = createWebhookAction({ database: parts.database, cipher, client, clock: parts.clock });
  return {
    close: () => client.close(),
    handleSignals: createAutomationHandler({
      clock: parts.clock,
      onDisabled: (tenantId, { id: ruleId, account_id: accountId, name }, reason, error) => {
        if (reason === 'loop') metrics.automationRuns.inc({ outcome: 'loop' });
        onDisabled({ tenantId, accountId, ruleId, name, reason }, error);
      },
    }),
    runs: createRunPerformer({
      ...parts,
      callWebhook,
      onDisabled,
      onOutcome: (outcome) => metrics.automationRuns.inc({ outcome }),
    }),
  };
}
