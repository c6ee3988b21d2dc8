import { createBacklog, type Lane } from '../../../src/messaging/delivery/backlog.ts';
import { walkHeads } from '../../../src/messaging/delivery/backlog-queries.ts';
import type { Sql, Transaction } from '../../../src/platform/sql.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createPartner, type TestPartner } from './support/partner.ts';

let app: TestApp;
let partner: TestPartner;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  partner = await createPartner(app);
});

/** A backlog, how often it has walked over the accounts, and its clock. */
function watched() {
  const { database } = app.parts;
  let walks = 0;
  let now = 1_000;
  const counting = (tx: Transaction): Transaction => {
    const { rows } = tx;
    const counted: Sql['rows'] = (statement, ...params) => {
      if (statement.name === walkHeads.name) walks += 1;
      return rows(statement, ...params);
    };
    return Object.assign(tx, { rows: counted });
  };
  const counted = {
    ...database,
    transaction: <T>(work: (tx: Transaction) => Promise<T>) => database.transaction((tx) => work(counting(tx))),
  };
  const backlog = createBacklog(counted, partner.accountId, () => now);
  const wait = (ms: number): void => {
    now += ms;
  };
  return { backlog, walks: () => walks, wait };
}

const idsOf = (lane: Lane | undefined) => lane?.events.map(({ id }) => id);

/** As if all of it had been delivered. */
async function deliver(lane: Lane | undefined): Promise<void> {
  await app.parts.database.pool.query(
    "UPDATE outbox_events SET state = 'delivered', delivered_at = due_at WHERE id = ANY ($1)",
    [idsOf(lane)],
  );
}

test('an account that came back is read on from its first event that waits, without a walk over all accounts', async () => {
  const first = await partner.emit('acc_1', 3);
  const second = await partner.emit('acc_2', 3);
  const { backlog, walks } = watched();
  expect(await backlog.read(4, app.clock.now)).toBe(true);
  const [one, two] = [backlog.next(), backlog.next()];
  expect([idsOf(one), idsOf(two)]).toEqual([first.slice(0, 2), second.slice(0, 2)]);
  const walked = walks();
  await deliver(two);
  backlog.free('acc_2');
  await deliver(one);
  backlog.free('acc_1');
  expect(await backlog.read(4, app.clock.now)).toBe(true);
  expect([idsOf(backlog.next()), idsOf(backlog.next())]).toEqual([second.slice(2), first.slice(2)]);
  expect(walks()).toBe(walked);
});

test('an account that had nothing is found after 250 ms, while others have more and more to do', async () => {
  await partner.emit('acc_busy', 50);
  const { backlog, wait } = watched();
  const turn = async (): Promise<string[]> => {
    expect(await backlog.read(2, app.clock.now)).toBe(true);
    const accounts: string[] = [];
    for (let lane = backlog.next(); lane !== undefined; lane = backlog.next()) {
      accounts.push(lane.accountId);
      await deliver(lane);
      backlog.free(lane.accountId);
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

test('with more accounts than fit, each has its turn before any has another', async () => {
  const accounts = Array.from({ length: 24 }, (_, place) => `acc_${String(place).padStart(2, '0')}`);
  for (const account of accounts) await partner.emit(account, 2);
  const { backlog } = watched();
  const turns: string[] = [];
  while (turns.length < 48 && (await backlog.read(4, app.clock.now))) {
    for (let lane = backlog.next(); lane !== undefined; lane = backlog.next()) {
      turns.push(lane.accountId);
      await deliver(lane);
      backlog.free(lane.accountId);
    }
  }
  expect(turns.slice(0, 24)).toEqual(accounts);
  expect(turns.slice(24)).toEqual(accounts);
});

test('what is not due holds up its account alone, also when the account comes back', async () => {
  const [failed] = await partner.emit('acc_1', 2);
  const [other] = await partner.emit('acc_2', 1);
  const { backlog } = watched();
  await backlog.read(10, app.clock.now);
  await app.parts.database.pool.query('UPDATE outbox_events SET due_at = $2 WHERE id = $1', [
    failed,
    new Date(app.clock.now.getTime() + 60_000),
  ]);
  for (let lane = backlog.next(); lane !== undefined; lane = backlog.next()) backlog.free(lane.accountId);
  expect(await backlog.read(10, app.clock.now)).toBe(true);
  expect(idsOf(backlog.next())).toEqual([other]);
  expect(backlog.next()).toBeUndefined();
});

test('when nothing waits, that is said', async () => {
  await partner.emit('acc_1', 1);
  const { backlog } = watched();
  await backlog.read(10, app.clock.now);
  const lane = backlog.next();
  await deliver(lane);
  backlog.free('acc_1');
  expect(await backlog.read(10, app.clock.now)).toBe(false);
  expect(backlog.idle).toBe(true);
});
