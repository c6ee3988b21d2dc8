import { createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { pino } from 'pino';
import type { Submission } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenTwilio, type OpenTwilioOptions, openTwilio } from '../../support/carriers/open-twilio.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { startTcpProxy, type TcpProxy } from '../../support/carriers/tcp-proxy.ts';
import { ACCOUNT, startTwilioServer, type TwilioServer } from '../../support/carriers/twilio-server.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let server: TwilioServer;
let proxy: TcpProxy;
let database: Database;
let close: () => Promise<void>;
const opened: OpenTwilio[] = [];

beforeAll(async () => {
  ({ database, drop: close } = await openTestDatabase(4));
});
beforeEach(async () => {
  server = await startTwilioServer();
  proxy = await startTcpProxy(() => Number(new URL(server.url).port));
});
afterEach(async () => {
  for (const side of opened.splice(0)) await side.close();
  await proxy.close();
  await server.stop();
});
afterAll(() => close());

const open = async (given: OpenTwilioOptions = {}, port = proxy.port) => {
  const side = await openTwilio(database, `http://127.0.0.1:${port}`, given);
  opened.push(side);
  return side.carrier;
};
let count = 0;
const message = (script = '00'): Submission => {
  count += 1;
  return {
    reference: `acc_faults/msg_${count}`,
    from: '+12025550199',
    to: `+1${200 + count}55501${script}`,
    text: 'Hello',
  };
};
const messages = (howMany: number): Submission[] => Array.from({ length: howMany }, () => message());
const timesTaken = ({ to }: Submission): number => server.taken.filter((taken) => taken.to === to).length;

test.each([
  ['cut off after the request', '05'],
  ['never answered', '09'],
  ['answered with status 500', '11'],
  ['answered with a truncated body', '12'],
  ['answered without JSON', '14'],
])('a message that was accepted and %s has no outcome and is submitted once', async (_what, script) => {
  const carrier = await open();
  const lost = message(script);
  expect(await submitAll(carrier, [lost])).toEqual([]);
  expect(timesTaken(lost)).toBe(1);
  expect(await submitAll(carrier, [message()])).toMatchObject([{ outcome: 'accepted' }]);
});

test('a message whose connection is cut during the request has no outcome', async () => {
  const carrier = await open();
  proxy.hold();
  const before = performance.now();
  const answers = submitAll(carrier, [message()]);
  await until(() => performance.now() - before > 50);
  proxy.cut();
  expect(await answers).toEqual([]);
});

test('messages are throttled for a retry if the connection is refused', async () => {
  const carrier = await open();
  await server.stop();
  await proxy.close();
  expect((await submitAll(carrier, messages(20))).map(({ outcome }) => outcome)).toEqual(Array(20).fill('throttled'));
});

test('an unresponsive server costs one timeout per batch, and unsent messages are throttled for a retry', async () => {
  const sockets = new Set<Socket>();
  const unresponsive = createServer((socket) => sockets.add(socket));
  await new Promise<void>((done) => unresponsive.listen(0, '127.0.0.1', done));
  const address = unresponsive.address();
  const carrier = await open(
    { connections: 4, timing: { submitMs: 100, answerMs: 100 } },
    typeof address === 'object' ? address?.port : 0,
  );
  const since = performance.now();
  const outcomes = await submitAll(carrier, messages(50));
  expect(performance.now() - since).toBeLessThan(1_000);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(outcomes.length).fill('throttled'));
  expect(50 - outcomes.length).toBe(4);
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => unresponsive.close(done));
});

/** A server that responds to each connection with the next octets, and then stays silent. */
async function answering(octets: () => Buffer, pauseMs: number): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const made = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      if (pauseMs === 0) return void socket.end(octets());
      const rest = [...octets()];
      const drip = setInterval(() => {
        const next = rest.shift();
        if (next === undefined || socket.destroyed) clearInterval(drip);
        else socket.write(Buffer.of(next));
      }, pauseMs);
    });
  });
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  const address = made.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => made.close(() => done()));
    },
  };
}

test('a response that arrives one character at a time has the same timeout as a missing response', async () => {
  const slow = await answering(
    () => Buffer.from(`HTTP/1.1 201 Created\r\ncontent-length: 9999\r\n\r\n${' '.repeat(9999)}`),
    5,
  );
  const carrier = await open({ timing: { answerMs: 200 } }, slow.port);
  const since = performance.now();
  expect(await submitAll(carrier, [message()])).toEqual([]);
  expect(performance.now() - since).toBeLessThan(1_000);
  await slow.close();
});

const head = fc.constantFrom(
  '',
  'HTTP/1.1 ',
  'HTTP/1.1 201 Created\r\n',
  'HTTP/1.1 201 Created\r\n\r\n',
  'HTTP/1.1 100\r\n\r\n',
);
const noise = fc
  .tuple(head, fc.uint8Array({ maxLength: 200 }))
  .map(([start, octets]) => Buffer.concat([Buffer.from(start), Buffer.from(octets)]));

test('invalid bytes instead of a response yield no outcome', async () => {
  let octets: Buffer = Buffer.alloc(0);
  const garbled = await answering(() => octets, 0);
  const carrier = await open({ timing: { answerMs: 100 } }, garbled.port);
  await fc.assert(
    fc.asyncProperty(noise, async (next) => {
      octets = next;
      expect(await submitAll(carrier, [message()])).toEqual([]);
    }),
    { numRuns: 100 },
  );
  await garbled.close();
});

test('a message that finds no free connection in time is throttled and not submitted later', async () => {
  const carrier = await open({ connections: 1, timing: { submitMs: 50, answerMs: 200 } });
  const [silent, waiting, last] = [message('09'), message(), message()];
  const first = submitAll(carrier, [silent]);
  await until(() => server.taken.length === 1);
  expect(await submitAll(carrier, [waiting])).toMatchObject([{ outcome: 'throttled' }]);
  expect(await first).toEqual([]);
  await until(async () => (await submitAll(carrier, [last]))[0]?.outcome === 'accepted');
  expect([silent, waiting, last].map(timesTaken)).toEqual([1, 0, 1]);
});

test('after a 429, no requests are sent until the pause is over', async () => {
  const carrier = await open({ connections: 1, timing: { throttleMs: 60_000, maxThrottleMs: 60_000 } });
  const outcomes = await submitAll(carrier, [message('07'), ...messages(10)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(11).fill('throttled'));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ retryAfterMs: expect.any(Number) });
  expect(server.requests).toBe(1);
});

test('more is submitted at once while Twilio answers, and less after a 429 or a lost answer', async () => {
  const carrier = await open({ connections: 50, timing: { answerMs: 10_000 } });
  expect(carrier.currentCapacity?.()).toBe(20);
  await until(async () => {
    await submitAll(carrier, messages(50));
    return carrier.currentCapacity?.() === 50;
  });
  await submitAll(carrier, [message('07')]);
  expect(carrier.currentCapacity?.()).toBe(25);
  await submitAll(carrier, [message('05')]);
  expect(carrier.currentCapacity?.()).toBe(12);
});

test('a wrong token or a suspended account throttles messages instead of rejecting them', async () => {
  const wrong = await open({ token: 'the token before it was changed' });
  expect(await submitAll(wrong, messages(3))).toMatchObject(Array(3).fill({ outcome: 'throttled' }));
  server.suspend(ACCOUNT.sid);
  const carrier = await open({ timing: { notReadyMs: 20 } });
  const [waiting] = messages(1) as [Submission];
  expect(await submitAll(carrier, [waiting])).toMatchObject([{ outcome: 'throttled' }]);
  expect(server.taken).toEqual([]);
  server.resume(ACCOUNT.sid);
  await until(async () => (await submitAll(carrier, [waiting]))[0]?.outcome === 'accepted');
  expect(timesTaken(waiting)).toBe(1);
});

test('the log describes the failure and never contains the token in any encoding', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const token = 'a token that is not the right one';
  const side = await openTwilio(database, `http://127.0.0.1:${proxy.port}`, { token, log });
  opened.push(side);
  await submitAll(side.carrier, [message()]);
  await server.callBack(`${side.publicUrl}/carriers/twilio/inbound`, ACCOUNT.sid, {
    From: '+14155550100',
    To: '+1',
    Body: 'x',
  });
  await proxy.close();
  await submitAll(side.carrier, [message()]);
  const output = lines.join('');
  expect(output).toContain('Twilio account cannot send');
  for (const secret of [token, ACCOUNT.token, Buffer.from(`${ACCOUNT.sid}:${token}`).toString('base64')])
    expect(output).not.toContain(secret);
});

test.each([
  ['08', 'twilio_21211'],
  ['10', 'twilio_21610'],
  ['13', 'twilio_21408'],
])('rejects a message with the error code of a permanent Twilio error (%s)', async (script, errorCode) => {
  const carrier = await open();
  expect(await submitAll(carrier, [message(script)])).toMatchObject([{ outcome: 'rejected', errorCode }]);
});

test('every character is sent unchanged', async () => {
  const carrier = await open();
  const body = 'Zoë & co: 50% + 1 = “51” 😀\nя';
  await submitAll(carrier, [{ ...message(), text: body }]);
  expect(server.taken.map((taken) => taken.body)).toEqual([body]);
});

test('stop starts no new requests and completes the requests in progress', async () => {
  const carrier = await open();
  const answers = submitAll(carrier, [message()]);
  await until(() => server.taken.length === 1);
  await carrier.stop();
  expect(await answers).toMatchObject([{ outcome: 'accepted' }]);
  expect(await submitAll(carrier, [message()])).toMatchObject([{ outcome: 'throttled' }]);
  expect(server.taken).toHaveLength(1);
});

test('a message whose answer was lost is in the list of what Twilio took, and one that was not submitted is not', async () => {
  const carrier = await open({ timing: { answerMs: 50 } });
  const since = new Date(Date.now() - 60_000);
  const lost = message('09');
  expect(await submitAll(carrier, [lost])).toEqual([]);
  expect(await carrier.listTaken?.(lost, since)).toEqual([
    { carrierMessageId: server.taken.at(-1)?.sid, text: lost.text },
  ]);
  expect(await carrier.listTaken?.(message(), since)).toEqual([]);
  await proxy.close();
  expect(await carrier.listTaken?.(lost, since)).toBeNull();
});

test('a rate limit with a date waits until it, by the clock of the answer', async () => {
  const carrier = await open({ timing: { maxThrottleMs: 60_000 } });
  const [outcome] = await submitAll(carrier, [message('16')]);
  const { retryAfterMs } = outcome?.outcome === 'throttled' ? outcome : { retryAfterMs: 0 };
  expect(retryAfterMs).toBeGreaterThan(1_000);
  expect(retryAfterMs).toBeLessThanOrEqual(4_000);
});

test('what the operator says of a code decides whether its message is sent again', async () => {
  const say = (sql: string) => database.pool.query(sql);
  expect(await submitAll(await open(), [message('17')])).toMatchObject([
    { outcome: 'rejected', errorCode: 'twilio_30099' },
  ]);
  await say("INSERT INTO carrier_codes (code, action, updated_at) VALUES ('twilio_30099', 'retry', now())");
  try {
    expect(await submitAll(await open(), [message('17')])).toMatchObject([{ outcome: 'throttled' }]);
    expect(await submitAll(await open(), [message('15')])).toMatchObject([{ errorCode: 'twilio_21606' }]);
  } finally {
    await say('DELETE FROM carrier_codes');
  }
});
