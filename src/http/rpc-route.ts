import type { Context } from 'koa';
import { SkillError } from '../errors.ts';
import type { Logger } from '../platform/logger.ts';
import { traceParentOf } from '../platform/tracing.ts';
import {
  type Authenticator,
  type BodyAnswer,
  type createBodyAnswerer,
  inCodes,
  type Principal,
  toWire,
  unreadAnswers,
} from '../rpc/index.ts';
import { afterReading } from './after-reading.ts';
import { HttpFault } from './http-fault.ts';
import { errorCodesOf, readJsonText, repeatsOf, requestCredentials, secretOf } from './request.ts';
import { responseEnd } from './response-end.ts';
import type { Traffic } from './traffic.ts';
import { unsentTo } from './unsent-to.ts';

export interface RpcParts {
  readonly answerBody: ReturnType<typeof createBodyAnswerer>;
  readonly authenticator: Authenticator;
  readonly traffic: Traffic;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * `POST /rpc`: one call or a batch, answered in order. Every well-formed call gets HTTP 200; the
 * exceptions are in `statusOf`.
 */
export async function answerRpc(
  ctx: Context,
  parts: RpcParts,
  /** Finds the caller by a session. Default: the key of the request. */
  authenticate?: () => Promise<Principal>,
): Promise<void> {
  const { answerBody, authenticator, traffic, publicUrl, clock, log } = parts;
  const requestId = ctx.state.requestId as string;
  const errorCodes = errorCodesOf(ctx.req);
  const refuse = (error: unknown): BodyAnswer => {
    const wire = toWire(error, { requestId, publicUrl, log, method: null });
    const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: inCodes(wire, errorCodes) });
    return { text, answers: [{ text, error: wire }] };
  };
  let answer: BodyAnswer;
  try {
    const unsent = unsentTo(ctx, traffic);
    if (!unsent.hasRoom()) throw unreadAnswers();
    const principal = await authenticate?.();
    const repeats = repeatsOf(ctx.req);
    const request = {
      ...(principal === undefined ? {} : { principal }),
      ...(repeats === undefined ? {} : { repeats }),
      secret: secretOf(ctx),
      address: ctx.ip,
      requestId,
      errorCodes,
      signal: () => responseEnd(ctx.res),
      traceParent: traceParentOf(ctx.req.headers),
    };
    const body = await readJsonText(ctx, traffic, async () => {
      if (principal === undefined) await authenticator.authenticate(request, clock().getTime());
    });
    answer = await answerBody(body, request, unsent);
    ctx.status = statusOf(answer);
  } catch (error) {
    if (error instanceof HttpFault) {
      answer = refuse(new SkillError(error.status === 400 ? -32700 : -32600, error.message));
      ctx.status = error.status;
      // The rest of an oversized body is not read.
      if (error.status === 413) ctx.set('Connection', 'close');
    } else {
      answer = refuse(error);
      ctx.status = statusOf(answer);
    }
  }
  await afterReading();
  setRetryAfter(ctx, answer);
  requestCredentials(ctx);
  ctx.type = 'application/json';
  ctx.body = answer.text;
}

const httpStatus: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32000': 401,
  rate_limited: 429,
  unavailable: 503,
};

/** A batch gets 200 unless every call in it failed with the same transport error. */
function statusOf({ answers }: BodyAnswer): number {
  const statuses = new Set(answers.map(({ error }) => (error === null ? 200 : (httpStatus[`${error.code}`] ?? 200))));
  return statuses.size === 1 ? ([...statuses][0] as number) : 200;
}

function setRetryAfter(ctx: Context, { answers }: BodyAnswer): void {
  if (ctx.status !== 429 && ctx.status !== 503) return;
  const wait = Number(answers[0]?.error?.data.retry_after_ms ?? 1000);
  ctx.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))));
}
