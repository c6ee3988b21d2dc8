import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The id of the event in the body. */
  readonly id: string;
}

export interface Receiver {
  readonly url: string;
  readonly host: string;
  readonly received: Received[];
  /** The maximum number of concurrent requests. */
  readonly maxConcurrency: number;
  /** Sets the response from now on. Default: 200. */
  answer(with_: (request: Received, response: ServerResponse) => void): void;
  /** Resolves when `count` requests have arrived in total. */
  count(requests: number): Promise<void>;
  close(): Promise<void>;
}

/** A webhook receiver of a partner on a port of its own. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (_request: Received, response: ServerResponse): void => void response.writeHead(200).end('ok');
  let open = 0;
  let maxConcurrency = 0;
  const waiting: { readonly requests: number; readonly done: () => void }[] = [];
  const server = createServer((request, response) => {
    open += 1;
    maxConcurrency = Math.max(maxConcurrency, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
        id: idOf(body),
      };
      received.push(seen);
      for (const { requests, done } of waiting) if (received.length >= requests) done();
      answer(seen, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/hooks`,
    host,
    received,
    get maxConcurrency() {
      return maxConcurrency;
    },
    answer: (with_) => {
      answer = with_;
    },
    count: (requests) =>
      received.length >= requests ? Promise.resolve() : new Promise((done) => waiting.push({ requests, done })),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function idOf(body: string): string {
  return (JSON.parse(body) as { id: string }).id;
}
