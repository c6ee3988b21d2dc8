import type { Context } from 'koa';
import { traceParentOf } from '../platform/tracing.ts';
import type { AnswerQuota, Dispatcher, UnsentAnswers } from '../rpc/index.ts';
import type { CallSkill } from '../skill-call.ts';
import { secretOf } from './request.ts';
import { responseEnd } from './response-end.ts';

/**
 * Calls skills with the credentials of this request, for a program that may repeat a call without
 * knowing that it did.
 */
export function skillCallsOf(
  ctx: Context,
  dispatcher: Dispatcher,
  quota: AnswerQuota,
): { readonly call: CallSkill; count(): number } {
  let count = 0;
  const request = {
    secret: secretOf(ctx),
    address: ctx.ip,
    requestId: ctx.state.requestId as string,
    batch: false,
    errorCodes: 'name' as const,
    quota,
    signal: () => responseEnd(ctx.res),
    traceParent: traceParentOf(ctx.req.headers),
  };
  const call: CallSkill = async (method, params, repeats = {}) => {
    count += 1;
    const parsed = { ok: true, call: { id: null, method, params: { ...params } } } as const;
    const { text, error } = await dispatcher.answer(parsed, { ...request, repeats });
    if (error !== null) return { ok: false, error };
    return { ok: true, result: (JSON.parse(text) as { result: Record<string, unknown> }).result };
  };
  return { call, count: () => count };
}

/** The answer of a skill is part of the answer to the message, which must not count it twice. */
export function counted(unsent: UnsentAnswers): UnsentAnswers & { taken(): number } {
  let taken = 0;
  return {
    ...unsent,
    take: (bytes) => {
      taken += bytes;
      unsent.take(bytes);
    },
    taken: () => taken,
  };
}
