import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTcpProxy, type TcpProxy } from '../messaging/carriers/support/tcp-proxy.ts';
import { ACCOUNT, startTwilioServer, type TwilioServer } from '../messaging/carriers/support/twilio-server.ts';
import { until } from '../messaging/carriers/support/until.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

/** A third of it is the time for an answer. */
const LEASE_SECONDS = 3;

let server: TwilioServer;
let proxy: TcpProxy;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  server = await startTwilioServer();
  proxy = await startTcpProxy(() => Number(new URL(server.url).port));
  const port = await freePort();
  app = await startTestApp(
    {
      PORT: String(port),
      TERN_PUBLIC_URL: `http://127.0.0.1:${port}`,
      TERN_TWILIO_URL: `http://127.0.0.1:${proxy.port}`,
      TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TERN_TWILIO_CONNECTIONS: '10',
      TERN_LEASE_SECONDS: String(LEASE_SECONDS),
      TERN_LOG_LEVEL: 'silent',
    },
    'running',
  );
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await query("UPDATE sender_numbers SET carrier = 'twilio'");
});
afterAll(async () => {
  await app.stop();
  await proxy.close();
  await server.stop();
});

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const agree = (...phones: string[]) =>
  account.call('contacts.import', { contacts: phones.map((phone) => ({ phone })), consent });
const send = async (to: string): Promise<string> =>
  (await account.call('messages.send', { to, text: 'Your order is ready.', purpose: 'transactional' })).message_id;
const stateOf = async (id: string): Promise<string> =>
  (await query('SELECT state FROM messages WHERE id = $1', id))[0]?.state;
const credits = async (): Promise<number> =>
  (await query('SELECT sum(posted - held)::int AS credits FROM credit_accounts'))[0]?.credits;
const open = () => query("SELECT id FROM messages WHERE state IN ('queued', 'submitting', 'accepted', 'sent')");

test('texts go out over Twilio and come to their end; what is rejected costs nothing; a reply STOP opts out', async () => {
  const before = await credits();
  await agree('+14155551001', '+14155550101', '+14155550104', '+14155550106', '+14155550107', '+14155550108');
  const [delivered, undelivered, early, stopped, busy, rejected] = await Promise.all(
    ['+14155551001', '+14155550101', '+14155550104', '+14155550106', '+14155550107', '+14155550108'].map(send),
  );
  for (const id of [delivered, early, stopped, busy])
    await until(async () => (await stateOf(id as string)) === 'delivered');
  await until(async () => (await stateOf(undelivered as string)) === 'undelivered');
  await until(async () => (await stateOf(rejected as string)) === 'rejected');
  expect(await query('SELECT error_code FROM messages WHERE id = $1', rejected)).toEqual([
    { error_code: 'twilio_21211' },
  ]);
  expect(await query('SELECT attempt FROM messages WHERE id = $1', busy)).toEqual([{ attempt: 1 }]);
  await until(async () => (await query("SELECT 1 FROM suppressions WHERE phone = '+14155550106'")).length === 1);
  await until(async () => (await open()).length === 0);
  // Five were sent; the confirmation of the STOP is free.
  expect(await credits()).toBe(before - 5);
}, 60_000);

test('when connections are cut in the middle of requests every text is delivered or called unconfirmed, and none is sent twice', async () => {
  const before = server.taken.length;
  const phones = Array.from({ length: 40 }, (_, index) => `+1415556${2_000 + index}`);
  await agree(...phones);
  proxy.disturb((piece, towards) => {
    if (towards === 'client') setImmediate(proxy.cut);
    return piece;
  });
  const ids = await Promise.all(phones.map(send));
  await until(() => server.taken.length - before >= 10);
  proxy.disturb(null);
  await until(async () => (await open()).length === 0);
  const counted = await query(
    'SELECT state, count(*)::int AS count FROM messages WHERE id = ANY ($1) GROUP BY state',
    ids,
  );
  expect(counted.filter(({ state }) => state !== 'delivered' && state !== 'delivery_unconfirmed')).toEqual([]);
  const numbers = server.taken.slice(before).map(({ to }) => to);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await query('SELECT posted::int, held::int FROM credit_accounts WHERE held <> 0')).toEqual([]);
}, 60_000);
