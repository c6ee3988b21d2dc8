import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The event's own id, as its body says. */
  readonly id: string;
}

export interface Receiver {
  readonly url: string;
  readonly host: string;
  readonly received: Received[];
  /** The most requests that were open at the same time. */
  readonly mostAtOnce: number;
  /** How it answers from now on; 200 until it is told otherwise. */
  answer(with_: (request: Received, response: ServerResponse) => void): void;
  /** Resolves when so many requests have come in all. */
  count(requests: number): Promise<void>;
  close(): Promise<void>;
}

/** A partner's receiver on a port of its own. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (_request: Received, response: ServerResponse): void => void response.writeHead(200).end('ok');
  let open = 0;
  let mostAtOnce = 0;
  const waiting: { readonly requests: number; readonly done: () => void }[] = [];
  const server = createServer((request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const seen = { path: request.url ?? '', headers: request.headers, body, id: idOf(body) };
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
    get mostAtOnce() {
      return mostAtOnce;
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
