import type { Submission } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenCarrier, openCarrier } from '../../support/carriers/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let server: SmppServer;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  server = await startSmppServer();
  ({ database, drop: close } = await openTestDatabase(4));
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
const messageTo = (to: string, text = 'Hello'): Submission => {
  count += 1;
  return { reference: `acc_receipts/msg_${count}`, from: '+12025550199', to, text };
};
const acknowledged = (name: string) =>
  server.events.filter((event) => event.event === 'delivered' && event.name === name);
const deliver = (name: string, text: string, fields: object = {}) =>
  server.order('deliver', {
    name,
    fields: { source_addr: '14155551000', esm_class: 4, short_message: text, ...fields },
  });

test('a receipt that arrives after a restart updates its message', async () => {
  const first = await open();
  const message = messageTo('+14155550112');
  const [outcome] = await submitAll(first.carrier, [message]);
  await first.carrier.stop();
  const second = await open();
  await deliver(
    'after a restart',
    `id:${outcome?.outcome === 'accepted' ? outcome.carrierMessageId : ''} stat:EXPIRED err:011`,
  );
  await until(() => second.receipts.length > 0);
  expect(second.receipts).toMatchObject([{ reference: message.reference, status: 'expired', errorCode: 'smpp_011' }]);
});

test('a receipt is acknowledged after it was stored, and redelivered if that fails', async () => {
  let failures = 2;
  const { carrier, receipts } = await open({
    onReceipts: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The database is unavailable.');
    },
  });
  const message = messageTo('+14155551003');
  await submitAll(carrier, [message]);
  await until(() => receipts.length > 0);
  const statuses = () =>
    server.events.flatMap((event) => (String(event.name).startsWith('receipt 14155551003') ? [event.status] : []));
  await until(() => statuses().length === 3);
  expect(statuses()).toEqual([0x64, 0x64, 0]);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered' }]);
});

test('a long message is delivered when its last part is, and reported once', async () => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14155550112', 'long '.repeat(100));
  await submitAll(carrier, [message]);
  const ids = server
    .taken()
    .filter(({ to }) => to === '14155550112')
    .slice(-4)
    .map(({ id }) => id);
  for (const id of ids.slice(1)) await deliver(`part ${id}`, `id:${id} done date:2611201531 stat:DELIVRD err:000`);
  await until(() => ids.slice(1).every((id) => acknowledged(`part ${id}`).length === 1));
  expect(receipts).toEqual([]);
  await deliver('last part', `id:${ids[0]} done date:2611201531 stat:DELIVRD err:000`);
  await until(() => acknowledged('last part').length === 1);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered' }]);
});

test('one undelivered part makes the whole message undelivered at once', async () => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14165550112', 'long '.repeat(100));
  await submitAll(carrier, [message]);
  const part = server.taken().findLast(({ to }) => to === '14165550112');
  await deliver('lost part', `id:${part?.id} stat:UNDELIV err:027`);
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'undelivered', errorCode: 'smpp_027' }]);
});

test('matches a hexadecimal id in the response with a decimal id in the receipt for the same recipient', async () => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14155550111');
  await database.pool.query(MESSAGE, [message.reference.split('/')[1], message.to]);
  expect(await submitAll(carrier, [message])).toMatchObject([{ carrierMessageId: expect.stringMatching(/[a-f]/) }]);
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered' }]);
});

test('does not match a receipt by an id in the other notation if the recipient differs', async () => {
  const { carrier, receipts } = await open({ timing: { holdReceiptMs: 20, keepReceiptMs: 60 } });
  const message = messageTo('+14155550112');
  await database.pool.query(MESSAGE, [message.reference.split('/')[1], message.to]);
  const [outcome] = await submitAll(carrier, [message]);
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await deliver('other recipient', `id:${BigInt(id).toString(16)} stat:DELIVRD`, { source_addr: '14155559999' });
  await until(() => acknowledged('other recipient').some(({ status }) => status === 0));
  expect(receipts).toEqual([]);
});

test('a receipt for an unknown message is rejected for redelivery, and acknowledged after a time limit', async () => {
  const { carrier, receipts } = await open({ timing: { holdReceiptMs: 20, keepReceiptMs: 100 } });
  await deliver('unknown message', 'id:unknown stat:DELIVRD');
  await until(() => acknowledged('unknown message').some(({ status }) => status === 0));
  expect(acknowledged('unknown message')[0]).toMatchObject({ status: 0x64 });
  expect(receipts).toEqual([]);
  expect(carrier.health().heldReceipts).toBe(0);
});

test('reads a receipt from its optional parameters without any text', async () => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14155550112');
  const [outcome] = await submitAll(carrier, [message]);
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await deliver('parameters', '', {
    esm_class: 0,
    receipted_message_id: id,
    message_state: 5,
    network_error_code: 'hex:030022',
  });
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'undelivered', errorCode: 'smpp_gsm_34' }]);
});

/** A deliver_sm with these parameters: the package itself always ends strings with a NUL. */
function rawReceipt(parameters: readonly (readonly [tag: number, value: Buffer])[]): string {
  const body = [
    Buffer.of(0, 1, 1, ...Buffer.from('14155550112'), 0, 1, 1, ...Buffer.from('12025550199'), 0),
    Buffer.of(4, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    ...parameters.map(([tag, value]) => Buffer.concat([twoOctets(tag), twoOctets(value.length), value])),
  ];
  const octets = Buffer.concat([Buffer.alloc(16), ...body]);
  for (const [at, value] of [octets.length, 5, 0, 77_777].entries()) octets.writeUInt32BE(value, at * 4);
  return octets.toString('hex');
}
const twoOctets = (value: number): Buffer => Buffer.of(value >> 8, value & 0xff);

test.each([
  [
    'before another parameter',
    (id: Buffer) =>
      [
        [0x1e, id],
        [0x0427, Buffer.of(2)],
      ] as const,
  ],
  [
    'at the end',
    (id: Buffer) =>
      [
        [0x0427, Buffer.of(2)],
        [0x1e, id],
      ] as const,
  ],
  [
    'with a terminator',
    (id: Buffer) =>
      [
        [0x1e, Buffer.concat([id, Buffer.of(0)])],
        [0x0427, Buffer.of(2)],
      ] as const,
  ],
])('reads the message id of a parameter that ends without a NUL, %s', async (_name, parameters) => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14155550112');
  const [outcome] = await submitAll(carrier, [message]);
  const id = Buffer.from(outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '');
  await server.order('octets', { octets: rawReceipt(parameters(id)) });
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered', errorCode: null }]);
});

test.each([
  'id:ID stat:UNDELIV text:STOP',
  'id:ID sub:001 stat:REJECTD err:000 text:STOP all',
  '{"id":"ID","stat":"EXPIRED","text":"STOP"}',
])('the receipt %s is no message of the person, also without its type', async (text) => {
  const { carrier, receipts, inbounds } = await open();
  const message = messageTo('+14155550112', 'STOP');
  await database.pool.query(MESSAGE, [message.reference.split('/')[1], message.to]);
  const [outcome] = await submitAll(carrier, [message]);
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await deliver(`typeless ${text}`, text.replace('ID', id), { source_addr: '14155550112', esm_class: 0 });
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference }]);
  expect(inbounds).toEqual([]);
});

test('a receipt that gives no cause has its state as the code', async () => {
  const { carrier, receipts } = await open();
  const message = messageTo('+14155550112');
  const [outcome] = await submitAll(carrier, [message]);
  await deliver(
    'no cause',
    `id:${outcome?.outcome === 'accepted' ? outcome.carrierMessageId : ''} stat:REJECTD err:000`,
  );
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ status: 'rejected', errorCode: 'smpp_rejectd' }]);
});

test('a receipt that reaches another process finds its message, even before the submit response', async () => {
  const other = await open();
  const { carrier, receipts } = await open();
  const messages = [messageTo('+14155551010'), messageTo('+14155550104')];
  await submitAll(carrier, messages);
  await until(() => other.receipts.length === 2);
  expect(other.receipts.map(({ reference }) => reference).sort()).toEqual(
    messages.map(({ reference }) => reference).sort(),
  );
  expect(receipts).toEqual([]);
});

test('receipts arrive over the receiver if transmitter and receiver are separate sessions', async () => {
  const { carrier, receipts } = await open({ bind: 'transmitter+receiver' });
  expect(carrier.health()).toMatchObject({ bound: 2, sessions: 2 });
  const message = messageTo('+14155551009');
  await submitAll(carrier, [message]);
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered' }]);
});

const MESSAGE = `INSERT INTO messages (tenant_id, id, account_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
    due_at, carrier, created_at)
  VALUES ('acc_receipts', $1, 'acc_receipts', 'num_1', '+12025550199', $2, 'Hello', 'GSM-7', 1, 1, 'transactional', 'queued', now(), 'smpp', now())`;

const RECEIPT = (id: string) =>
  `id:${id} sub:001 dlvrd:001 submit date:2611201530 done date:2611201531 stat:DELIVRD err:000 text:Reply STOP to`;

test('the text of a receipt without its esm_class is a receipt for the person that sent it, and no message', async () => {
  const { carrier, receipts, inbounds } = await open();
  const message = messageTo('+14155550112');
  await database.pool.query(MESSAGE, [message.reference.split('/')[1], message.to]);
  const [outcome] = await submitAll(carrier, [message]);
  const id = outcome?.outcome === 'accepted' ? outcome.carrierMessageId : '';
  await deliver('forged', RECEIPT(id), { esm_class: 0, source_addr: '14155559999' });
  await until(() => carrier.health().heldReceipts === 1);
  expect(receipts).toEqual([]);
  await deliver('plain', RECEIPT(id), { esm_class: 0, source_addr: '14155550112' });
  await until(() => receipts.length > 0 && acknowledged('plain').length > 0);
  expect(receipts).toMatchObject([{ reference: message.reference, status: 'delivered' }]);
  expect(acknowledged('plain')).toMatchObject([{ status: 0 }]);
  expect(inbounds).toEqual([]);
});

test('the text of a receipt for an unknown message is discarded, and never read as the words that it quotes', async () => {
  const { inbounds, receipts } = await open({ timing: { holdReceiptMs: 10, keepReceiptMs: 20 } });
  await deliver('unknown', RECEIPT('77123'), { esm_class: 0 });
  await until(() => acknowledged('unknown').some(({ status }) => status === 0));
  expect([inbounds, receipts]).toEqual([[], []]);
});
