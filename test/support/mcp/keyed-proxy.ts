import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface KeyedProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Passes requests on to the service as they are and adds a key: for clients that cannot be given
 * one.
 */
export async function startKeyedProxy(target: string, key: string): Promise<KeyedProxy> {
  const { hostname, port } = new URL(target);
  const server: Server = createServer((given, answer) => {
    const { method, url: path, headers } = given;
    const passed = send(
      { hostname, port, method, path, headers: { ...headers, authorization: `Bearer ${key}` } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    given.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
