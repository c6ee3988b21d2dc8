import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { HttpFault } from '../../src/http/http-fault.ts';
import { readJsonText } from '../../src/http/request.ts';
import { createTraffic, type Traffic } from '../../src/http/traffic.ts';
import { type Budget, createBudget } from '../../src/platform/budget.ts';
import { chunk, openRequest, type RawRequest } from '../support/http/raw-request.ts';
import { until } from '../support/until.ts';

const KIB = 1024;
const DECLARED = { 'content-length': String(1024 * KIB) };
/** Slow clients are stopped after a tenth of a second, and others practically never. */
const STRICT = { everyMs: 100, bytes: 1024 * KIB };
const PATIENT = { everyMs: 600_000, bytes: 1 };

let traffic: Traffic;
/** Bytes for which room was taken, freed or not. */
let held: number;
let admit: () => Promise<unknown>;
let server: Server;
let url: string;
const opened: RawRequest[] = [];
beforeAll(async () => {
  // The address of a client is what its X-Forwarded-For says.
  const app = new Koa({ proxy: true });
  app.silent = true;
  app.use(async (ctx) => {
    try {
      ctx.body = String((await readJsonText(ctx, traffic, () => admit())).length);
    } catch (error) {
      ctx.status = error instanceof HttpFault ? error.status : 503;
    }
  });
  const answer = app.callback();
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  admit = () => Promise.resolve();
});
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Room for two addresses that hold their whole share; a body of 150 KiB takes such a share. */
function useRoom(bodyPace: Traffic['bodyPace']): void {
  const room = createBudget({ total: 512 * KIB, perClient: 256 * KIB });
  held = 0;
  const take: Budget['take'] = (client, bytes) => {
    held += bytes;
    return room.take(client, bytes);
  };
  traffic = { ...createTraffic(), bodyPace, largeBodies: { ...room, take } };
}

function send(address: string, headers: Readonly<Record<string, string>>, body: string): RawRequest {
  const request = openRequest(url, { 'x-forwarded-for': address, ...headers }, body);
  opened.push(request);
  return request;
}

const holds = (address: string) => until(async () => !traffic.largeBodies.hasRoom(address));

test.each([
  ['of known length', DECLARED, 'x'.repeat(150 * KIB)],
  ['in chunks', { 'transfer-encoding': 'chunked' }, chunk(150 * KIB)],
])('a large body %s that stops arriving ends with 408 and frees its room', async (_what, headers, body) => {
  useRoom(STRICT);
  const request = send('10.0.0.1', headers, body);
  expect(await request.answered(/^HTTP\/1.1 408 /)).toMatch(/connection: close/i);
  await request.closed;
  expect(held).toBe(256 * KIB);
  expect(traffic.largeBodies.hasRoom('10.0.0.1')).toBe(true);
});

test('a large body that keeps the pace is read to its end, however long it takes', async () => {
  useRoom({ everyMs: 200, bytes: 1 });
  const request = send('10.0.0.1', { 'transfer-encoding': 'chunked' }, chunk(100 * KIB));
  const endsAt = performance.now() + 700;
  await until(async () => {
    request.socket.write(chunk(KIB));
    return performance.now() > endsAt;
  });
  request.socket.write('0\r\n\r\n');
  await request.answered(/^HTTP\/1.1 200 .*\r\n\d+$/s);
});

test('an address that holds its share is refused, and another is not', async () => {
  useRoom(PATIENT);
  const first = send('10.0.0.1', DECLARED, 'x'.repeat(150 * KIB));
  await holds('10.0.0.1');
  await send('10.0.0.1', DECLARED, '').answered(/^HTTP\/1.1 503 /);
  const chunked = send('10.0.0.1', { 'transfer-encoding': 'chunked' }, chunk(100 * KIB));
  expect(await chunked.answered(/^HTTP\/1.1 503 /)).toMatch(/connection: close/i);
  await send('10.0.0.2', { 'content-length': String(100 * KIB) }, 'x'.repeat(100 * KIB)).answered(/^HTTP\/1.1 200 /);
  first.socket.destroy();
  await until(async () => traffic.largeBodies.hasRoom('10.0.0.1'));
});

test('bodies of at most 64 KiB are read while there is no room', async () => {
  useRoom(PATIENT);
  send('10.0.0.1', DECLARED, 'x'.repeat(150 * KIB));
  await holds('10.0.0.1');
  const body = `${chunk(64 * KIB)}0\r\n\r\n`;
  await send('10.0.0.1', { 'transfer-encoding': 'chunked' }, body).answered(/^HTTP\/1.1 200 .*65536$/s);
});

test('a client that disconnects while its key is checked frees its room', async () => {
  useRoom(PATIENT);
  let checked = (): void => {};
  const checks = new Promise<void>((begun) => {
    admit = () => {
      begun();
      return new Promise<void>((done) => {
        checked = done;
      });
    };
  });
  const request = send('10.0.0.1', { 'transfer-encoding': 'chunked' }, chunk(65 * KIB));
  await checks;
  expect(held).toBeGreaterThan(0);
  request.socket.destroy();
  await until(
    () => new Promise<boolean>((done) => server.getConnections((_error, connections) => done(connections === 0))),
  );
  checked();
  await until(async () => traffic.largeBodies.hasRoom('10.0.0.1'));
});
