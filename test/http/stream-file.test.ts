import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createFileStreams, sendStream } from '../../src/http/stream-file.ts';

/** Of the client, as the server of the test sees it. */
const ADDRESS = '127.0.0.1';

test('one address keeps at most 64 streams, and no client keeps the refusal in the place of a file', async () => {
  const streams = createFileStreams(1_000_000);
  let closed = 0;
  const never = {
    read: () => new Promise<null>(() => undefined),
    close: async () => {
      closed += 1;
    },
  };
  const held = await Promise.all(Array.from({ length: 64 }, () => streams.open(never, ADDRESS)));
  expect(held.every((stream) => stream !== null)).toBe(true);
  const app = new Koa();
  app.use(async (ctx) => {
    ctx.set({ 'Cache-Control': 'public, max-age=86400, immutable', 'Content-Disposition': 'inline' });
    ctx.etag = 'abc';
    ctx.type = 'image/png';
    ctx.length = 5;
    await sendStream(ctx, streams, never);
  });
  const server = createServer((request, response) => void app.callback()(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(status).toBe(503);
  expect([headers.get('cache-control'), headers.get('etag'), headers.get('content-disposition')]).toEqual([
    'no-store',
    null,
    null,
  ]);
  expect(closed).toBe(1);
  const other = await streams.open(never, '127.0.0.2');
  expect(other).not.toBeNull();
  for (const stream of [...held, other]) stream?.destroy();
  await new Promise((done) => setImmediate(done));
  const next = await streams.open(never, ADDRESS);
  expect(next).not.toBeNull();
  next?.destroy();
  server.closeAllConnections();
  server.close();
});
