import type { WorkKind } from '../../../src/platform/work/kind.ts';
import { createWorkReader } from '../../../src/platform/work/read-state.ts';
import type { Runner } from '../../../src/platform/work/runner.ts';
import { type Claim, createWorker, type Next, SAVED, type WorkParts } from '../../../src/platform/work/worker.ts';
import { useTestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';

const app = useTestApp();

/** A table that no job of the app looks at. */
const KIND: WorkKind = { name: 'drawn', table: 'cause_counts', id: 'cause_id', due: 'hour' };
const LEASE_MS = 30_000;

let errors: string[];
let [tenant, other] = ['', ''];
beforeEach(async () => {
  errors = [];
  [tenant, other] = [(await app.account()).accountId, (await app.account()).accountId];
});
afterEach(() => app.parts.database.pool.query('DELETE FROM cause_counts'));

const query = async (sql: string, ...values: unknown[]) => (await app.parts.database.pool.query(sql, values)).rows;
const add = (tenantId: string, ids: readonly string[]) =>
  query(
    'INSERT INTO cause_counts (tenant_id, cause_id, hour, started) SELECT $1, unnest($2::text[]), $3, 0',
    ...[tenantId, ids, app.clock.now],
  );
const dueOf = async (id: string): Promise<Date | undefined> =>
  (await query('SELECT hour FROM cause_counts WHERE cause_id = $1', id))[0]?.hour;
const failureOf = async (id: string) =>
  (await query('SELECT failures, reason FROM work_failures WHERE kind = $1 AND item_id = $2', KIND.name, id))[0];

const workerOf = (
  perform: (claim: Claim, signal: AbortSignal) => Promise<Next>,
  options: Partial<WorkParts> = {},
): Runner =>
  createWorker(
    KIND,
    {
      database: app.parts.database,
      clock: () => app.clock.now,
      leaseMs: LEASE_MS,
      onFailure: (error) => errors.push((error as Error).message),
      ...options,
    },
    perform,
  );
const finish = async (worker: Runner): Promise<void> => {
  while (await worker.run());
};
const tomorrow = (): Date => new Date(app.clock.now.getTime() + 86_400_000);

test('an item in progress is due again when its lease ends, and not before; what its worker returns late changes nothing', async () => {
  await add(tenant, ['one']);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const died = workerOf(async () => {
    await held;
    return null;
  });
  await died.run();
  const seen: string[] = [];
  const next = workerOf(async ({ id }) => {
    seen.push(id);
    return tomorrow();
  });
  app.clock.advance(LEASE_MS - 1);
  await finish(next);
  expect(seen).toEqual([]);
  app.clock.advance(1);
  await finish(next);
  expect(seen).toEqual(['one']);
  release();
  await died.settle();
  expect(await dueOf('one')).toEqual(tomorrow());
});

test('items of one tenant wait for each other, and neighbours do not wait for them', async () => {
  await add(tenant, ['a1', 'a2', 'a3']);
  await add(other, ['b1']);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const seen: string[] = [];
  const worker = workerOf(async ({ tenantId, id }) => {
    seen.push(id);
    if (tenantId === tenant) await held;
    return tomorrow();
  });
  await worker.run();
  await until(async () => seen.length === 2);
  await add(other, ['b2']);
  await worker.run();
  await until(async () => seen.includes('b2'));
  expect(seen.filter((id) => id.startsWith('a'))).toHaveLength(1);
  release();
  await finish(worker);
  expect(seen).toHaveLength(5);
});

test('an item that fails is tried again after pauses that double, and counts as failing after five times', async () => {
  await add(tenant, ['bad']);
  const worker = workerOf(() => Promise.reject(new RangeError('no')));
  const readState = createWorkReader([KIND]);
  for (let failures = 1; failures <= 5; failures += 1) {
    await finish(worker);
    expect(await failureOf('bad')).toEqual({ failures, reason: 'RangeError' });
    const pause = 1_000 * 2 ** (failures - 1);
    expect(await dueOf('bad')).toEqual(new Date(app.clock.now.getTime() + pause));
    expect((await readState(app.parts.database, app.clock.now)).failing).toEqual({ drawn: failures === 5 ? 1 : 0 });
    app.clock.advance(pause);
  }
  expect(await readState(app.parts.database, new Date(app.clock.now.getTime() + 9_000))).toMatchObject({
    dueSeconds: { drawn: 9 },
  });
  await finish(workerOf(async () => tomorrow()));
  expect(await failureOf('bad')).toBeUndefined();
  expect(errors).toHaveLength(5);
});

test('an item that takes too long has failed, and its signal is aborted', async () => {
  await add(tenant, ['slow']);
  const aborted: boolean[] = [];
  const worker = workerOf(
    (_claim, signal) =>
      new Promise<Next>(() => {
        signal.addEventListener('abort', () => aborted.push(true));
      }),
    { leaseMs: 200 },
  );
  await finish(worker);
  await until(async () => aborted.length === 1);
  expect(await failureOf('slow')).toEqual({ failures: 1, reason: 'TimedOut' });
});

test('an item that has failed too often is given up once', async () => {
  await add(tenant, ['hopeless']);
  const given: string[] = [];
  const worker = workerOf(() => Promise.reject(new Error('no')), {
    giveUp: {
      after: 2,
      end: async (tx, { tenantId, id }) => {
        given.push(id);
        await tx.tenant(tenantId).cause_counts.deleteMany({ where: { cause_id: id } });
      },
    },
  });
  for (let n = 0; n < 4; n += 1) {
    await finish(worker);
    app.clock.advance(60_000);
  }
  expect(given).toEqual(['hopeless']);
  expect(await failureOf('hopeless')).toBeUndefined();
});

test('an item that was changed while it was in progress keeps the time of the change', async () => {
  await add(tenant, ['changed']);
  let times = 0;
  await finish(
    workerOf(async ({ id }) => {
      times += 1;
      if (times === 1) await query('UPDATE cause_counts SET hour = $2 WHERE cause_id = $1', id, app.clock.now);
      return tomorrow();
    }),
  );
  expect(times).toBe(2);
  await finish(workerOf(async () => SAVED));
  expect(await dueOf('changed')).toEqual(tomorrow());
});
