import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Callbacks = (() => void)[];

const waiting = new WeakMap<Socket, Map<ServerResponse, Callbacks>>();

/**
 * Calls back once, when the response has been sent or can no longer be. Node.js emits no `close` on
 * a response that waits behind another one when their connection ends.
 */
export function onResponseEnd(response: ServerResponse, callback: () => void): void {
  const { socket } = response.req;
  if (response.closed || socket.destroyed) {
    callback();
    return;
  }
  const responses = responsesOf(socket);
  const callbacks = responses.get(response);
  if (callbacks !== undefined) {
    callbacks.push(callback);
    return;
  }
  responses.set(response, [callback]);
  response.once('close', () => end(responses, response));
}

/**
 * A signal that aborts when the response can no longer be sent. Not when it was sent: nothing waits
 * for that. Make it only for work that can be canceled: it costs a tenth of a small call.
 */
export function responseEnd(response: ServerResponse): AbortSignal {
  const ended = new AbortController();
  onResponseEnd(response, () => {
    if (!response.writableFinished) ended.abort();
  });
  return ended.signal;
}

function responsesOf(socket: Socket): Map<ServerResponse, Callbacks> {
  const known = waiting.get(socket);
  if (known !== undefined) return known;
  const responses = new Map<ServerResponse, Callbacks>();
  waiting.set(socket, responses);
  socket.once('close', () => {
    for (const response of [...responses.keys()]) end(responses, response);
  });
  return responses;
}

function end(responses: Map<ServerResponse, Callbacks>, response: ServerResponse): void {
  const callbacks = responses.get(response) ?? [];
  responses.delete(response);
  for (const callback of callbacks) callback();
}
