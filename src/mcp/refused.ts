import type { SkillError } from '../errors.ts';
import { errorTable } from '../generated/errors.ts';
import type { SkillAnswer } from '../skill-call.ts';

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
