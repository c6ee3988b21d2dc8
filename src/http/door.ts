import type { IncomingMessage, ServerResponse } from 'node:http';
import { SkillError } from '../errors.ts';
import type { Logger } from '../platform/logger.ts';
import { type Admission, newRequestId, tooBusy, toWire } from '../rpc/index.ts';

export interface DoorParts {
  readonly admission: Admission;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly onBusy: () => void;
}

/** Answers by itself whom it turns away, and says so. */
export type Door = (request: IncomingMessage, response: ServerResponse, isEnding: boolean) => boolean;

/** Stands for the request id in the texts that are made once. */
const ID = '"request_id"';
/** Whether the process lives, and how it is, is said to the end. */
const TO_THE_END: readonly string[] = ['/healthz', '/metrics'];

/**
 * Turns away who comes while there is no room, or over a connection that is still open when the service has begun to end. Nothing of a call is read, so
 * that this costs as little as it can just when there is least to spend; the id in the answer is null, as JSON-RPC 2.0 has it for a call that was not read.
 */
export function createDoor({ admission, publicUrl, log, onBusy }: DoorParts): Door {
  const refusal = (error: SkillError) => {
    const wire = toWire(error, { requestId: ID, publicUrl, log, method: null });
    const [head = '', tail = ''] = JSON.stringify({ jsonrpc: '2.0', id: null, error: wire }).split(JSON.stringify(ID));
    return (requestId: string): string => `${head}"${requestId}"${tail}`;
  };
  const busy = refusal(tooBusy());
  const ending = refusal(
    new SkillError('unavailable', 'The service is ending. Nothing was done; try again.', { retryAfterMs: 1000 }),
  );
  return ({ method, url = '' }, response, isEnding) => {
    const [path = ''] = url.split('?', 1);
    if (isEnding && !TO_THE_END.includes(path)) {
      response.setHeader('Connection', 'close');
      turnAway(response, path === '/rpc' ? ending : null);
      return true;
    }
    if (admission.hasRoom() || method !== 'POST' || path !== '/rpc') return false;
    turnAway(response, busy);
    onBusy();
    return true;
  };
}

function turnAway(response: ServerResponse, callText: ((requestId: string) => string) | null): void {
  const requestId = newRequestId();
  const text = callText?.(requestId) ?? 'the service is ending\n';
  response.writeHead(503, {
    'Content-Type': `${callText === null ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Retry-After': '1',
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
