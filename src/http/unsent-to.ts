import type { Context } from 'koa';
import type { UnsentAnswers } from '../rpc/index.ts';
import { onResponseEnd } from './response-end.ts';
import type { Traffic } from './traffic.ts';

/** Answers up to this size cost less than the call itself. */
const SMALL_ANSWER_BYTES = 64 * 1024;

/** Counts the answers of this request until the client has received them or disconnects. */
export function unsentTo(ctx: Context, { unsentAnswers, largeAnswers }: Traffic): UnsentAnswers {
  return {
    hasRoom: () => unsentAnswers.hasRoom(ctx.ip),
    waitMs: () => largeAnswers.waitMs(ctx.ip),
    take: (bytes) => {
      if (bytes > SMALL_ANSWER_BYTES) largeAnswers.take(ctx.ip, bytes);
      onResponseEnd(ctx.res, unsentAnswers.take(ctx.ip, bytes));
    },
  };
}
