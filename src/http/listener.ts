import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_STREAM_MS } from './a2a-route.ts';
import type { LoadShedder } from './load-shedding.ts';
import { onResponseEnd } from './response-end.ts';

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export interface Listener {
  /** `http://host:port`; empty while not listening. */
  readonly url: string;
  listen(): Promise<void>;
  /**
   * Lets pending requests finish, also for clients that disconnected, then closes all connections.
   */
  close(): Promise<void>;
}

const SHUTDOWN_TIMEOUT_MS = 10_000;
const READ_DELAY_MS = 10_000;
/** A client that reads more slowly on average is disconnected. */
const MIN_BYTES_PER_MS = 64;

export interface ListenerOptions {
  readonly host: string;
  readonly port: number;
  /** Name of the setting of the port. */
  readonly setting?: string;
  /** Milliseconds until a client must have read what it reads at the lowest speed. */
  readonly readDelayMs?: number;
  /** Called for a response whose client left, or read too slowly, before it had all of it. */
  readonly onDisconnect?: () => void;
}

export function createListener(
  { host, port, setting = 'PORT', readDelayMs = READ_DELAY_MS, onDisconnect }: ListenerOptions,
  shedLoad: LoadShedder,
  handler: RequestHandler,
): Listener {
  /** Running handlers plus responses that are not fully written. */
  let pending = 0;
  let onIdle: (() => void) | null = null;
  /** True: new requests are rejected. */
  let closing = false;
  const ended = (): void => {
    pending -= 1;
    if (pending === 0) onIdle?.();
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (shedLoad(request, response, closing)) return;
    // A client that disconnects does not stop the handler, which needs the database until it ends.
    pending += 2;
    void handler(request, response)
      .then(ended, ended)
      .then(() => requireReading(response, readDelayMs));
    onResponseEnd(response, () => {
      if (!response.writableFinished && !closing) onDisconnect?.();
      ended();
    });
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
        server.once('error', (error: NodeJS.ErrnoException) => fail(explain(error, { host, port, setting })));
        server.listen(port, host, () => done());
      }),
    close: async () => {
      closing = true;
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      let late: NodeJS.Timeout | undefined;
      const grace = new Promise((done) => {
        late = setTimeout(done, SHUTDOWN_TIMEOUT_MS);
      });
      const idle = new Promise<void>((done) => {
        if (pending === 0) done();
        else onIdle = done;
      });
      await Promise.race([grace, idle]);
      // Clients would keep idle connections open for up to a minute.
      server.closeIdleConnections();
      await Promise.race([grace, closed]);
      clearTimeout(late);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Says in one line what to change when it cannot listen. */
function explain(
  cause: NodeJS.ErrnoException,
  { host, port, setting }: Required<Pick<ListenerOptions, 'host' | 'port' | 'setting'>>,
): Error {
  const hostSetting = setting.replace(/PORT$/, 'HOST');
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Set ${setting} to another port, for example ${setting}=${port + 1}.`,
    EACCES: `This user may not listen on port ${port}. Set ${setting} to a port from 1024, or give the process the capability CAP_NET_BIND_SERVICE.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set ${hostSetting} to one of its addresses, or to 0.0.0.0 for all.`,
    ENOTFOUND: `${host} is not the name of an address. Set ${hostSetting} to an address of this machine, or to 0.0.0.0 for all.`,
  };
  const message = messages[cause.code ?? ''];
  return message === undefined ? cause : new Error(message, { cause });
}

/** Frees what a response holds when its client does not read it. */
function requireReading(response: ServerResponse, delayMs: number): void {
  if (response.writableFinished || response.closed) return;
  const length = Number(response.getHeader('content-length') ?? 0);
  const streamMs = String(response.getHeader('content-type')).startsWith('text/event-stream') ? MAX_STREAM_MS : 0;
  const timer = setTimeout(() => response.req.socket.destroy(), delayMs + streamMs + length / MIN_BYTES_PER_MS);
  onResponseEnd(response, () => clearTimeout(timer));
}
