import type { SkillName } from '../generated/skills.ts';
import type { Logger } from '../platform/logger.ts';
import type { CallWithKey } from '../skill-call.ts';
import type { Authenticator } from './authenticate.ts';
import type { Dispatcher } from './dispatch.ts';
import { toWire } from './error-mapping.ts';

export interface KeyCallParts {
  readonly authenticator: Authenticator;
  readonly dispatcher: Dispatcher;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Makes the calls of rules, approvals and plans: with a key, and through the pipeline. */
export function createKeyCaller({ authenticator, dispatcher, publicUrl, log, clock }: KeyCallParts): CallWithKey {
  return async ({ skill, params, fingerprint, requestId, cause, approvalId = null, byLink = false }) => {
    try {
      const principal = await authenticator.authenticateFingerprint(fingerprint, clock().getTime());
      const caller = { ...principal, approvalId, byLink, ...(cause !== undefined && { cause }) };
      const text = await dispatcher.run(skill as SkillName, { ...params }, caller, requestId);
      return { ok: true, result: JSON.parse(text) as Record<string, unknown> };
    } catch (error) {
      return { ok: false, error: toWire(error, { requestId, publicUrl, log, method: skill }) };
    }
  };
}
