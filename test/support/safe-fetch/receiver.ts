import { createServer, type Server, type Socket } from 'node:net';

/** A server on loopback that controls its HTTP response, or its violation of HTTP, byte by byte. */
export interface Receiver {
  readonly port: number;
  /** Such as `127.0.0.1:4010`, in the form that the rules use. */
  readonly host: string;
  readonly url: string;
  connections(): number;
  /** The data received over all connections. */
  received(): string;
  /** Resolves when all of its connections are closed. */
  allClosed(): Promise<void>;
  close(): Promise<void>;
}

export type Behaviour = (socket: Socket, request: string) => void;

const open = new Set<Receiver>();

/**
 * `onRequest` is called for each chunk; the requests of these tests are small and arrive in one
 * chunk.
 */
export async function startReceiver(
  onRequest: Behaviour,
  { address = '127.0.0.1', port = 0 }: { readonly address?: string; readonly port?: number } = {},
): Promise<Receiver> {
  const sockets: Socket[] = [];
  const closings: Promise<void>[] = [];
  const chunks: Buffer[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    closings.push(new Promise((resolve) => socket.once('close', () => resolve())));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      onRequest(socket, chunk.toString('latin1'));
    });
  });
  await listen(server, address, port);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The receiver has no port.');
  const receiver: Receiver = {
    port: bound.port,
    host: `${address}:${bound.port}`,
    url: `http://${address}:${bound.port}/hook`,
    connections: () => sockets.length,
    received: () => Buffer.concat(chunks).toString('latin1'),
    allClosed: async () => {
      await Promise.all(closings);
    },
    close: () => {
      open.delete(receiver);
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  open.add(receiver);
  return receiver;
}

/** Closes all receivers. Call it in `afterEach`, so that none outlives its test. */
export async function closeReceivers(): Promise<void> {
  await Promise.all([...open].map((receiver) => receiver.close()));
}

/** Responds to every request with these header lines and this body. */
export function answers(status: string, headers: readonly string[] = [], body: string | Buffer = ''): Behaviour {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${bytes.length}`, '', ''].join('\r\n');
  return (socket) => socket.write(Buffer.concat([Buffer.from(head), bytes]));
}

function listen(server: Server, address: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  });
}
