import type { Socket } from 'node:net';
import { createSafeClient, type SafeClient } from '../../../src/platform/safe-fetch/index.ts';
import { skipContinue } from '../../../src/platform/safe-fetch/skip-continue.ts';
import { closeReceivers, type Receiver, startReceiver } from '../../support/safe-fetch/receiver.ts';

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nsaid';

let client: SafeClient;

beforeEach(() => {
  client = createSafeClient({ rules: { allowedHosts: ['127.0.0.1'] } });
});

afterEach(async () => {
  await client.close();
  await closeReceivers();
});

const post = (receiver: Receiver) => client.post(receiver.url, { headers: {}, body: '{}' });

/** Each part in its own turn of the event loop, so that parts can arrive separately. */
function inParts(socket: Socket, parts: readonly string[]): void {
  const [first, ...others] = parts;
  if (first !== undefined) socket.write(first, () => setImmediate(() => inParts(socket, others)));
}

test.each([
  ['together with its response', [CONTINUE + OK]],
  ['before its response', [CONTINUE, OK]],
  ['twice', [CONTINUE + CONTINUE, OK]],
  ['with headers', ['HTTP/1.1 100 Continue\r\nServer: a\r\n\r\n', OK]],
  ['without a reason', ['HTTP/1.1 100\r\n\r\n', OK]],
  ['in parts', ['HT', 'TP/1.1 1', '00 Cont', 'inue\r\n', '\r\nHTTP/1.1 2', '00 OK\r\nContent-Length: 4\r\n\r\nsaid']],
  ['byte by byte', [...(CONTINUE + OK)]],
  ['followed by early hints', [CONTINUE, 'HTTP/1.1 103 Early Hints\r\n\r\n', OK]],
])('delivers repeatedly to a receiver that sends 100 Continue %s', async (_, parts) => {
  const receiver = await startReceiver((socket) => {
    socket.setNoDelay(true);
    inParts(socket, parts);
  });
  for (let i = 0; i < 3; i += 1) {
    expect(await post(receiver)).toMatchObject({ status: 200, excerpt: 'said', error: null });
  }
  await client.close();
  expect(receiver.received().match(/POST/g)).toHaveLength(3);
});

test('reads a response that arrives byte by byte', async () => {
  const receiver = await startReceiver((socket) => {
    socket.setNoDelay(true);
    inParts(socket, [...OK]);
  });
  expect(await post(receiver)).toMatchObject({ status: 200, excerpt: 'said', error: null });
});

test('reports endless 100 Continue responses as an invalid response', async () => {
  const receiver = await startReceiver((socket) => {
    const fill = (): void => {
      while (!socket.destroyed && socket.write(CONTINUE.repeat(1000)));
    };
    socket.on('drain', fill);
    fill();
  });
  expect(await post(receiver)).toMatchObject({ status: null, error: 'invalid_response' });
  await receiver.allClosed();
});

test('a 100 Continue without an end in the chunk is not retained', () => {
  const long = Buffer.from(`HTTP/1.1 100 ${'a'.repeat(2000)}`);
  expect(skipContinue(long.subarray(0, 1000))).toBeNull();
  expect(skipContinue(long)).toBe(long);
});
