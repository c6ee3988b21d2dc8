import type { Cause } from '../domain/causes.ts';
import type { SkillName } from '../generated/skills.ts';

/** A call that a rule makes. */
export interface RuleCall {
  readonly skill: SkillName;
  readonly params: Readonly<Record<string, unknown>>;
  /** Of the key with whose permissions the rule acts. */
  readonly fingerprint: string;
  readonly ruleId: string;
  /** Becomes the request id of the call. */
  readonly runId: string;
  /** Of the signals that the call raises, and of what it starts. */
  readonly cause: Cause;
}

export interface RuleCallError {
  readonly code: number | string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export type RuleCallOutcome = { readonly ok: true } | { readonly ok: false; readonly error: RuleCallError };

/**
 * Calls a skill as `/rpc` does, with the same checks in the same order. Never throws: a refusal is
 * an outcome. `app.ts` passes it in, because the pipeline is above the rules.
 */
export type RunSkill = (call: RuleCall) => Promise<RuleCallOutcome>;
