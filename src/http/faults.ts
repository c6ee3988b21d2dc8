import type { Context, Next } from 'koa';
import { SkillError } from '../errors.ts';
import { parseUrl } from '../parse-url.ts';
import type { Logger } from '../platform/logger.ts';
import { toWire } from '../rpc/index.ts';
import { HttpFault } from './http-fault.ts';

interface FaultParts {
  readonly publicUrl: string;
  readonly log: Logger;
}

/**
 * Refuses requests that do not name one host and a readable path (RFC 9112, 3.2: 400), and answers
 * a body that a route could not read and an error that it did not expect. Errors are mapped where
 * those of skills are.
 */
export async function answerFaults(ctx: Context, next: Next, parts: FaultParts): Promise<void> {
  const fault = faultOf(ctx);
  if (fault !== null) {
    ctx.set('Connection', 'close');
    answer(ctx, 400, new SkillError(-32600, fault), parts);
    return;
  }
  try {
    await next();
  } catch (error) {
    if (!(error instanceof HttpFault)) return answer(ctx, 500, error, parts);
    // The rest of an oversized body is not read.
    if (error.status === 413) ctx.set('Connection', 'close');
    answer(ctx, error.status, new SkillError(error.status === 400 ? -32700 : -32600, error.message), parts);
  }
}

function faultOf({ req }: Context): string | null {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return 'The request has more than one Host header.';
  const { url = '' } = req;
  return isReadable(url) ? null : 'The path of the request is not valid.';
}

/** Most requests have such a path and query, which need no parsing. */
const PLAIN_PATH = /^(?:\/[\w.-]+)+(?:\?[\w.~%=&+-]*)?$/;

/** The path, or the whole URL as clients of a proxy send it; PostgreSQL stores no NUL character. */
function isReadable(url: string): boolean {
  if (url.includes('%00')) return false;
  return PLAIN_PATH.test(url) || url === '*' || parseUrl(url.startsWith('/') ? `http://host${url}` : url) !== null;
}

function answer(ctx: Context, status: number, error: unknown, { publicUrl, log }: FaultParts): void {
  const wire = toWire(error, { requestId: ctx.state.requestId as string, publicUrl, log, method: ctx.path });
  ctx.status = wire.code === 'unavailable' ? 503 : status;
  if (ctx.status === 503) ctx.set('Retry-After', '1');
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({ error: wire });
}
