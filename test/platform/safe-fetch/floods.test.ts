import type { Socket } from 'node:net';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { closeReceivers, type Receiver, startReceiver } from './support/receiver.ts';

/** What the buffers of both sockets hold, no more. */
const MOST_WRITTEN = 16 * 1024 * 1024;
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

/** Writes as fast as the other side reads, but no more than tells a flood that is read from one that is not. */
function pour(socket: Socket, text: string): void {
  const fill = (): void => {
    while (!socket.destroyed && socket.bytesWritten < 4 * MOST_WRITTEN && socket.write(text));
  };
  socket.on('drain', fill);
  fill();
}

test.each([
  ['blank lines before its status', '', '\r\n', { status: null, error: 'invalid_response' }],
  ['a reason for its status', 'HTTP/1.1 200 ', 'very ', { status: null, error: 'invalid_response' }],
  ['an extension of a chunk', `${OK_CHUNKED}2;`, 'very=long;', { status: 200, error: null }],
  ['zeros of the size of a chunk', OK_CHUNKED, '0', { status: 200, error: null }],
])('a receiver that sends %s without end is not read to its end', async (_, start, flood, expected) => {
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
  expect(written()).toBeLessThan(MOST_WRITTEN);
});

test('each answer on a connection is counted anew', async () => {
  // Far more than one answer may have, in answers that each may be.
  const blank = '\r\n'.repeat(8 * 1024);
  const receiver = await startReceiver((socket) => socket.write(blank + OK_EMPTY));
  for (let i = 0; i < 20; i += 1) expect(await post(receiver)).toMatchObject({ status: 200, error: null });
  expect(receiver.connections()).toBeLessThanOrEqual(2);
});

test('the status of an answer counts, however much comes with it at once', async () => {
  const body = 'a'.repeat(1024 * 1024);
  const receiver = await startReceiver((socket) =>
    socket.write(`HTTP/1.1 410 Gone\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
  );
  expect(await post(receiver)).toMatchObject({ status: 410, excerpt: 'a'.repeat(512), error: null });
  await receiver.allClosed();
});
