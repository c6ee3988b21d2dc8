import type { Context } from 'koa';
import { SkillError } from '../errors.ts';
import type { Logger } from '../platform/logger.ts';
import { traceParentOf } from '../platform/tracing.ts';
import { type Dispatcher, parseBody, type RequestInfo, toWire, type WireAnswer } from '../rpc/index.ts';
import { HttpFault, readJsonText, requestCredentials, secretOf } from './request.ts';

export interface RpcParts {
  readonly dispatcher: Dispatcher;
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * `POST /rpc`: one call or a batch, answered in order. Every well-formed call gets HTTP 200; the
 * exceptions are in `statusOf`.
 */
export async function answerRpc(ctx: Context, { dispatcher, publicUrl, log }: RpcParts): Promise<void> {
  const request: Omit<RequestInfo, 'batch'> = {
    secret: secretOf(ctx),
    address: ctx.ip,
    requestId: ctx.state.requestId as string,
    traceParent: traceParentOf(ctx.req.headers),
  };
  const refuse = (error: unknown): WireAnswer => ({
    jsonrpc: '2.0',
    id: null,
    error: toWire(error, { requestId: request.requestId, publicUrl, log, method: null }),
  });
  let answers: WireAnswer | WireAnswer[];
  try {
    const { batch, calls } = parseBody(await readJsonText(ctx));
    const given: WireAnswer[] = [];
    for (const call of calls) given.push(await dispatcher.answer(call, { ...request, batch }));
    answers = batch ? given : (given[0] as WireAnswer);
    ctx.status = statusOf(given);
  } catch (error) {
    if (error instanceof HttpFault) {
      answers = refuse(new SkillError(error.status === 400 ? -32700 : -32600, error.message));
      ctx.status = error.status;
      // The rest of an oversized body is not read.
      if (error.status === 413) ctx.set('Connection', 'close');
    } else {
      answers = refuse(error);
      ctx.status = statusOf([answers]);
    }
  }
  setRetryAfter(ctx, answers);
  requestCredentials(ctx);
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(answers);
}

const httpStatus: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32000': 401,
  rate_limited: 429,
  unavailable: 503,
};

/** A batch gets 200 unless every call in it failed with the same transport error. */
function statusOf(answers: readonly WireAnswer[]): number {
  const statuses = new Set(
    answers.map((answer) => ('error' in answer ? (httpStatus[String(answer.error.code)] ?? 200) : 200)),
  );
  return statuses.size === 1 ? ([...statuses][0] as number) : 200;
}

function setRetryAfter(ctx: Context, answers: WireAnswer | readonly WireAnswer[]): void {
  if (ctx.status !== 429 && ctx.status !== 503) return;
  const [first] = [answers].flat() as WireAnswer[];
  const wait = first !== undefined && 'error' in first ? Number(first.error.data.retry_after_ms ?? 1000) : 1000;
  ctx.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))));
}
