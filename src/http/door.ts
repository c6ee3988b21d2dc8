import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../platform/logger.ts';
import { type Admission, newRequestId, tooBusy, toWire } from '../rpc/index.ts';

export interface DoorParts {
  readonly admission: Admission;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly onTurnedAway: () => void;
}

/** Stands for the request id in the text that is made once. */
const ID = '"request_id"';

/**
 * Answers `POST /rpc` itself while there is no room, and says whether it did. Nothing of the call is read, so that turning somebody away costs as little as it
 * can just when there is least to spend; the id in the answer is null, as JSON-RPC 2.0 has it for a call that was not read.
 */
export function createDoor({ admission, publicUrl, log, onTurnedAway }: DoorParts) {
  const error = toWire(tooBusy(), { requestId: ID, publicUrl, log, method: null });
  const [head = '', tail = ''] = JSON.stringify({ jsonrpc: '2.0', id: null, error }).split(JSON.stringify(ID));
  return ({ method, url }: IncomingMessage, response: ServerResponse): boolean => {
    if (admission.hasRoom() || method !== 'POST' || url !== '/rpc') return false;
    const requestId = newRequestId();
    const text = `${head}"${requestId}"${tail}`;
    response.writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Retry-After': '1',
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(text);
    onTurnedAway();
    return true;
  };
}
