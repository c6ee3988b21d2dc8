import type { IncomingMessage, ServerResponse } from 'node:http';
import { SkillError } from '../errors.ts';
import type { ErrorCodes } from '../generated/types.ts';
import type { Logger } from '../platform/logger.ts';
import { type Admission, inCodes, newRequestId, overloaded, toWire } from '../rpc/index.ts';
import { CORS_HEADERS } from './cors.ts';
import { errorCodesOf } from './request.ts';

export interface LoadShedderParts {
  readonly admission: Admission;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly onBusy: () => void;
}

/** Returns true when it rejected the request and wrote the response itself. */
export type LoadShedder = (request: IncomingMessage, response: ServerResponse, closing: boolean) => boolean;

/** The text of a response for a request id. */
type Refusal = (requestId: string) => string;

/** Placeholder for the request id in the prepared responses. */
const ID = '"request_id"';
/** Answered until the process ends. */
const ALWAYS_SERVED: readonly string[] = ['/healthz', '/metrics'];
/** Answered with a JSON-RPC error; messages of MCP and A2A are JSON-RPC, too. */
const CALLS: readonly string[] = ['/rpc', '/mcp', '/a2a'];

/**
 * Rejects requests while the process is overloaded, or on connections that are still open during
 * shutdown. The body is not read, so that a rejection costs as little as possible; the response id
 * is null, as JSON-RPC 2.0 requires for a call that was not read.
 */
export function createLoadShedder({ admission, publicUrl, log, onBusy }: LoadShedderParts): LoadShedder {
  const prepared = (error: SkillError, codes: ErrorCodes): Refusal => {
    const wire = inCodes(toWire(error, { requestId: ID, publicUrl, log, method: null }), codes);
    const [head = '', tail = ''] = JSON.stringify({ jsonrpc: '2.0', id: null, error: wire }).split(JSON.stringify(ID));
    return (requestId) => `${head}"${requestId}"${tail}`;
  };
  const refusal = (error: SkillError) => ({ name: prepared(error, 'name'), integer: prepared(error, 'integer') });
  const busy = refusal(overloaded());
  const stopping = refusal(
    new SkillError('unavailable', 'The service is shutting down. Nothing was changed; retry later.', {
      retryAfterMs: 1000,
    }),
  );
  return (request, response, closing) => {
    const { method, url = '' } = request;
    const [path = ''] = url.split('?', 1);
    if (closing && !ALWAYS_SERVED.includes(path)) {
      response.setHeader('Connection', 'close');
      respondUnavailable(response, CALLS.includes(path) ? stopping[codesFor(path, request)] : null);
      return true;
    }
    if (admission.hasRoom() || method !== 'POST' || !CALLS.includes(path)) return false;
    respondUnavailable(response, busy[codesFor(path, request)]);
    onBusy();
    return true;
  };
}

/** Clients of MCP and A2A read only integers as a code. */
function codesFor(path: string, request: IncomingMessage): ErrorCodes {
  return path === '/rpc' ? errorCodesOf(request) : 'integer';
}

function respondUnavailable(response: ServerResponse, callText: Refusal | null): void {
  const requestId = newRequestId();
  const text = callText?.(requestId) ?? 'the service is shutting down\n';
  response.writeHead(503, {
    'Content-Type': `${callText === null ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Retry-After': '1',
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    ...(callText === null ? {} : CORS_HEADERS),
  });
  response.end(text);
}
