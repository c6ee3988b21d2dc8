import type { RunSkill } from '../automation/run-skill.ts';
import type { Logger } from '../platform/logger.ts';
import type { Authenticator } from './authenticate.ts';
import type { Dispatcher } from './dispatch.ts';
import { toWire } from './error-mapping.ts';

export interface RuleCallParts {
  readonly authenticator: Authenticator;
  readonly dispatcher: Dispatcher;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Makes the calls of automation rules: with a key, and through the pipeline, as any caller. */
export function createRuleRunner({ authenticator, dispatcher, publicUrl, log, clock }: RuleCallParts): RunSkill {
  return async ({ skill, params, fingerprint, ruleId, runId, cause }) => {
    try {
      const principal = await authenticator.authenticateFingerprint(fingerprint, clock().getTime());
      await dispatcher.run(skill, params, { ...principal, cause: { ...cause, ruleId } }, runId);
      return { ok: true };
    } catch (error) {
      return { ok: false, error: toWire(error, { requestId: runId, publicUrl, log, method: skill }) };
    }
  };
}
