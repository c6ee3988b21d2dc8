import type { Socket } from 'node:net';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { answers, type Behaviour, closeReceivers, type Receiver, startReceiver } from './support/receiver.ts';

const TOTAL_MS = 500;
/** Far less than the patient client waits, far more than a busy machine needs. */
const SOON_MS = 5_000;
const rules = { allowedHosts: ['127.0.0.1'] };

let patient: SafeClient;
let hurried: SafeClient;

beforeEach(() => {
  patient = createSafeClient({ rules });
  hurried = createSafeClient({ rules, totalTimeoutMs: TOTAL_MS });
});

afterEach(async () => {
  await Promise.all([patient.close(), hurried.close()]);
  await closeReceivers();
});

const post = (client: SafeClient, receiver: Receiver, signal?: AbortSignal) =>
  client.post(receiver.url, { headers: {}, body: '{}', signal });

/** Writes again and again until the other side hangs up. */
function forever(socket: Socket, everyMs: number, next: () => string): void {
  const timer = setInterval(() => socket.write(next()), everyMs);
  socket.once('close', () => clearInterval(timer));
}

/** Writes as fast as the other side reads; answers how many bytes it has written. */
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
  'takes the request and says nothing': [() => undefined, 'timeout'],
  'drips what is no head': [(socket) => forever(socket, 20, () => 'X-A: b\r\n'), 'invalid_response'],
  'drips a proper head byte by byte': [
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
  'hangs up without an answer': [(socket) => void socket.end(), 'connection_reset'],
  'speaks another protocol': [(socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n'), 'invalid_response'],
  'switches protocols unasked': [
    (socket) => void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    'connection_reset',
  ],
};

test.each(Object.entries(UNANSWERED))(
  'a receiver that %s costs a bounded time and hears of the event once',
  async (_name, [behaviour, error]) => {
    const receiver = await startReceiver(behaviour);
    const client = error === 'timeout' ? hurried : patient;
    const outcome = await post(client, receiver);
    expect(outcome).toMatchObject({ status: null, excerpt: null, error });
    expect(outcome.latencyMs).toBeLessThan(SOON_MS);
    await client.close();
    await receiver.allClosed();
    expect(receiver.received().match(/POST/g)).toHaveLength(1);
  },
);

test('an endless body is read for 16 KiB, then the connection is dropped', async () => {
  let written = () => 0;
  const receiver = await startReceiver((socket) => {
    socket.write(OK_CHUNKED);
    written = pour(socket, `1000\r\n${'a'.repeat(4096)}\r\n`);
  });
  const outcome = await post(patient, receiver);
  expect(outcome).toMatchObject({ status: 200, excerpt: 'a'.repeat(512), error: null });
  expect(outcome.latencyMs).toBeLessThan(SOON_MS);
  await receiver.allClosed();
  // What the buffers of both sockets hold, no more.
  expect(written()).toBeLessThan(16 * 1024 * 1024);
});

test('a body that drips ends with the total time; its status counts', async () => {
  const receiver = await startReceiver((socket) => {
    socket.write(`${OK_CHUNKED}3\r\nab:\r\n`);
    forever(socket, 20, () => '1\r\nx\r\n');
  });
  const outcome = await post(hurried, receiver);
  expect(outcome).toMatchObject({ status: 200, error: null });
  expect(outcome.excerpt).toMatch(/^ab:x/);
  expect(outcome.latencyMs).toBeGreaterThanOrEqual(TOTAL_MS - 10);
  await receiver.allClosed();
});

test('a body that breaks off is told by its status', async () => {
  const receiver = await startReceiver((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf'));
  expect(await post(patient, receiver)).toMatchObject({ status: 200, excerpt: 'half', error: null });
  await receiver.allClosed();
});

test('a few early hints before the answer do no harm', async () => {
  const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
  const receiver = await startReceiver((socket) =>
    socket.write(`${hint}${hint}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`),
  );
  expect((await post(patient, receiver)).status).toBe(200);
});

test('an answer sent before it was asked for is not taken for the next one', async () => {
  const receiver = await startReceiver((socket) =>
    socket.write('HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
  );
  expect([(await post(patient, receiver)).status, (await post(patient, receiver)).status]).toEqual([500, 500]);
});

test('a caller who gives up hears so at once, and the connection is dropped', async () => {
  const giveUp = new AbortController();
  const receiver = await startReceiver(() => giveUp.abort());
  expect(await post(patient, receiver, giveUp.signal)).toMatchObject({ status: null, error: 'cancelled' });
  await receiver.allClosed();
});

test('a caller who has given up before sends nothing', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  expect((await post(patient, receiver, AbortSignal.abort())).error).toBe('cancelled');
  expect(receiver.connections()).toBe(0);
});

test('requests that hang at once each end in time', async () => {
  const receiver = await startReceiver(() => undefined);
  const outcomes = await Promise.all(Array.from({ length: 25 }, () => post(hurried, receiver)));
  expect(outcomes.map(({ error }) => error)).toEqual(Array.from({ length: 25 }, () => 'timeout'));
  for (const { latencyMs } of outcomes) expect(latencyMs).toBeLessThan(SOON_MS);
});

test('a request given up while its connection is opened is never sent', async () => {
  const receiver = await startReceiver(answers('200 OK'));
  const giveUp = new AbortController();
  const waiting = Array.from({ length: 15 }, () => post(patient, receiver, giveUp.signal));
  giveUp.abort();
  expect((await Promise.all(waiting)).map(({ error }) => error)).toEqual(waiting.map(() => 'cancelled'));
  await patient.close();
  await receiver.allClosed();
  expect(receiver.received()).toBe('');
});

test('a caller whose requests hang does not hold up another at the same origin', async () => {
  const giveUp = new AbortController();
  const gateway = await startReceiver((socket, request) => {
    if (request.startsWith('POST /healthy')) answers('200 OK')(socket, request);
  });
  const stuck = Array.from({ length: 20 }, () => post(patient, gateway, giveUp.signal));
  const healthy = await patient.post(gateway.url.replace('/hook', '/healthy'), { headers: {}, body: '{}' });
  expect(healthy).toMatchObject({ status: 200 });
  expect(healthy.latencyMs).toBeLessThan(SOON_MS);
  giveUp.abort();
  await Promise.all(stuck);
});

test('one hanging receiver does not hold up another', async () => {
  const giveUp = new AbortController();
  const hanging = await startReceiver(() => undefined);
  const healthy = await startReceiver(answers('200 OK'));
  const stuck = Array.from({ length: 30 }, () => post(patient, hanging, giveUp.signal));
  expect(await post(patient, healthy)).toMatchObject({ status: 200 });
  giveUp.abort();
  await Promise.all(stuck);
});

test('nobody listening is told as connection_refused', async () => {
  const receiver = await startReceiver(() => undefined);
  await receiver.close();
  expect((await post(patient, receiver)).error).toBe('connection_refused');
});

test('a receiver that does not speak TLS is told as tls_failed', async () => {
  const receiver = await startReceiver((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const outcome = await patient.post(receiver.url.replace('http:', 'https:'), { headers: {}, body: '' });
  expect(outcome).toMatchObject({ status: null, error: 'tls_failed' });
  await receiver.allClosed();
});

test('a TLS handshake that hangs ends with the time for connecting', async () => {
  const receiver = await startReceiver(() => undefined);
  const impatient = createSafeClient({ rules, connectTimeoutMs: 50 });
  const outcome = await impatient.post(receiver.url.replace('http:', 'https:'), { headers: {}, body: '' });
  expect(outcome).toMatchObject({ status: null, error: 'connect_timeout' });
  await receiver.allClosed();
  await impatient.close();
});
