import fc from 'fast-check';
import type { Submission } from '../../../../src/messaging/carriers/carrier.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { type OpenCarrier, type OpenOptions, openCarrier, openTestDatabase } from '../support/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../support/start-smpp-server.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

let server: SmppServer;
let proxy: TcpProxy;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
});
beforeEach(async () => {
  server = await startSmppServer();
  proxy = await startTcpProxy(() => server.port);
});
afterEach(async () => {
  for (const { carrier } of opened.splice(0)) await carrier.stop();
  await proxy.close();
  await server.stop();
});
afterAll(() => close());

const open = async (given: OpenOptions = {}): Promise<OpenCarrier> => {
  const made = await openCarrier(database, proxy.port, given);
  opened.push(made);
  return made;
};
let count = 0;
const texts = (howMany: number): Submission[] =>
  Array.from({ length: howMany }, () => {
    count += 1;
    return {
      reference: `acc_faults/msg_${count}`,
      from: '+12025550199',
      to: `+1415556${1_000 + count}`,
      text: 'Hello',
    };
  });
const timesTaken = ({ to }: Submission): number => server.taken().filter((taken) => `+${taken.to}` === to).length;

test('a carrier that is killed in the middle of a window loses nothing silently: what was written stays open and is not written again', async () => {
  const { carrier } = await open({ sessions: 2, window: 10 });
  await server.order('hold');
  const given = texts(50);
  const answers = carrier.submit(given, new Date());
  await until(() => server.taken().length === 20);
  await server.kill();
  const outcomes = await answers;
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(30).fill('throttled'));
  const answered = new Set(outcomes.map(({ reference }) => reference));
  const unknown = given.filter(({ reference }) => !answered.has(reference));
  expect(unknown.map(timesTaken)).toEqual(Array(20).fill(1));

  await server.restart();
  await until(() => carrier.health().bound === 2);
  const rest = given.filter(({ reference }) => answered.has(reference));
  expect((await carrier.submit(rest, new Date())).map(({ outcome }) => outcome)).toEqual(Array(30).fill('accepted'));
  expect(given.map(timesTaken)).toEqual(Array(50).fill(1));
});

test('a connection that is cut leaves open what was on its way, and the next text goes over a new one', async () => {
  const { carrier } = await open();
  proxy.hold();
  const answers = carrier.submit(texts(5), new Date());
  await until(() => carrier.health().inFlight === 5);
  proxy.cut();
  expect(await answers).toEqual([]);
  proxy.go();
  await until(() => carrier.health().bound === 1);
  expect(await carrier.submit(texts(1), new Date())).toMatchObject([{ outcome: 'accepted' }]);
});

test('an answer that comes too late still tells whose the receipt is', async () => {
  const { carrier, receipts } = await open({ timing: { answerMs: 40 } });
  await server.order('hold');
  const [text] = texts(1);
  expect(await carrier.submit([text as Submission], new Date())).toEqual([]);
  await server.order('release');
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: text?.reference, status: 'delivered' }]);
});

test('pieces of any size are read as what they were sent', async () => {
  const { carrier, receipts } = await open();
  proxy.trickle();
  const given = texts(10);
  expect((await carrier.submit(given, new Date())).map(({ outcome }) => outcome)).toEqual(Array(10).fill('accepted'));
  await until(() => receipts.length === 10);
});

const header = (length: number, command: number): Buffer => {
  const octets = Buffer.alloc(16);
  octets.writeUInt32BE(length, 0);
  octets.writeUInt32BE(command, 4);
  return octets;
};
const bytes = fc.uint8Array({ minLength: 1, maxLength: 120 }).map((octets) => Buffer.from(octets));
const noise = fc.oneof(
  bytes,
  // A length that no PDU can have, and a body that is none of what its header says.
  fc
    .tuple(fc.constantFrom(0, 1, 5, 15, 16, 17, 0x7fffffff), bytes)
    .map(([length, rest]) => Buffer.concat([header(length, 5), rest])),
  fc
    .tuple(fc.constantFrom(0x5, 0x103, 0x80000004, 0x80000009, 0x80000000, 0x15, 0x999), bytes)
    .map(([command, rest]) => Buffer.concat([header(16 + rest.length, command), rest])),
);

test('garbled bytes break the session and nothing else: nothing is answered by them, and the next session works', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 20, answerMs: 60 } });
  await fc.assert(
    fc.asyncProperty(noise, async (garbage) => {
      proxy.disturb((piece, towards) => (towards === 'client' ? garbage : piece));
      const given = texts(2);
      const outcomes = await carrier.submit(given, new Date());
      expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toEqual([]);
      proxy.disturb(null);
      proxy.cut();
      await until(async () => (await carrier.submit(texts(1), new Date()))[0]?.outcome === 'accepted');
    }),
    { numRuns: 40 },
  );
});
