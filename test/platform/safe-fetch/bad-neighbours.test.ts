import type { Socket } from 'node:net';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import {
  answers,
  type Behaviour,
  closeReceivers,
  type Receiver,
  startReceiver,
} from '../../support/safe-fetch/receiver.ts';

const TOTAL_MS = 500;
/** Much less than the default timeout, and much more than a busy machine needs. */
const SOON_MS = 5_000;
const rules = { allowedHosts: ['127.0.0.1'] };

let defaultClient: SafeClient;
let shortTimeoutClient: SafeClient;

beforeEach(() => {
  defaultClient = createSafeClient({ rules });
  shortTimeoutClient = createSafeClient({ rules, totalTimeoutMs: TOTAL_MS });
});

afterEach(async () => {
  await Promise.all([defaultClient.close(), shortTimeoutClient.close()]);
  await closeReceivers();
});

const post = (client: SafeClient, receiver: Receiver, signal?: AbortSignal) =>
  client.post(receiver.url, { headers: {}, body: '{}', signal });

/** Writes repeatedly until the other side closes the connection. */
function forever(socket: Socket, everyMs: number, next: () => string): void {
  const timer = setInterval(() => socket.write(next()), everyMs);
  socket.once('close', () => clearInterval(timer));
}

/** Writes as fast as the other side reads; returns the number of bytes written. */
function pour(socket: Socket, text: string): () => number {
  const fill = (): void => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on('drain', fill);
  fill();
  return () => socket.bytesWritten;
}

const OK_CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

const UNANSWERED: Readonly<Record<string, readonly [Behaviour, string]>> = {
  'accepts the request and never responds': [() => undefined, 'timeout'],
  'slowly sends an invalid head': [(socket) => forever(socket, 20, () => 'X-A: b\r\n'), 'invalid_response'],
  'slowly sends a valid head byte by byte': [
    (socket) => {
      const letters = ['HTTP/1.1 200 OK\r\nX-A: ', 'a'];
      forever(socket, 20, () => (letters.length > 1 ? (letters.shift() ?? '') : 'a'));
    },
    'timeout',
  ],
  'sends endless headers': [
    (socket) => void pour(socket, `HTTP/1.1 200 OK\r\n${'X-Filler: aaaaaaaa\r\n'.repeat(2000)}`),
    'invalid_response',
  ],
  'sends one endless header': [
    (socket) => void pour(socket, `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(65_536)}`),
    'invalid_response',
  ],
  'sends endless early hints': [
    (socket) => void pour(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    'invalid_response',
  ],
  'resets the connection': [(socket) => void socket.resetAndDestroy(), 'connection_reset'],
  'closes the connection without a response': [(socket) => void socket.end(), 'connection_reset'],
  'uses another protocol': [(socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n'), 'invalid_response'],
  'switches protocols without an upgrade request': [
    (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    'connection_reset',
  ],
};

test.each(Object.entries(UNANSWERED))(
  'a receiver that %s takes bounded time and receives the event once',
  async (_name, [behaviour, error]) => {
    const receiver = await startReceiver(behaviour);
    const client = error === 'timeout' ? shortTimeoutClient : defaultClient;
    const outcome = await post(client, receiver);
    expect(outcome).toMatchObject({ status: null, excerpt: null, error });
    expect(outcome.latencyMs).toBeLessThan(SOON_MS);
    await client.close();
    await receiver.allClosed();
    expect(receiver.received().match(/POST/g)).toHaveLength(1);
  },
);

test('an endless body is read up to 16 KiB, and the connection is dropped', async () => {
  let written = () => 0;
  const receiver = await startReceiver((socket) => {
    socket.write(OK_CHUNKED);
    written = pour(socket, `1000\r\n${'a'.repeat(4096)}\r\n`);
  });
  const outcome = await post(defaultClient, receiver);
  expect(outcome).toMatchObject({ status: 200, excerpt: 'a'.repeat(512), error: null });
  expect(outcome.latencyMs).toBeLessThan(SOON_MS);
  await receiver.allClosed();
  // Limited by the buffers of both sockets.
  expect(written()).toBeLessThan(16 * 1024 * 1024);
});

test('a slow body ends with the total timeout, and its status counts', async () => {
  const receiver = await startReceiver((socket) => {
    socket.write(`${OK_CHUNKED}3\r\nab:\r\n`);
    forever(socket, 20, () => '1\r\nx\r\n');
  });
  const outcome = await post(shortTimeoutClient, receiver);
  expect(outcome).toMatchObject({ status: 200, error: null });
  expect(outcome.excerpt).toMatch(/^ab:x/);
  expect(outcome.latencyMs).toBeGreaterThanOrEqual(TOTAL_MS - 10);
  await receiver.allClosed();
});

test('a truncated body yields its status', async () => {
  const receiver = await startReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'));
  expect(await post(defaultClient, receiver)).toMatchObject({ status: 200, excerpt: 'half', error: null });
  await receiver.allClosed();
});

test('early hints before the response are ignored', async () => {
  const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
  const receiver = await startReceiver((socket) =>
    socket.write(`${hint}${hint}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`),
  );
  expect((await post(defaultClient, receiver)).status).toBe(200);
});

test('a response sent before its request is not used for the next request', async () => {
  const receiver = await startReceiver((socket) =>
    socket.write('HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
  );
  expect([(await post(defaultClient, receiver)).status, (await post(defaultClient, receiver)).status]).toEqual([
    500, 500,
  ]);
});

test('aborting a request rejects at once and drops the connection', async () => {
  const controller = new AbortController();
  const receiver = await startReceiver(() => controller.abort());
  expect(await post(defaultClient, receiver, controller.signal)).toMatchObject({ status: null, error: 'cancelled' });
  await receiver.allClosed();
});

test('an aborted signal prevents the request', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  expect((await post(defaultClient, receiver, AbortSignal.abort())).error).toBe('cancelled');
  expect(receiver.connections()).toBe(0);
});

test('concurrent requests that hang each time out', async () => {
  const receiver = await startReceiver(() => undefined);
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => post(shortTimeoutClient, receiver)));
  expect(outcomes.map(({ error }) => error)).toEqual(Array.from({ length: 25 }, () => 'timeout'));
  for (const { latencyMs } of outcomes) expect(latencyMs).toBeLessThan(SOON_MS);
});

test('a request aborted while its connection opens is never sent', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  const controller = new AbortController();
  const waiting = Array.from({ length: 15 }, () => post(defaultClient, receiver, controller.signal));
  controller.abort();
  expect((await Promise.all(waiting)).map(({ error }) => error)).toEqual(waiting.map(() => 'cancelled'));
  await defaultClient.close();
  await receiver.allClosed();
  expect(receiver.received()).toBe('');
});

test('requests that hang do not block another caller to the same origin', async () => {
  const controller = new AbortController();
  const gateway = await startReceiver((socket, request) => {
    if (request.startsWith('POST /healthy')) answers('200 OK')(socket, request);
  });
  const stuck = Array.from({ length: 20 }, () => post(defaultClient, gateway, controller.signal));
  const healthy = await defaultClient.post(gateway.url.replace('/hook', '/healthy'), { headers: {}, body: '{}' });
  expect(healthy).toMatchObject({ status: 200 });
  expect(healthy.latencyMs).toBeLessThan(SOON_MS);
  controller.abort();
  await Promise.all(stuck);
});

test('a receiver that hangs does not block another receiver', async () => {
  const controller = new AbortController();
  const hanging = await startReceiver(() => undefined);
  const healthy = await startReceiver(answers('200 OK'));
  const stuck = Array.from({ length: 30 }, () => post(defaultClient, hanging, controller.signal));
  expect(await post(defaultClient, healthy)).toMatchObject({ status: 200 });
  controller.abort();
  await Promise.all(stuck);
});

test('reports a refused connection as connection_refused', async () => {
  const receiver = await startReceiver(() => undefined);
  await receiver.close();
  expect((await post(defaultClient, receiver)).error).toBe('connection_refused');
});

test('reports a receiver that does not use TLS as tls_failed', async () => {
  const receiver = await startReceiver((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const outcome = await defaultClient.post(receiver.url.replace('http:', 'https:'), { headers: {}, body: '' });
  expect(outcome).toMatchObject({ status: null, error: 'tls_failed' });
  await receiver.allClosed();
});

test('a TLS handshake that hangs ends with the connect timeout', async () => {
  const receiver = await startReceiver(() => undefined);
  const shortConnectClient = createSafeClient({ rules, connectTimeoutMs: 50 });
  const outcome = await shortConnectClient.post(receiver.url.replace('http:', 'https:'), { headers: {}, body: '' });
  expect(outcome).toMatchObject({ status: null, error: 'connect_timeout' });
  await receiver.allClosed();
  await shortConnectClient.close();
});
