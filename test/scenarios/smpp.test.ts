import { type SmppServer, startSmppServer } from '../messaging/carriers/support/start-smpp-server.ts';
import { until } from '../messaging/carriers/support/until.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { daytimeZone } from '../support/daytime-zone.ts';

/** A third of it is the time for an answer: long enough to be killed in, short enough not to wait for. */
const LEASE_SECONDS = 3;

let server: SmppServer;
let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  server = await startSmppServer();
  app = await startTestApp(
    {
      TERN_SMPP_URL: `smpp://127.0.0.1:${server.port}`,
      TERN_SMPP_SYSTEM_ID: 'tern',
      TERN_SMPP_PASSWORD: 'secret',
      TERN_SMPP_WINDOW: '20',
      TERN_LEASE_SECONDS: String(LEASE_SECONDS),
      TERN_LOG_LEVEL: 'silent',
    },
    'running',
  );
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await query("UPDATE sender_numbers SET carrier = 'smpp'");
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const agree = (...phones: string[]) =>
  account.call('contacts.import', { contacts: phones.map((phone) => ({ phone, timezone: daytimeZone() })), consent });
const send = async (to: string): Promise<string> =>
  (await account.call('messages.send', { to, text: 'Your order is ready.', purpose: 'transactional' })).message_id;
const stateOf = async (id: string): Promise<string> =>
  (await query('SELECT state FROM messages WHERE id = $1', id))[0]?.state;

const credits = async (): Promise<number> =>
  (await query('SELECT sum(posted - held)::int AS credits FROM credit_accounts'))[0]?.credits;

/** Texts whose end is not known yet. */
const open = () => query("SELECT id FROM messages WHERE state IN ('queued', 'submitting', 'accepted', 'sent')");

test('a text goes out over SMPP and is delivered; one that is rejected costs nothing; a reply STOP opts out', async () => {
  const before = await credits();
  await agree('+14155551001', '+14155550101', '+14155550108', '+14155550106');
  const delivered = await send('+14155551001');
  const undelivered = await send('+14155550101');
  const rejected = await send('+14155550108');
  const stopped = await send('+14155550106');
  await until(async () => (await stateOf(delivered)) === 'delivered' && (await stateOf(stopped)) === 'delivered');
  await until(async () => (await stateOf(undelivered)) === 'undelivered' && (await stateOf(rejected)) === 'rejected');
  expect(await query('SELECT error_code FROM messages WHERE id = $1', rejected)).toEqual([{ error_code: 'smpp_0x0B' }]);
  await until(async () => (await query("SELECT 1 FROM suppressions WHERE phone = '+14155550106'")).length === 1);
  // The confirmation of the STOP.
  await until(async () => (await open()).length === 0);
  expect(server.taken().filter(({ to }) => to === '14155550106')).toHaveLength(2);
  // Three were sent; the confirmation is free.
  expect(await credits()).toBe(before - 3);
});

test('when the carrier dies in the middle of a window every text is delivered or called unconfirmed, and none is sent twice', async () => {
  await server.order('hold');
  const before = server.taken().length;
  const phones = Array.from({ length: 40 }, (_, index) => `+1415556${2_000 + index}`);
  await agree(...phones);
  const ids = await Promise.all(phones.map(send));
  await until(() => server.taken().length - before >= 20);
  await server.kill();
  await server.restart();
  await until(async () => (await open()).length === 0);
  const counted = Object.fromEntries(
    (await query('SELECT state, count(*)::int AS count FROM messages WHERE id = ANY ($1) GROUP BY state', ids)).map(
      ({ state, count }) => [state, count],
    ),
  );
  expect(counted.delivered + counted.delivery_unconfirmed).toBe(40);
  expect(counted.delivery_unconfirmed).toBeGreaterThanOrEqual(20);
  const numbers = server
    .taken()
    .slice(before)
    .map(({ to }) => to);
  expect(numbers).toHaveLength(40);
  expect(new Set(numbers).size).toBe(40);
  expect(await query('SELECT posted::int, held::int FROM credit_accounts WHERE held <> 0')).toEqual([]);
}, 60_000);
