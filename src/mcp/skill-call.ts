import type { SkillError } from '../errors.ts';
import { errorTable } from '../generated/errors.ts';

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
export type CallSkill = (skill: string, params: Readonly<Record<string, unknown>>) => Promise<SkillAnswer>;

/** The answer to a call that is refused before it reaches the skill. */
export function refused({ code, message, details, fieldErrors, nextActions }: SkillError): SkillAnswer {
  const { rpcCode, fix } = errorTable[`${code}`];
  const data = {
    ...details,
    rpc_code: rpcCode,
    ...(fix === null ? {} : { fix }),
    ...(fieldErrors.length === 0 ? {} : { field_errors: fieldErrors }),
    ...(nextActions.length === 0 ? {} : { next_actions: nextActions }),
  };
  return { ok: false, error: { code, message, data } };
}
