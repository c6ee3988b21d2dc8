import { connect, type Socket } from 'node:net';

/** A request of which a test sends as much as it wants, when it wants. */
export interface RawRequest {
  readonly socket: Socket;
  /** What has been answered once it matches; rejects when the connection ends before. */
  answered(pattern: RegExp): Promise<string>;
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<void>;
}

/** Sends the head of a `POST` with JSON, and the beginning of its body. */
export function openRequest(url: string, headers: Readonly<Record<string, string>>, body = ''): RawRequest {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  const lines = Object.entries({ host: 'tern', 'content-type': 'application/json', ...headers });
  socket.write(
    `POST ${pathname} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
  return {
    socket,
    closed,
    answered: (pattern) =>
      new Promise((done, fail) => {
        const check = (): void => {
          if (pattern.test(text)) done(text);
        };
        check();
        socket.on('data', check);
        socket.once('close', () => fail(new Error(`The connection ended after: ${text}`)));
      }),
  };
}

/** A chunk of a chunked body. */
export const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${' '.repeat(bytes)}\r\n`;
