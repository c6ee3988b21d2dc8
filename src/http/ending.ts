import type { Context, Next } from 'koa';
import { SkillError } from '../errors.ts';
import type { Logger } from '../platform/logger.ts';
import { toWire } from '../rpc/index.ts';

export interface EndingParts {
  /** Whether the service has begun to end. */
  readonly isEnding: () => boolean;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** Who comes over a connection that is still open is sent elsewhere; whether the process lives is still said. */
export function refuseAtTheEnd({ isEnding, publicUrl, log }: EndingParts): (ctx: Context, next: Next) => unknown {
  return (ctx, next) => {
    if (!isEnding() || ctx.path === '/healthz' || ctx.path === '/metrics') return next();
    ctx.status = 503;
    ctx.set('Retry-After', '1');
    ctx.set('Connection', 'close');
    if (ctx.path !== '/rpc') {
      ctx.body = 'the service is ending\n';
      return undefined;
    }
    const ended = new SkillError('unavailable', 'The service is ending. Nothing was done; try again.', {
      retryAfterMs: 1000,
    });
    const scope = { requestId: ctx.state.requestId as string, publicUrl, log, method: null };
    ctx.type = 'application/json';
    ctx.body = JSON.stringify({ jsonrpc: '2.0', id: null, error: toWire(ended, scope) });
    return undefined;
  };
}
