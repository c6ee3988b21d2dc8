import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { statement } from '../../../../src/platform/database/sql.ts';
import { captureLog } from '../../../support/captured-log.ts';
import { startTcpProxy, type TcpProxy } from '../../../support/carriers/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';
import { until } from '../../../support/until.ts';

const ONE = statement<[], { n: number }>('test.one', 'SELECT 1 AS n');
const SLEEP = statement<[seconds: number], { n: number }>('test.sleep', 'SELECT 1 AS n FROM pg_sleep($1)');
const PATIENCE = { silentMs: 300, connectingMs: 600, probeMs: 300, graceMs: 500, tickMs: 50 };

let made: TestDatabase;
let proxy: TcpProxy;
let database: Database;
let lost: string[];
let log: ReturnType<typeof captureLog>;

beforeAll(async () => {
  made = await createTestDatabase();
  const { port } = new URL(made.url);
  proxy = await startTcpProxy(() => Number(port));
});
beforeEach(() => {
  const url = new URL(made.url);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  lost = [];
  log = captureLog();
  database = openDatabase({
    connectionString: url.href,
    maxConnections: 3,
    statementTimeoutMs: 10_000,
    applicationName: 'tern test',
    patience: PATIENCE,
    log: log.log,
    onLost: (reason) => void lost.push(reason),
  });
});
afterEach(async () => {
  proxy.disturb(null);
  proxy.cut();
  await database.close();
});
afterAll(async () => {
  await proxy.close();
  await made.drop();
});

const connectAll = (): Promise<unknown> => Promise.all([1, 2, 3].map(() => database.rows(SLEEP, 0.05)));
const messages = (): string[] => log.lines.map(({ message }) => message);

test('statements over connections that the network forgot fail in time, and the next ones run on new connections', async () => {
  await connectAll();
  proxy.forget();
  const startedAt = performance.now();
  const answers = await Promise.allSettled([1, 2, 3].map(() => database.rows(ONE)));
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  expect(answers.map((one) => one.status === 'rejected' && (one.reason as { code: string }).code)).toEqual(
    Array(3).fill('08006'),
  );
  expect(await database.rows(ONE)).toEqual([{ n: 1 }]);
  expect(lost).toEqual(Array(3).fill('silent'));
  await until(async () => messages().includes('the database serves again'));
  expect(messages()).toEqual([
    'the database does not serve; calls answer `unavailable` until it does',
    'the database serves again',
  ]);
}, 20_000);

test('a statement that the server works on is left alone however long it is silent', async () => {
  expect(await database.rows(SLEEP, 1.5)).toEqual([{ n: 1 }]);
  expect(lost).toEqual([]);
});

test('nothing that waits for a server that swallows everything waits for long, nor does the check of it', async () => {
  await connectAll();
  proxy.disturb(() => Buffer.alloc(0));
  const startedAt = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => database.transaction((tx) => tx.rows(ONE))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await database.check(200)).toBe('the database does not answer');
  proxy.disturb(null);
  await until(async () => (await database.check(1_000)) === null);
}, 20_000);

test('a statement with a budget has a deadline of its own', async () => {
  const rule = {
    ...statement<[tenant: string], { n: number }>('test.rule', 'SELECT 1 AS n, pg_sleep(3), $1::text'),
    budgetMs: 200,
  };
  // Its cancellation by the server is lost with everything else.
  const answer = database.rows(rule, 'a');
  await expect(answer).rejects.toMatchObject({ code: '57014' });
});

test('a transaction whose connection was forgotten holds no lock for long', async () => {
  const lock = statement<[]>('test.lock', 'SELECT pg_advisory_xact_lock(42)');
  const forgotten = database.transaction(async (tx) => {
    await tx.rows(lock);
    proxy.forget();
    return tx.rows(ONE);
  });
  await expect(forgotten).rejects.toMatchObject({ code: '08006' });
  const lockedAgain = (): Promise<boolean> => database.transaction((tx) => tx.rows(lock)).then(() => true);
  await until(lockedAgain);
}, 10_000);
