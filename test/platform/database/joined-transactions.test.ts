import { joinTransactions } from '../../../src/platform/database/joined-transactions.ts';
import { statement } from '../../../src/platform/database/sql.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const transactionId = statement<[], { id: string }>('test.transaction_id', 'SELECT pg_current_xact_id()::text AS id');
const insert = statement<[tenantId: string, slot: number]>(
  'test.insert_slot',
  "INSERT INTO locks (tenant_id, kind, slot) VALUES ($1, 'test', $2)",
);
const fail = statement<[]>('test.fail', 'SELECT 1 / 0');
const read = statement<[tenantId: string], { slot: number }>(
  'test.read_slots',
  "SELECT slot::int FROM locks WHERE tenant_id = $1 AND kind = 'test' ORDER BY slot",
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('work of a tenant that comes together shares a transaction, and that of other tenants does not', async () => {
  const join = joinTransactions(app.parts.database, 2);
  const idOf = async (tenantId: string): Promise<string | undefined> =>
    (await join(tenantId, '').transaction((tx) => tx.row(transactionId)))?.id;
  const [one, two, other] = await Promise.all([idOf('acc_one'), idOf('acc_one'), idOf('acc_other')]);
  expect(one).toBe(two);
  expect(one).not.toBe(other);
});

test('work that fails leaves nothing behind, and the work beside it is done once', async () => {
  const join = joinTransactions(app.parts.database, 2);
  const work = (slot: number, fails: boolean) =>
    join('acc_joined', String(slot)).transaction(async (tx) => {
      await tx.run(insert, 'acc_joined', slot);
      if (fails) await tx.run(fail);
      return slot;
    });
  const ends = await Promise.allSettled([work(1, false), work(2, true), work(3, false)]);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as { code: string }).code))).toEqual([
    1,
    '22012',
    3,
  ]);
  expect(await app.parts.database.rows(read, 'acc_joined')).toEqual([{ slot: 1 }, { slot: 3 }]);
});

test('joined transactions leave the connections of calls alone', async () => {
  const { pool } = app.parts.database;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const join = joinTransactions(app.parts.database, 2);
  expect(await join('acc_one', '').transaction((tx) => tx.rows(read, 'acc_none'))).toEqual([]);
  for (const client of held) client.release();
});
