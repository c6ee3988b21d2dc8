import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PIXEL } from '../world/media.ts';

/** A web server of customers, on loopback. */
export interface FileServer {
  readonly url: string;
  /** Host and port, as the rules of outgoing requests name them. */
  readonly host: string;
  /** Paths in the order of the requests. */
  readonly asked: string[];
  /** Serves the content at the path as PNG, and returns its link. */
  serve(path: string, content: Buffer): string;
  /** Answers the path itself. */
  answer(path: string, respond: (response: ServerResponse, request: IncomingMessage) => void): string;
  stop(): Promise<void>;
}

/** A different image for each number. */
export const image = (number: number): Buffer => Buffer.concat([PIXEL, Buffer.from(String(number))]);

export async function startFileServer(): Promise<FileServer> {
  const answers = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const respond = answers.get(path);
    if (respond === undefined) response.writeHead(404).end();
    else respond(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;
  const answer: FileServer['answer'] = (path, respond) => {
    answers.set(path, respond);
    return `${url}${path}`;
  };
  return {
    url,
    host,
    asked,
    answer,
    serve: (path, content) =>
      answer(path, (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(content)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
