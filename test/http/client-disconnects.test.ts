import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../support/app.ts';
import { captureLog } from '../support/captured-log.ts';
import { until } from '../support/until.ts';

const { log, lines } = captureLog();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, 'drained', log);
});
afterAll(() => app.stop());
beforeEach(() => lines.splice(0));

async function disconnects(): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/^tern_client_disconnects_total (\d+)$/m.exec(text)?.[1]);
}

/** Sends the bytes, and resets the connection once `when` has come. */
function leave(bytes: string, when: 'sent' | 'answered'): Promise<void> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('close', () => done());
    if (when === 'answered') socket.once('data', () => socket.resetAndDestroy());
    socket.write(bytes, () => void (when === 'sent' && socket.resetAndDestroy()));
  });
}

const upload = (path: string, type = 'application/json'): string =>
  `POST ${path} HTTP/1.1\r\nHost: tern\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n{"jsonrpc"`;
const PATHS = ['/rpc', '/a2a', '/api/auth/session', '/carriers/twilio/status'];

test.each(PATHS)('a client that leaves while it sends to %s is counted and not logged', async (path) => {
  const before = await disconnects();
  await leave(upload(path, path.includes('twilio') ? 'application/x-www-form-urlencoded' : undefined), 'sent');
  await until(async () => (await disconnects()) === before + 1);
  expect(lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
});

test('a client that leaves while it reads a file is counted and not logged', async () => {
  const account = await app.account();
  await app.parts.database.pool.query(
    `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, source, actor, captured_at, received_at)
     SELECT $1, 'cse_export' || n, $1, '+1646' || lpad(n::text, 7, '0'), 'opted_in', 'account', 'web_form', repeat('x', 1000), 'caller', $2, $2
       FROM generate_series(1, 20000) AS n`,
    [account.accountId, app.clock.now],
  );
  const { url } = await account.call('compliance.export', {});
  const { pathname, search } = new URL(url);
  const before = await disconnects();
  await leave(`GET ${pathname}${search} HTTP/1.1\r\nHost: tern\r\n\r\n`, 'answered');
  await until(async () => (await disconnects()) === before + 1);
  expect(lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([]);
});

test('a client that reads its whole response is not counted', async () => {
  const before = await disconnects();
  await (await fetch(`${app.url}/openrpc.json`)).text();
  expect(await disconnects()).toBe(before);
});
