import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenCarrier, type OpenOptions, openCarrier } from '../../support/carriers/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../../support/carriers/start-smpp-server.ts';
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

const open = async (given: OpenOptions = {}): Promise<OpenCarrier> => {
  const made = await openCarrier(database, server.port, given);
  opened.push(made);
  return made;
};
const hex = (octets: Buffer): string => `hex:${octets.toString('hex')}`;
const ucs2 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
const deliver = (name: string, fields: object) =>
  server.order('deliver', {
    name,
    fields: {
      source_addr_ton: 1,
      source_addr: '14155551000',
      dest_addr_ton: 1,
      destination_addr: '12025550199',
      ...fields,
    },
  });
const part = (joint: number, total: number, index: number, words: string) => ({
  esm_class: 0x40,
  short_message: hex(Buffer.concat([Buffer.of(5, 0, 3, joint, total, index), Buffer.from(words)])),
});
const statusesOf = (name: string) =>
  server.events.flatMap((event) => (event.event === 'delivered' && event.name === name ? [event.status] : []));

test.each([
  ['the default alphabet', 0, Buffer.of(0x00, 0x1b, 0x65, 0x41), '@€A'],
  ['ASCII', 1, Buffer.from('A@_[$'), 'A@_[$'],
  ['Latin-1', 3, Buffer.from('Zoë ©', 'latin1'), 'Zoë ©'],
  ['UCS-2', 8, ucs2('Привет 😀'), 'Привет 😀'],
  ['UCS-2 of another coding group', 0x18, ucs2('я'), 'я'],
  ['UTF-16 with a byte order mark', 8, Buffer.concat([Buffer.of(0xfe, 0xff), ucs2('STOP')]), 'STOP'],
  ['little-endian UTF-16 with a byte order mark', 8, Buffer.from('\ufeffSTOP', 'utf16le'), 'STOP'],
  [
    'UTF-16 with a byte order mark and another coding',
    0,
    Buffer.concat([Buffer.of(0xfe, 0xff), ucs2('STOP ñ')]),
    'STOP ñ',
  ],
  ['UTF-8 with a byte order mark', 3, Buffer.from('\ufeffSTOP ñ', 'utf8'), 'STOP ñ'],
  ['NUL characters, which PostgreSQL cannot store', 3, Buffer.from('a\0b'), 'ab'],
])('decodes an inbound message with %s', async (_name, dataCoding, octets, text) => {
  const { inbounds } = await open();
  await deliver(`coding ${dataCoding}`, { data_coding: dataCoding, short_message: hex(octets) });
  await until(() => inbounds.length > 0);
  expect(inbounds).toMatchObject([{ from: '+14155551000', to: '+12025550199', text }]);
});

test.each([
  [
    { source_addr_ton: 2, source_addr: '4155551000', dest_addr_ton: 3, destination_addr: '24365' },
    '+14155551000',
    '24365',
  ],
  [
    { source_addr_ton: 0, source_addr: '14155551000', dest_addr_ton: 0, destination_addr: '+12025550199' },
    '+14155551000',
    '+12025550199',
  ],
  [{ dest_addr_ton: 1, destination_addr: '18335081234' }, '+14155551000', '+18335081234'],
  [{ dest_addr_ton: 0, destination_addr: '8335081234' }, '+14155551000', '+18335081234'],
  [{ dest_addr_ton: 2, destination_addr: '8335081234' }, '+14155551000', '+18335081234'],
  [{ dest_addr_ton: 1, destination_addr: '24365' }, '+14155551000', '24365'],
  [{ dest_addr_ton: 1, destination_addr: '+24365' }, '+14155551000', '24365'],
  [{ dest_addr_ton: 6, destination_addr: '243650' }, '+14155551000', '243650'],
  [{ dest_addr_ton: 5, destination_addr: 'Harbor' }, '+14155551000', 'Harbor'],
])('normalizes addresses of any type of number: %j', async (fields, from, to) => {
  const { inbounds } = await open();
  await deliver('address', { ...fields, short_message: `Hello ${to}` });
  await until(() => inbounds.length > 0);
  expect(inbounds).toMatchObject([{ from, to }]);
});

test('an inbound message is acknowledged after it was stored, and redelivered if that fails', async () => {
  let failures = 1;
  const { inbounds } = await open({
    onInbound: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The database is unavailable.');
    },
  });
  await deliver('fails once', { short_message: 'STOP' });
  await until(() => statusesOf('fails once').length === 2);
  expect(statusesOf('fails once')).toEqual([0x64, 0]);
  expect(inbounds).toMatchObject([{ text: 'STOP' }]);
});

test('message parts that arrive in any order are joined, separately for each sender', async () => {
  const { inbounds } = await open();
  await deliver('ada 2', part(7, 3, 2, 'two '));
  await deliver('bob 1', { ...part(7, 2, 1, 'uno '), source_addr: '14155552000' });
  await deliver('ada 3', part(7, 3, 3, 'three'));
  await deliver('ada 1', part(7, 3, 1, 'one '));
  await deliver('bob 2', { ...part(7, 2, 2, 'due'), source_addr: '14155552000' });
  await until(() => inbounds.length === 2);
  expect(inbounds.map(({ from, text }) => [from, text])).toEqual([
    ['+14155551000', 'one two three'],
    ['+14155552000', 'uno due'],
  ]);
  const named = inbounds.map(({ requestId = '' }) => requestId);
  for (const id of named) expect(id).toMatch(/^req_/);
  expect(new Set(named).size).toBe(2);
});

test('message parts with sar parameters are joined', async () => {
  const { inbounds } = await open();
  const sar = (index: number, words: string) => ({
    sar_msg_ref_num: 900,
    sar_total_segments: 2,
    sar_segment_seqnum: index,
    short_message: words,
  });
  await deliver('sar 1', sar(1, 'Hello '));
  await deliver('sar 2', sar(2, 'there'));
  await until(() => inbounds.length > 0);
  expect(inbounds).toMatchObject([{ text: 'Hello there' }]);
});

test('an incomplete message is passed on after a timeout, and its parts are acknowledged early', async () => {
  const { inbounds } = await open({ timing: { holdPartMs: 20, reassemblyMs: 60 } });
  await deliver('alone', part(9, 2, 1, 'STOP'));
  await until(() => inbounds.length > 0 && statusesOf('alone').length > 0);
  expect(statusesOf('alone')).toEqual([0]);
  expect(inbounds).toMatchObject([{ text: 'STOP' }]);
});

test('message parts that were acknowledged are passed on when the process stops', async () => {
  const { carrier, inbounds } = await open({ timing: { holdPartMs: 10 } });
  await deliver('kept', part(10, 2, 1, 'Half a message'));
  await until(() => statusesOf('kept').length > 0);
  await carrier.stop();
  expect(inbounds).toMatchObject([{ text: 'Half a message' }]);
});

test('a message that cannot be handled at first keeps its id', async () => {
  const seen: string[] = [];
  const { inbounds } = await open({
    timing: { holdPartMs: 10, reassemblyMs: 20 },
    onInbound: async ({ carrierMessageId, hasCarrierId }) => {
      expect(hasCarrierId).toBe(false);
      seen.push(carrierMessageId);
      if (seen.length === 1) throw new Error('The database is unavailable.');
    },
  });
  await deliver('half', part(11, 2, 1, 'STOP'));
  await until(() => inbounds.length > 0);
  expect(seen).toEqual([inbounds[0]?.carrierMessageId, inbounds[0]?.carrierMessageId]);
  await deliver('other', { short_message: 'STOP' });
  await until(() => inbounds.length > 1);
  expect(inbounds[1]?.carrierMessageId).not.toBe(seen[0]);
});

test('a late copy of a part of a complete message is no new message', async () => {
  const { inbounds } = await open({ timing: { holdPartMs: 10, reassemblyMs: 5_000 } });
  await deliver('first', part(12, 2, 1, 'One, '));
  await deliver('second', part(12, 2, 2, 'two'));
  await until(() => inbounds.length > 0);
  for (const index of [1, 2]) await deliver(`late ${index}`, part(12, 2, index, index === 1 ? 'One, ' : 'two'));
  await until(() => statusesOf('late 1').length > 0 && statusesOf('late 2').length > 0);
  expect([...statusesOf('late 1'), ...statusesOf('late 2')]).toEqual([0, 0]);
  for (const index of [2, 1]) await deliver(`new ${index}`, part(12, 2, index, index === 1 ? 'STOP ' : 'now'));
  await until(() => inbounds.length > 1);
  expect(inbounds.map(({ text }) => text)).toEqual(['One, two', 'STOP now']);
});

test('the parts of a message that could not be handled are handled when they come again', async () => {
  let failures = 1;
  const { inbounds } = await open({
    onInbound: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('The database is unavailable.');
    },
  });
  await deliver('again 1', part(13, 2, 1, 'ST'));
  await deliver('again 2', part(13, 2, 2, 'OP'));
  await until(() => inbounds.length > 0);
  expect(inbounds).toMatchObject([{ text: 'STOP' }]);
});

test('an inbound message with the text of a receipt is not a receipt, so that contacts cannot forge one', async () => {
  const { inbounds, receipts } = await open();
  await deliver('forged', { short_message: 'id:1 stat:DELIVRD err:000' });
  await until(() => inbounds.length > 0);
  expect(receipts).toEqual([]);
});
