import type { Submission } from '../../../../src/messaging/carriers/carrier.ts';
import type { Database } from '../../../../src/platform/database.ts';
import { type OpenCarrier, type OpenOptions, openCarrier, openTestDatabase } from '../support/open-carrier.ts';
import { type SmppServer, startSmppServer } from '../support/start-smpp-server.ts';
import { until } from '../support/until.ts';

let server: SmppServer;
let database: Database;
let close: () => Promise<void>;
const opened: OpenCarrier[] = [];

beforeAll(async () => {
  ({ database, close } = await openTestDatabase());
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
const texts = (count: number, to = (index: number) => `+1415555${2_000 + index}`): Submission[] =>
  Array.from({ length: count }, (_, index) => ({
    reference: `acc_sessions/msg_${index}`,
    from: '+12025550199',
    to: to(index),
    text: `Text ${index}`,
  }));

test('no session has more unanswered than its window, and all sessions share the work', async () => {
  const { carrier } = await open({ sessions: 3, window: 4 });
  await server.order('hold');
  const answers = carrier.submit(texts(30), new Date());
  await until(() => server.taken().length === 12);
  await server.order('enquire');
  await until(() => server.count('enquire_link_resp') === 3);
  expect(server.taken()).toHaveLength(12);
  expect(carrier.health()).toMatchObject({ bound: 3, inFlight: 12 });
  await server.order('release');
  expect((await answers).map(({ outcome }) => outcome)).toEqual(Array(30).fill('accepted'));
  expect(new Set(server.taken().map(({ to }) => to)).size).toBe(30);
});

test('what finds no room in time was not sent and says so, apart from what was sent and has no answer', async () => {
  const { carrier } = await open({ window: 2, timing: { handOverMs: 30, answerMs: 100 } });
  await server.order('hold');
  const outcomes = await carrier.submit(texts(5), new Date());
  expect(outcomes).toMatchObject(Array(3).fill({ outcome: 'throttled' }));
  expect(server.taken()).toHaveLength(2);
});

test('a carrier that stops reading gets no more than its window, however often texts come', async () => {
  const { carrier } = await open({ window: 3, timing: { answerMs: 40, handOverMs: 20, connectMs: 100 } });
  process.kill(server.pid, 'SIGSTOP');
  const outcomes = [];
  for (let times = 0; times < 4; times += 1) outcomes.push(...(await carrier.submit(texts(5), new Date())));
  process.kill(server.pid, 'SIGCONT');
  expect(outcomes).toMatchObject(Array(17).fill({ outcome: 'throttled' }));
});

test('a text whose answer is lost costs the session no room once the carrier has shown that it lives', async () => {
  // Long enough for an answer on a busy machine.
  const { carrier } = await open({ window: 2, timing: { answerMs: 500 } });
  expect(
    await carrier.submit(
      texts(2, (index) => `+1${310 + index}5550105`),
      new Date(),
    ),
  ).toEqual([]);
  await until(() => carrier.health().inFlight === 0);
  expect(await carrier.submit(texts(2), new Date())).toMatchObject(Array(2).fill({ outcome: 'accepted' }));
  expect(server.count('bound')).toBe(1);
});

test('a carrier that is too busy for a text gets nothing for a while, and the text comes again', async () => {
  const { carrier } = await open({ timing: { throttleMs: 40, mostThrottleMs: 40 } });
  const [busy] = texts(1, () => '+14155550109');
  const begun = performance.now();
  expect(await carrier.submit([busy as Submission], new Date())).toMatchObject([{ outcome: 'throttled' }]);
  expect(await carrier.submit(texts(1), new Date())).toMatchObject([{ outcome: 'accepted' }]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(40);
});

test('each side keeps the session alive', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 10 } });
  await until(() => server.count('enquire_link') > 2);
  await server.order('enquire');
  await until(() => server.count('enquire_link_resp') > 0);
  expect(carrier.health().bound).toBe(1);
});

test('a carrier that falls silent is left, and found again when it wakes', async () => {
  const { carrier } = await open({ timing: { enquireLinkMs: 20, answerMs: 40, connectMs: 100 } });
  process.kill(server.pid, 'SIGSTOP');
  await until(() => carrier.health().bound === 0);
  expect(await carrier.submit(texts(1), new Date())).toMatchObject([{ outcome: 'throttled' }]);
  process.kill(server.pid, 'SIGCONT');
  await until(() => carrier.health().bound === 1);
});

test('a session that the carrier ends is opened again', async () => {
  const { carrier } = await open();
  await server.order('unbind');
  await until(() => server.count('unbind_resp') === 1 && server.count('bound') === 2);
  await until(() => carrier.health().bound === 1);
  expect(await carrier.submit(texts(1), new Date())).toMatchObject([{ outcome: 'accepted' }]);
});

test('a wrong password is tried again with pauses between, and texts stay with us', async () => {
  const { carrier } = await open({ password: 'guess', isUnreachable: true });
  await until(() => server.count('bound') > 2);
  expect(carrier.health()).toMatchObject({ bound: 0, sessions: 1 });
  expect(await carrier.submit(texts(2), new Date())).toMatchObject(Array(2).fill({ outcome: 'throttled' }));
  expect(server.taken()).toEqual([]);
});

test('it says goodbye when it stops, and takes nothing more', async () => {
  const { carrier } = await open({ bind: 'transmitter+receiver' });
  await carrier.stop();
  expect(server.count('unbind')).toBe(2);
  expect(carrier.health().bound).toBe(0);
  expect(await carrier.submit(texts(1), new Date())).toMatchObject([{ outcome: 'throttled' }]);
});

test('it stops within its bounds when the carrier is frozen, and leaves what was not answered open', async () => {
  const { carrier } = await open({ timing: { answerMs: 60_000, drainMs: 50, unbindMs: 50 } });
  process.kill(server.pid, 'SIGSTOP');
  const answers = carrier.submit(texts(3), new Date());
  const begun = performance.now();
  await carrier.stop();
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await answers).toEqual([]);
});
