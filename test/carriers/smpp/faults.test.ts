import fc from 'fast-check';
import type { Submission } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { captureLog } from '../../support/captured-log.ts';
import { type OpenCarrier, type OpenOptions, openCarrier } from '../../support/carriers/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { startTcpProxy, type TcpProxy } from '../../support/carriers/tcp-proxy.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let server: SmppServer;
let proxy: TcpProxy;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  ({ database, drop: close } = await openTestDatabase(4));
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
const messages = (howMany: number): Submission[] =>
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

test('messages written to a carrier that is killed stay open and are not submitted again', async () => {
  const { carrier } = await open({ sessions: 2, window: 10 });
  await server.order('hold');
  const given = messages(50);
  const answers = submitAll(carrier, given);
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
  expect((await submitAll(carrier, rest)).map(({ outcome }) => outcome)).toEqual(Array(30).fill('accepted'));
  expect(given.map(timesTaken)).toEqual(Array(50).fill(1));
});

test('messages in flight on a cut connection stay open, and the next message uses a new one', async () => {
  const { carrier } = await open();
  proxy.hold();
  const answers = submitAll(carrier, messages(5));
  await until(() => carrier.health().inFlight === 5);
  proxy.cut();
  expect(await answers).toEqual([]);
  proxy.go();
  await until(() => carrier.health().bound === 1);
  expect(await submitAll(carrier, messages(1))).toMatchObject([{ outcome: 'accepted' }]);
});

test('a response that arrives too late still links its receipt to the message', async () => {
  const { carrier, receipts } = await open({ timing: { answerMs: 40 } });
  await server.order('hold');
  const [message] = messages(1);
  expect(await submitAll(carrier, [message as Submission])).toEqual([]);
  await server.order('release');
  await until(() => receipts.length > 0);
  expect(receipts).toMatchObject([{ reference: message?.reference, status: 'delivered' }]);
});

test('reassembles PDUs from TCP segments of any size', async () => {
  const { carrier, receipts } = await open();
  proxy.trickle();
  const given = messages(10);
  expect((await submitAll(carrier, given)).map(({ outcome }) => outcome)).toEqual(Array(10).fill('accepted'));
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
  // A length that no PDU can have, and a body that does not match its header.
  fc
    .tuple(fc.constantFrom(0, 1, 5, 15, 16, 17, 0x7fffffff), bytes)
    .map(([length, rest]) => Buffer.concat([header(length, 5), rest])),
  fc
    .tuple(fc.constantFrom(0x5, 0x103, 0x80000004, 0x80000009, 0x80000000, 0x15, 0x999), bytes)
    .map(([command, rest]) => Buffer.concat([header(16 + rest.length, command), rest])),
);

test('invalid bytes break only their session: they yield no outcomes, and the next session works', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 20, answerMs: 60 } });
  await fc.assert(
    fc.asyncProperty(noise, async (garbage) => {
      proxy.disturb((piece, towards) => (towards === 'client' ? garbage : piece));
      const given = messages(2);
      const outcomes = await submitAll(carrier, given);
      expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toEqual([]);
      proxy.disturb(null);
      proxy.cut();
      await until(async () => (await submitAll(carrier, messages(1)))[0]?.outcome === 'accepted');
    }),
    { numRuns: 40 },
  );
});

test.each([0, 1, 4, 8, 15])(
  'a PDU with a command_length of %d ends the session at once, with one line in the log',
  async (length) => {
    const { log, lines } = captureLog();
    const { carrier } = await open({ log });
    const before = server.count('bound');
    await server.order('octets', {
      octets: Buffer.from([0, 0, 0, length, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 1]).toString('hex'),
    });
    await until(() => server.count('bound') > before && carrier.health().bound === 1);
    const lost = lines.filter(({ level }) => level === 'warn' || level === 'error');
    expect(lost).toMatchObject([
      {
        message: 'SMPP session lost; reconnecting',
        fields: { err: { message: expect.stringContaining(`of ${length},`) } },
      },
    ]);
  },
);

test('a message that is answered with a system error is submitted again', async () => {
  const { carrier } = await open();
  const [message] = messages(1);
  const given = { ...(message as Submission), to: '+14155550116' };
  expect(await submitAll(carrier, [given])).toMatchObject([{ outcome: 'throttled' }]);
  await until(() => carrier.health().bound === 1);
  let outcomes = await submitAll(carrier, [given]);
  while (outcomes[0]?.outcome === 'throttled') outcomes = await submitAll(carrier, [given]);
  expect(outcomes).toMatchObject([{ outcome: 'accepted' }]);
});
