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
