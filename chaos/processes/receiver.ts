/**
 * Where a partner hears of what happens, as a process of its own: `receiver.ts <books>`. Each request is in the file, on the disk, before it
 * is answered. It fails now and then, once for an event: by a status, or by hanging up after it has taken the event.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openBooks, type ReceiverLine } from '../books.ts';

const [path] = process.argv.slice(2) as [string];
const books = openBooks<ReceiverLine>(path, { durable: true });
const FAILS_ONE_IN = 400;
const HANGS_UP = 0;
const seen = new Set<string>();

/** 500, or nothing at all, the first time for some; a 204 for all others and ever after. */
function statusFor(id: string): number {
  if (seen.has(id)) return 204;
  seen.add(id);
  const [kind, chance] = createHash('sha256').update(id).digest();
  if ((((chance ?? 0) << 8) | (kind ?? 0)) % FAILS_ONE_IN !== 0) return 204;
  return (kind ?? 0) % 2 === 0 ? 500 : HANGS_UP;
}

const server = createServer((request, response) => {
  text(request).then(
    (body) => {
      const { id } = JSON.parse(body) as { id: string };
      const status = statusFor(id);
      books.write({ at: Date.now(), id, body, status });
      if (status === HANGS_UP) request.socket.destroy();
      else response.writeHead(status).end();
    },
    () => response.destroy(),
  );
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
