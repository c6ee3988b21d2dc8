import type { RuleCause } from './domain/causes.ts';

/** Why a skill was refused, as `/rpc` answers it. */
export interface SkillFailure {
  readonly code: number | string;
  readonly message: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export type SkillAnswer =
  | { readonly ok: true; readonly result: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: SkillFailure };

/**
 * Calls a skill as `/rpc` does, with the same checks in the same order. Never throws: a refusal is
 * an answer. The service calls its own dispatcher, and `tern mcp` calls the service over HTTP.
 */
export type CallSkill = (
  skill: string,
  params: Readonly<Record<string, unknown>>,
  options?: RepeatOptions,
) => Promise<SkillAnswer>;

/** What a program that may repeat itself says of a call without an idempotency key. */
export interface RepeatOptions {
  /** It means to do the same once more. */
  readonly again?: boolean;
  /** The key of the message that carries the call: sent again, the message does nothing again. */
  readonly messageKey?: string;
}

/**
 * A call that the service itself makes with a key: of a rule, an approved call, a step of a plan.
 */
export interface KeyCall {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fingerprint: string;
  readonly requestId: string;
  /** Of the signals that the call raises, and of what it starts. */
  readonly cause?: RuleCause;
  /** The approval that permits the call. */
  readonly approvalId?: string | null;
  /** Made from a page by a person who has no key. */
  readonly byLink?: boolean;
}

/**
 * Makes the call through the pipeline, as any caller. `app.ts` passes it to the rooms below the
 * pipeline.
 */
export type CallWithKey = (call: KeyCall) => Promise<SkillAnswer>;
