import type { Socket } from 'node:net';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { closeReceivers, type Receiver, startReceiver } from '../../support/safe-fetch/receiver.ts';

/** Limited by the buffers of both sockets. */
const MAX_WRITTEN = 16 * 1024 * 1024;
const SOON_MS = 5_000;
const OK_CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const OK_EMPTY = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';

let client: SafeClient;

beforeEach(() => {
  client = createSafeClient({ rules: { allowedHosts: ['127.0.0.1'] } });
});

afterEach(async () => {
  await client.close();
  await closeReceivers();
});

const post = (receiver: Receiver) => client.post(receiver.url, { headers: {}, body: '{}' });

/** Writes as fast as the other side reads, up to a limit that shows whether everything is read. */
function pour(socket: Socket, text: string): void {
  const fill = (): void => {
    while (!socket.destroyed && socket.bytesWritten < 4 * MAX_WRITTEN && socket.write(text));
  };
  socket.on('drain', fill);
  fill();
}

test.each([
  ['blank lines before the status line', '', '\r\n', { status: null, error: 'invalid_response' }],
  ['a reason phrase', 'HTTP/1.1 200 ', 'very ', { status: null, error: 'invalid_response' }],
  ['a chunk extension', `${OK_CHUNKED}2;`, 'very=long;', { status: 200, error: null }],
  ['zeros of a chunk size', OK_CHUNKED, '0', { status: 200, error: null }],
])('stops reading from a receiver that sends %s without end', async (_, start, flood, expected) => {
  let written = () => 0;
  const receiver = await startReceiver((socket) => {
    written = () => socket.bytesWritten;
    if (start) socket.write(start);
    pour(socket, flood.repeat(64 * 1024));
  });
  const outcome = await post(receiver);
  expect(outcome).toMatchObject(expected);
  expect(outcome.latencyMs).toBeLessThan(SOON_MS);
  await receiver.allClosed();
  expect(written()).toBeLessThan(MAX_WRITTEN);
});

test('the limit applies to each response of a connection separately', async () => {
  // Together far more than one response may contain, in responses that are each within the limit.
  const blank = '\r\n'.repeat(8 * 1024);
  const receiver = await startReceiver((socket) => socket.write(blank + OK_EMPTY));
  for (let i = 0; i < 20; i += 1) expect(await post(receiver)).toMatchObject({ status: 200, error: null });
  expect(receiver.connections()).toBeLessThanOrEqual(2);
});

test('the status of a response counts, however much data follows at once', async () => {
  const body = 'a'.repeat(1024 * 1024);
  const receiver = await startReceiver((socket) =>
    socket.write(`HTTP/1.1 410 Gone\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
  );
  expect(await post(receiver)).toMatchObject({ status: 410, excerpt: 'a'.repeat(512), error: null });
  await receiver.allClosed();
});
