import { createBacklog, type Queue } from '../../../src/events/webhooks/backlog.ts';
import { findQueueHeads } from '../../../src/events/webhooks/backlog-queries.ts';
import type { Sql, Transaction } from '../../../src/platform/database/sql.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from '../../support/webhooks/partner.ts';

let app: TestApp;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
});

/** A backlog with a clock, which counts its scans over the accounts. */
function watched() {
  const { database } = app.parts;
  let walks = 0;
  let now = 1_000;
  const counting = (tx: Transaction): Transaction => {
    const { rows } = tx;
    const counted: Sql['rows'] = (statement, ...params) => {
      if (statement.name === findQueueHeads.name) walks += 1;
      return rows(statement, ...params);
    };
    return Object.assign(tx, { rows: counted });
  };
  const counted = {
    ...database,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => database.transaction((tx) => work(counting(tx))),
  };
  const backlog = createBacklog(counted, { tenantId: partner.accountId, endpointId: 'partner' }, () => now);
  const wait = (ms: number): void => {
    now += ms;
  };
  return { backlog, walks: () => walks, wait };
}

const idsOf = (queue: Queue | undefined) => queue?.events.map(({ id }) => id);

/** Marks all events of the queue as delivered. */
async function deliver(queue: Queue | undefined): Promise<void> {
  await app.parts.database.pool.query(
    "UPDATE outbox_events SET state = 'delivered', delivered_at = due_at WHERE id = ANY ($1)",
    [idsOf(queue)],
  );
}

test('an account that is returned to the backlog is read from its first pending event without a scan of all accounts', async () => {
  const first = await partner.emit('acc_1', 3);
  const second = await partner.emit('acc_2', 3);
  const { backlog, walks } = watched();
  expect(await backlog.read(4, app.clock.now)).toBe(true);
  const [one, two] = [backlog.next(), backlog.next()];
  expect([idsOf(one), idsOf(two)]).toEqual([first.slice(0, 2), second.slice(0, 2)]);
  const walked = walks();
  await deliver(two);
  backlog.releaseAccount('acc_2');
  await deliver(one);
  backlog.releaseAccount('acc_1');
  expect(await backlog.read(4, app.clock.now)).toBe(true);
  expect([idsOf(backlog.next()), idsOf(backlog.next())]).toEqual([second.slice(2), first.slice(2)]);
  expect(walks()).toBe(walked);
});

test('the first event of an idle account is found within 250 ms, even if other accounts have a backlog', async () => {
  await partner.emit('acc_busy', 50);
  const { backlog, wait } = watched();
  const turn = async (): Promise<string[]> => {
    expect(await backlog.read(2, app.clock.now)).toBe(true);
    const accounts: string[] = [];
    for (let queue = backlog.next(); queue !== undefined; queue = backlog.next()) {
      accounts.push(queue.accountId);
      await deliver(queue);
      backlog.releaseAccount(queue.accountId);
    }
    return accounts;
  };
  expect(await turn()).toEqual(['acc_busy']);
  await partner.emit('acc_new', 1);
  wait(249);
  expect(await turn()).toEqual(['acc_busy']);
  wait(1);
  expect(await turn()).toEqual(['acc_busy', 'acc_new']);
});

test('with more accounts than fit, each account is read once before any is read again', async () => {
  const accounts = Array.from({ length: 24 }, (_, index) => `acc_${String(index).padStart(2, '0')}`);
  for (const account of accounts) await partner.emit(account, 2);
  const { backlog } = watched();
  const turns: string[] = [];
  while (turns.length < 48 && (await backlog.read(4, app.clock.now))) {
    for (let queue = backlog.next(); queue !== undefined; queue = backlog.next()) {
      turns.push(queue.accountId);
      await deliver(queue);
      backlog.releaseAccount(queue.accountId);
    }
  }
  expect(turns.slice(0, 24)).toEqual(accounts);
  expect(turns.slice(24)).toEqual(accounts);
});

test('an event that is not due blocks only its own account, also when the account is returned', async () => {
  const [failed] = await partner.emit('acc_1', 2);
  const [other] = await partner.emit('acc_2', 1);
  const { backlog } = watched();
  await backlog.read(10, app.clock.now);
  await app.parts.database.pool.query('UPDATE outbox_events SET due_at = $2 WHERE id = $1', [
    failed,
    new Date(app.clock.now.getTime() + 60_000),
  ]);
  for (let queue = backlog.next(); queue !== undefined; queue = backlog.next()) backlog.releaseAccount(queue.accountId);
  expect(await backlog.read(10, app.clock.now)).toBe(true);
  expect(idsOf(backlog.next())).toEqual([other]);
  expect(backlog.next()).toBeUndefined();
});

test('reports when no events are pending', async () => {
  await partner.emit('acc_1', 1);
  const { backlog } = watched();
  await backlog.read(10, app.clock.now);
  const queue = backlog.next();
  await deliver(queue);
  backlog.releaseAccount('acc_1');
  expect(await backlog.read(10, app.clock.now)).toBe(false);
  expect(backlog.idle).toBe(true);
});
