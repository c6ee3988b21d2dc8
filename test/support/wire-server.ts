import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it was received. */
export interface Received {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly id: unknown;
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly verb: string;
}

/**
 * The response to one call: a result, an error, a body that is not an envelope, no response, or a
 * closed connection.
 */
export type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
} & (
  | { readonly result: unknown }
  | { readonly error: object }
  | { readonly text: string }
  | { readonly hang: true }
  | { readonly drop: true }
);

export interface WireServer {
  readonly baseUrl: string;
  readonly received: Received[];
  /** Returns the responses in order and then repeats the last one. */
  answer(...answers: (Answer | ((call: Received) => Answer))[]): void;
  stop(): Promise<void>;
}

/** A real HTTP server on loopback that speaks the envelope of the service. */
export async function wireServer(): Promise<WireServer> {
  const received: Received[] = [];
  let turns: (Answer | ((call: Received) => Answer))[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Pick<Received, 'method' | 'params' | 'id'>;
    const call = { ...body, headers: request.headers, path: request.url ?? '', verb: request.method ?? '' };
    received.push(call);
    const turn = turns.length > 1 ? turns.shift() : turns[0];
    const answer = typeof turn === 'function' ? turn(call) : turn;
    if (answer === undefined || 'hang' in answer) return;
    if ('drop' in answer) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      'x-request-id': `req_${received.length}`,
      ...answer.headers,
    });
    const { status: _, headers: __, ...outcome } = answer;
    response.end('text' in answer ? answer.text : JSON.stringify({ jsonrpc: '2.0', id: body.id, ...outcome }));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(...answers) {
      received.length = 0;
      turns = answers;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const aTag = {
  id: 'tag_1',
  name: 'VIP',
  color: null,
  description: null,
  created_at: '2026-11-20T12:00:00.000Z',
};

export const limited = {
  code: 'rate_limited',
  message: 'Too many requests',
  data: { rpc_code: -32029, retry_after_ms: 1 },
};
