import { type SmppServer, startSmppServer } from '../support/carriers/start-smpp-server.ts';
import { until } from '../support/carriers/until.ts';
import { type CarrierAccount, startCarrierAccount } from '../support/scenarios/carrier-account.ts';

let server: SmppServer;
let carrier: CarrierAccount;

beforeAll(async () => {
  server = await startSmppServer();
  carrier = await startCarrierAccount('smpp', {
    TERN_SMPP_URL: `smpp://127.0.0.1:${server.port}`,
    TERN_SMPP_SYSTEM_ID: 'tern',
    TERN_SMPP_PASSWORD: 'secret',
    TERN_SMPP_WINDOW: '20',
  });
});
afterAll(async () => {
  await carrier.app.stop();
  await server.stop();
});

test('messages are delivered over SMPP, rejected ones are refunded, and a reply STOP opts out', async () => {
  const { query, agree, send, stateOf, credits, open } = carrier;
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
  // Includes the confirmation of the STOP.
  await until(async () => (await open()).length === 0);
  expect(server.taken().filter(({ to }) => to === '14155550106')).toHaveLength(2);
  // Three messages were charged; the confirmation is free.
  expect(await credits()).toBe(before - 3);
});

test('after the carrier dies within a window, every message is delivered or unconfirmed, and none is sent twice', async () => {
  const { query, agree, send, open } = carrier;
  await server.order('hold');
  const before = server.taken().length;
  const phones = Array.from({ length: 40 }, (_, index) => `+1415556${2_000 + index}`);
  await agree(...phones);
  // All are submitted together: a message that timed out would free a slot for one that is
  // submitted while the carrier dies.
  await query("UPDATE phone_numbers SET paced_until = now() + interval '1 hour'");
  const ids = await Promise.all(phones.map(send));
  await query('UPDATE phone_numbers SET paced_until = now()');
  await until(() => server.taken().length - before >= 20);
  await server.kill();
  await server.restart();
  await until(async () => (await open()).length === 0);
  const states = (await query('SELECT state FROM messages WHERE id = ANY ($1)', ids)).map(({ state }) => state);
  const counted = (wanted: string) => states.filter((state) => state === wanted).length;
  expect(counted('delivered') + counted('delivery_unconfirmed')).toBe(40);
  expect(counted('delivery_unconfirmed')).toBeGreaterThanOrEqual(20);
  const numbers = server
    .taken()
    .slice(before)
    .map(({ to }) => to);
  expect(numbers).toHaveLength(40);
  expect(new Set(numbers).size).toBe(40);
  expect(await query('SELECT posted::int, held::int FROM credit_accounts WHERE held <> 0')).toEqual([]);
}, 60_000);
