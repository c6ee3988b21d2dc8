/**
 * A webhook receiver in a separate process: `receiver.ts <records file>`. It writes each request to
 * disk before it answers. Some events fail once, with a status or by closing the connection after
 * the event was recorded.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openRecords, type ReceiverLine } from '../records.ts';

const [path] = process.argv.slice(2) as [string];
const records = openRecords<ReceiverLine>(path, { durable: true });
const FAILS_ONE_IN = 400;
const HANGS_UP = 0;
const seen = new Set<string>();

/** For some events, 500 or no answer at the first attempt; otherwise 204. */
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
      records.write({ at: Date.now(), id, body, status });
      if (status === HANGS_UP) request.socket.destroy();
      else response.writeHead(status).end();
    },
    () => response.destroy(),
  );
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
