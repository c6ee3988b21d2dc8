import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { createListener, type Listener } from '../../src/http/listener.ts';
import { until } from '../support/until.ts';

const BYTES = 20_000_000;
const served = new Set<Socket>();
let listener: Listener;
beforeAll(async () => {
  listener = createListener(
    { host: '127.0.0.1', port: 0, readDelayMs: 100 },
    () => false,
    async (request, response) => {
      served.add(request.socket);
      // A client has more time for a response of known length.
      if (request.url === '/known') response.setHeader('Content-Length', BYTES);
      response.end(Buffer.alloc(BYTES));
    },
  );
  await listener.listen();
});
afterAll(() => listener.close());

function ask(path: string, times: number): Socket {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  const head = `GET ${path} HTTP/1.1\r\nHost: tern\r\n`;
  for (let left = times - 1; left > 0; left -= 1) socket.write(`${head}\r\n`);
  socket.write(`${head}Connection: close\r\n\r\n`);
  return socket;
}

test('a client that does not read its responses is disconnected', async () => {
  const socket = ask('/', 3).pause();
  await until(async () => served.size > 0 && [...served].every(({ destroyed }) => destroyed));
  socket.destroy();
});

test('a client that reads gets all its responses', async () => {
  const bytes = await new Promise<number>((done, fail) => {
    let heard = 0;
    ask('/known', 3)
      .on('data', (part) => {
        heard += part.length;
      })
      .on('error', fail)
      .on('close', () => done(heard));
  });
  expect(bytes).toBeGreaterThanOrEqual(3 * BYTES);
});
