import { createServer } from 'node:net';

/** An unused loopback port. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('no free port')),
      );
    });
  });
}
