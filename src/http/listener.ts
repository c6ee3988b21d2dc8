import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Door } from './door.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Listener {
  /** `http://host:port`; empty while it does not listen. */
  readonly url: string;
  listen(): Promise<void>;
  /** Lets what is under way end, also for callers who gave up, and closes all connections. */
  close(): Promise<void>;
}

const GRACE_MS = 10_000;

export function createListener(
  { host, port }: { host: string; port: number },
  turnsAway: Door,
  answerer: Answerer,
): Listener {
  /** Answers that are worked on, and responses that are not written to their end. */
  let underWay = 0;
  let onIdle: (() => void) | null = null;
  /** From here on nothing new is begun. */
  let ending = false;
  const ended = (): void => {
    underWay -= 1;
    if (underWay === 0) onIdle?.();
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (turnsAway(request, response, ending)) return;
    // A caller who gives up takes the connection along, not the work: the database is needed until that is done.
    underWay += 2;
    void answerer(request, response).then(ended, ended);
    response.once('close', ended);
  };
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    answer,
  );
  return {
    get url() {
      const address = server.address() as AddressInfo | null;
      return address === null ? '' : `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    },
    listen: () =>
      new Promise((done, fail) => {
        server.once('error', (error: NodeJS.ErrnoException) =>
          fail(
            error.code === 'EADDRINUSE'
              ? new Error(`Port ${port} is taken. Set PORT to another one, for example PORT=${port + 1}.`, {
                  cause: error,
                })
              : error,
          ),
        );
        server.listen(port, host, () => done());
      }),
    close: async () => {
      ending = true;
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      let late: NodeJS.Timeout | undefined;
      const grace = new Promise((done) => {
        late = setTimeout(done, GRACE_MS);
      });
      const idle = new Promise<void>((done) => {
        if (underWay === 0) done();
        else onIdle = done;
      });
      await Promise.race([grace, idle]);
      // Their callers would keep them for as long as a minute.
      server.closeIdleConnections();
      await Promise.race([grace, closed]);
      clearTimeout(late);
      server.closeAllConnections();
      await closed;
    },
  };
}
