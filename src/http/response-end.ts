import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls back once, when the response has been sent or can no longer be. Node.js emits no `close` on
 * a response that waits behind another one when their connection ends.
 */
export function onResponseEnd(response: ServerResponse, callback: () => void): void {
  const { socket } = response.req;
  const callbacks = callbacksOf(socket);
  const end = (): void => {
    if (callbacks.delete(end)) callback();
  };
  callbacks.add(end);
  if (response.closed || socket.destroyed) end();
  else response.once('close', end);
}

/**
 * A signal that aborts when the response can no longer be sent. Not when it was sent: nothing waits
 * for that, and an abort costs a tenth of a small call.
 */
export function responseEnd(response: ServerResponse): AbortSignal {
  const ended = new AbortController();
  onResponseEnd(response, () => {
    if (!response.writableFinished) ended.abort();
  });
  return ended.signal;
}

function callbacksOf(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known !== undefined) return known;
  const callbacks = new Set<() => void>();
  waiting.set(socket, callbacks);
  socket.once('close', () => {
    for (const end of [...callbacks]) end();
  });
  return callbacks;
}
