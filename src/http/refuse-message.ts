import type { Context } from 'koa';
import { SkillError } from '../errors.ts';
import type { Logger } from '../platform/logger.ts';
import { inCodes, toWire } from '../rpc/index.ts';
import { HttpFault } from './http-fault.ts';
import { requestCredentials } from './request.ts';

interface RefusalParts {
  readonly publicUrl: string;
  readonly log: Logger;
}

const statuses: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32602': 400,
  '-32000': 401,
  rate_limited: 429,
  unavailable: 503,
};

/**
 * Answers a message of another protocol (MCP, A2A) that was not served with a JSON-RPC error, whose
 * id is not known. Clients of these protocols read only integers as a code.
 */
export function refuseMessage(ctx: Context, { publicUrl, log }: RefusalParts, error: unknown, status?: number): void {
  const isFault = error instanceof HttpFault;
  const cause = isFault ? new SkillError(error.status === 400 ? -32700 : -32600, error.message) : error;
  const wire = toWire(cause, { requestId: ctx.state.requestId as string, publicUrl, log, method: ctx.path });
  ctx.status = status ?? (isFault ? error.status : (statuses[String(wire.code)] ?? 500));
  // The rest of an oversized body is not read.
  if (ctx.status === 413) ctx.set('Connection', 'close');
  if (wire.data.retry_after_ms !== undefined)
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(Number(wire.data.retry_after_ms) / 1000))));
  requestCredentials(ctx);
  ctx.type = 'application/json';
  const answer = inCodes(wire, 'integer');
  ctx.body = JSON.stringify({
    jsonrpc: '2.0',
    id: null,
    error: { ...answer, code: unreserved(answer.code as number) },
  });
}

/** MCP defines the meaning of these codes itself (revision 2026-07-28, Error Codes). */
const RESERVED = { from: -32_099, to: -32_020 };

/** Another integer for a code of ours that MCP has reserved; `data` has the name and `rpc_code`. */
function unreserved(code: number): number {
  return code >= RESERVED.from && code <= RESERVED.to ? code + 1000 : code;
}
