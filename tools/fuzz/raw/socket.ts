import { connect } from 'node:net';

/** What a socket received until it was closed or all expected answers arrived. */
export interface Reply {
  readonly text: string;
  readonly closed: boolean;
}

/** Wait before closing the socket of a request that may never be answered. */
const LISTEN_MS = 40;

export interface Chunk {
  readonly bytes: Buffer;
  /** Delay before the chunk is sent. */
  readonly afterMs: number;
}

/**
 * Sends the chunks and reads until `answers` complete answers arrived, the server closed the
 * socket, or `waitMs` passed.
 */
export function exchange(
  { host, port }: { host: string; port: number },
  chunks: readonly Chunk[],
  { answers, closeEarly, waitMs }: { answers: number; closeEarly: boolean; waitMs: number },
): Promise<Reply> {
  return new Promise((done) => {
    const socket = connect({ host, port, noDelay: true });
    const received: Buffer[] = [];
    let closed = false;
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      done({ text: Buffer.concat(received).toString('utf8'), closed });
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (readAnswers(Buffer.concat(received).toString('utf8')).length >= answers) end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed = true;
      end();
    });
    void (async () => {
      for (const { bytes, afterMs } of chunks) {
        if (afterMs > 0) await new Promise((later) => setTimeout(later, afterMs));
        if (!socket.destroyed) socket.write(bytes);
      }
      if (!closeEarly) return;
      await new Promise((later) => setTimeout(later, LISTEN_MS));
      end();
    })();
  });
}

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Parses the complete answers. The service sets Content-Length; errors that Node itself sends have
 * no body.
 */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = Buffer.from(text);
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const head = rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const length = status === 100 ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    if (rest.length < end + 4 + length) return answers;
    const body = rest.subarray(end + 4, end + 4 + length).toString('utf8');
    if (status !== 100) answers.push({ status, type: /^content-type: ([^;\r]*)/im.exec(head)?.[1] ?? '', body });
    rest = rest.subarray(end + 4 + length);
  }
}
