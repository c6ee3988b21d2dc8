import { freePort } from '../../src/platform/postgres/free-port.ts';
import { startTcpProxy, type TcpProxy } from '../support/carriers/tcp-proxy.ts';
import { ACCOUNT, startTwilioServer, type TwilioServer } from '../support/carriers/twilio-server.ts';
import { until } from '../support/carriers/until.ts';
import { type CarrierAccount, startCarrierAccount } from '../support/scenarios/carrier-account.ts';

let server: TwilioServer;
let proxy: TcpProxy;
let carrier: CarrierAccount;

beforeAll(async () => {
  server = await startTwilioServer();
  proxy = await startTcpProxy(() => Number(new URL(server.url).port));
  const port = await freePort();
  carrier = await startCarrierAccount('twilio', {
    PORT: String(port),
    TERN_PUBLIC_URL: `http://127.0.0.1:${port}`,
    TERN_TWILIO_URL: `http://127.0.0.1:${proxy.port}`,
    TERN_TWILIO_ACCOUNT_SID: ACCOUNT.sid,
    TERN_TWILIO_AUTH_TOKEN: ACCOUNT.token,
    TERN_TWILIO_CONNECTIONS: '10',
  });
});
afterAll(async () => {
  await carrier.app.stop();
  await proxy.close();
  await server.stop();
});

test('messages reach their final status over Twilio, rejected ones are refunded, and a reply STOP opts out', async () => {
  const { query, agree, send, stateOf, credits, open } = carrier;
  const before = await credits();
  await agree('+14155551001', '+14155550101', '+14155550104', '+14155550106', '+14155550107', '+14155550108');
  const [delivered, undelivered, early, stopped, busy, rejected] = await Promise.all(
    ['+14155551001', '+14155550101', '+14155550104', '+14155550106', '+14155550107', '+14155550108'].map(send),
  );
  for (const id of [delivered, early, stopped, busy])
    await until(async () => (await stateOf(id ?? '')) === 'delivered');
  await until(async () => (await stateOf(undelivered ?? '')) === 'undelivered');
  await until(async () => (await stateOf(rejected ?? '')) === 'rejected');
  expect(await query('SELECT error_code FROM messages WHERE id = $1', rejected)).toEqual([
    { error_code: 'twilio_21211' },
  ]);
  await until(async () => (await query("SELECT 1 FROM suppressions WHERE phone = '+14155550106'")).length === 1);
  await until(async () => (await open()).length === 0);
  // Five messages were charged; the confirmation of the STOP is free.
  expect(await credits()).toBe(before - 5);
}, 60_000);

test('after connections are cut mid-request, every message is delivered or unconfirmed, and none is sent twice', async () => {
  const { query, agree, send, open } = carrier;
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
