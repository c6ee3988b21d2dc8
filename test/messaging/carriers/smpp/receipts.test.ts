import type { Submission } from '../../../../src/messaging/carriers/carrier.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { type OpenCarrier, openCarrier, openTestDatabase } from '../support/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../support/start-smpp-server.ts';
import { until } from '../support/until.ts';

let server: SmppServer;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  server = await startSmppServer();
  ({ database, close } = await openTestDatabase());
});
afterEach(async () => {
  for (const { carrier } of opened.splice(0)) await carrier.stop();
});
afterAll(async () => {
  await server.stop();
  await close();
});

const open = async (...given: Parameters<typeof openCarrier> extends [unknown, unknown, (infer T)?] ? [T?] : never) => {
  const made = await openCarrier(database, server.port, given[0]);
  opened.push(made);
  return made;
};
let count = 0;
const textTo = (to: string, text = 'Hello'): Submission => {
  count += 1;
  return { reference: `acc_receipts/msg_${count}`, from: '+12025550199', to, text };
};
const acknowledged = (name: string) => server.events.filter((told) => told.event === 'delivered' && told.name === name);
const bring = (name: string, text: string, fields: object = {}) =>
  server.order('deliver', {
    name,
    fields: { source_addr: '14155551000', esm_class: 4, short_message: text, ...fields },
  });

test('a receipt that comes after a restart finds its text', async () => {
  const first = await open();
  const text = textTo('+14155550112');
  const [outcome] = await first.carrier.submit([text], new Date());
  await first.carrier.stop();
  const second = await open();
  await bring(
    'after a restart',
    `id:${outcome?.outcome === 'accepted' ? outcome.carrierMessageId : ''} stat:EXPIRED err:011`,
  );
  await until(() => second.receipts.length > 0);
  expect(second.receipts).toMatchObject([{ reference: text.reference, status: 'expired', errorCode: 'smpp_011' }]);
});

test('a receipt is not acknowledged before it is written down, and comes again when that fails', async () => {
  let failures = 2;
  const { carrier, receipts } = await open({
    onReceipts: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The database is away.');
    },
  });
  const text = textTo('+14155551003');
  await carrier.submit([text], new Date());
  await until(() => receipts.length > 0);
  const statuses = () =>
    server.events.flatMap((told) => (String(told.name).startsWith('receipt 14155551003') ? [told.status] : []));
  await until(() => statuses().length === 3);
  expect(statuses()).toEqual([0x64, 0x64, 0]);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'delivered' }]);
});

test('a long text is delivered when its last part is, and told of once', async () => {
  const { carrier, receipts } = await open();
  const text = textTo('+14155550112', 'long '.repeat(100));
  await carrier.submit([text], new Date());
  const ids = server
    .taken()
    .filter(({ to }) => to === '14155550112')
    .slice(-4)
    .map(({ id }) => id);
  for (const id of ids.slice(1)) await bring(`part ${id}`, `id:${id} done date:2611201531 stat:DELIVRD err:000`);
  await until(() => ids.slice(1).every((id) => acknowledged(`part ${id}`).length === 1));
  expect(receipts).toEqual([]);
  await bring('last part', `id:${ids[0]} done date:2611201531 stat:DELIVRD err:000`);
  await until(() => acknowledged('last part').length === 1);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'delivered' }]);
});

test('a part that does not arrive decides for its text at once', async () => {
  const { carrier, receipts } = await open();
  const text = textTo('+14165550112', 'long '.repeat(100));
  await carrier.submit([text], new Date());
  const part = server.taken().findLast(({ to }) => to === '14165550112');
  await bring('lost part', `id:${part?.id} stat:UNDELIV err:027`);
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'undelivered', errorCode: 'smpp_027' }]);
});

test('an id in hexadecimal in the answer and in decimal in the receipt is one, for the number it was sent to', async () => {
  const { carrier, receipts } = await open();
  const text = textTo('+14155550111');
  await database.pool.query(MESSAGE, [text.reference.split('/')[1], text.to]);
  expect(await carrier.submit([text], new Date())).toMatchObject([
    { carrierMessageId: expect.stringMatching(/[a-f]/) },
  ]);
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'delivered' }]);
});

test('a receipt whose id is another text’s in the other base is not taken for that one', async () => {
  const { carrier, receipts } = await open({ timing: { holdReceiptMs: 20, keepReceiptMs: 60 } });
  const text = textTo('+14155550112');
  await database.pool.query(MESSAGE, [text.reference.split('/')[1], text.to]);
  const [outcome] = await carrier.submit([text], new Date());
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await bring('of a stranger', `id:${BigInt(id).toString(16)} stat:DELIVRD`, { source_addr: '14155559999' });
  await until(() => acknowledged('of a stranger').some(({ status }) => status === 0));
  expect(receipts).toEqual([]);
});

test('a receipt of a text that nobody knows is asked for again, and given up after a while', async () => {
  const { carrier, receipts } = await open({ timing: { holdReceiptMs: 20, keepReceiptMs: 100 } });
  await bring('of nobody', 'id:none-of-ours stat:DELIVRD');
  await until(() => acknowledged('of nobody').some(({ status }) => status === 0));
  expect(acknowledged('of nobody')[0]).toMatchObject({ status: 0x64 });
  expect(receipts).toEqual([]);
  expect(carrier.health().heldReceipts).toBe(0);
});

test('optional parameters tell a receipt without a word of text', async () => {
  const { carrier, receipts } = await open();
  const text = textTo('+14155550112');
  const [outcome] = await carrier.submit([text], new Date());
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await bring('parameters', '', {
    esm_class: 0,
    receipted_message_id: id,
    message_state: 5,
    network_error_code: 'hex:030022',
  });
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'undelivered', errorCode: 'smpp_34' }]);
});

test('a receipt that comes to another process finds its text, also before the answer to it', async () => {
  const other = await open();
  const { carrier, receipts } = await open();
  const texts = [textTo('+14155551010'), textTo('+14155550104')];
  await carrier.submit(texts, new Date());
  await until(() => other.receipts.length === 2);
  expect(other.receipts.map(({ reference }) => reference).sort()).toEqual(
    texts.map(({ reference }) => reference).sort(),
  );
  expect(receipts).toEqual([]);
});

test('receipts come over the receiver when each session goes one way', async () => {
  const { carrier, receipts } = await open({ bind: 'transmitter+receiver' });
  expect(carrier.health()).toMatchObject({ bound: 2, sessions: 2 });
  const text = textTo('+14155551009');
  await carrier.submit([text], new Date());
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: text.reference, status: 'delivered' }]);
});

const MESSAGE = `INSERT INTO messages (tenant_id, id, account_id, lane, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
    attempt, due_at, carrier, created_at)
  VALUES ('acc_receipts', $1, 'acc_receipts', 'num_1', 'num_1', '+12025550199', $2, 'Hello', 'GSM-7', 1, 1, 'transactional', 'submitting', 1, now(), 'smpp', now())`;
