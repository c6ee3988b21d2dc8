import type { Submission } from '../../../src/carriers/carrier.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { type OpenCarrier, type OpenOptions, openCarrier } from '../../support/carriers/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../../support/carriers/start-smpp-server.ts';
import { submitAll } from '../../support/carriers/submit-all.ts';
import { until } from '../../support/carriers/until.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let server: SmppServer;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  ({ database, drop: close } = await openTestDatabase(4));
});
beforeEach(async () => {
  server = await startSmppServer();
});
afterEach(async () => {
  for (const { carrier } of opened.splice(0)) await carrier.stop();
  await server.stop();
});
afterAll(() => close());

const open = async (given: OpenOptions = {}): Promise<OpenCarrier> => {
  const made = await openCarrier(database, server.port, given);
  opened.push(made);
  return made;
};
const messages = (count: number, to = (index: number) => `+1415555${2_000 + index}`): Submission[] =>
  Array.from({ length: count }, (_, index) => ({
    reference: `acc_sessions/msg_${index}`,
    from: '+12025550199',
    to: to(index),
    text: `Text ${index}`,
  }));

test('no session exceeds its window of unanswered requests, and all sessions share the load', async () => {
  const { carrier } = await open({ sessions: 3, window: 4 });
  await server.order('hold');
  const answers = submitAll(carrier, messages(30));
  await until(() => server.taken().length === 12);
  await server.order('enquire');
  await until(() => server.count('enquire_link_resp') === 3);
  expect(server.taken()).toHaveLength(12);
  expect(carrier.health()).toMatchObject({ bound: 3, inFlight: 12 });
  await server.order('release');
  expect((await answers).map(({ outcome }) => outcome)).toEqual(Array(30).fill('accepted'));
  expect(new Set(server.taken().map(({ to }) => to)).size).toBe(30);
});

test('messages that find no free window slot are throttled, and messages without a response stay open', async () => {
  const { carrier } = await open({ window: 2, timing: { submitMs: 30, answerMs: 100 } });
  await server.order('hold');
  const outcomes = await submitAll(carrier, messages(5));
  expect(outcomes).toMatchObject(Array(3).fill({ outcome: 'throttled' }));
  expect(server.taken()).toHaveLength(2);
});

test('a carrier that stops reading receives no more than its window, however often messages are submitted', async () => {
  const { carrier } = await open({ window: 3, timing: { answerMs: 40, submitMs: 20, connectMs: 100 } });
  process.kill(server.pid, 'SIGSTOP');
  const outcomes = [];
  for (let times = 0; times < 4; times += 1) outcomes.push(...(await submitAll(carrier, messages(5))));
  process.kill(server.pid, 'SIGCONT');
  expect(outcomes).toMatchObject(Array(17).fill({ outcome: 'throttled' }));
});

test('a lost response frees its window slot once the carrier has shown that it is alive', async () => {
  // Long enough for a response on a busy machine.
  const { carrier } = await open({ window: 2, timing: { answerMs: 500 } });
  expect(
    await submitAll(
      carrier,
      messages(2, (index) => `+1${310 + index}5550105`),
      new Date(),
    ),
  ).toEqual([]);
  await until(() => carrier.health().inFlight === 0);
  expect(await submitAll(carrier, messages(2))).toMatchObject(Array(2).fill({ outcome: 'accepted' }));
  expect(server.count('bound')).toBe(1);
});

test('a throttled carrier receives nothing for a pause, and the message is retried', async () => {
  const { carrier } = await open({ timing: { throttleMs: 40, maxThrottleMs: 40 } });
  const [busy] = messages(1, () => '+14155550109');
  const begun = performance.now();
  expect(await submitAll(carrier, [busy as Submission])).toMatchObject([{ outcome: 'throttled' }]);
  expect(await submitAll(carrier, messages(1))).toMatchObject([{ outcome: 'accepted' }]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(40);
});

test('both sides keep the session alive with enquire_link', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 10 } });
  await until(() => server.count('enquire_link') > 2);
  await server.order('enquire');
  await until(() => server.count('enquire_link_resp') > 0);
  expect(carrier.health().bound).toBe(1);
});

test('a carrier that stops responding is disconnected, and connected again when it recovers', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 20, answerMs: 40, connectMs: 100 } });
  process.kill(server.pid, 'SIGSTOP');
  await until(() => carrier.health().bound === 0);
  expect(await submitAll(carrier, messages(1))).toMatchObject([{ outcome: 'throttled' }]);
  process.kill(server.pid, 'SIGCONT');
  await until(() => carrier.health().bound === 1);
});

test('a session that the carrier closes is opened again', async () => {
  const { carrier } = await open();
  await server.order('unbind');
  await until(() => server.count('unbind_resp') === 1 && server.count('bound') === 2);
  await until(() => carrier.health().bound === 1);
  expect(await submitAll(carrier, messages(1))).toMatchObject([{ outcome: 'accepted' }]);
});

test('a rejected bind is retried with pauses, and messages stay queued', async () => {
  const { carrier } = await open({ password: 'guess', isUnreachable: true });
  await until(() => server.count('bound') > 2);
  expect(carrier.health()).toMatchObject({ bound: 0, sessions: 1 });
  expect(await submitAll(carrier, messages(2))).toMatchObject(Array(2).fill({ outcome: 'throttled' }));
  expect(server.taken()).toEqual([]);
});

test('stop sends unbind and accepts no more messages', async () => {
  const { carrier } = await open({ bind: 'transmitter+receiver' });
  await carrier.stop();
  expect(server.count('unbind')).toBe(2);
  expect(carrier.health().bound).toBe(0);
  expect(await submitAll(carrier, messages(1))).toMatchObject([{ outcome: 'throttled' }]);
});

test('stop ends within its time limits if the carrier is frozen, and leaves unanswered messages open', async () => {
  const { carrier } = await open({ timing: { answerMs: 60_000, drainMs: 50, unbindMs: 50 } });
  process.kill(server.pid, 'SIGSTOP');
  const answers = submitAll(carrier, messages(3));
  const begun = performance.now();
  await carrier.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await answers).toEqual([]);
});
