import { Socket } from 'node:net';
import type { Database } from '../../../src/platform/database/database.ts';
import { type Sql, statement } from '../../../src/platform/database/sql.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const countTags = statement<[], { count: number }>('test.count_tags', 'SELECT count(*) AS count FROM tags');
const insertTag = statement<[id: string, now: Date]>(
  'test.insert_tag',
  "INSERT INTO tags (tenant_id, id, account_id, name, name_key, created_at) VALUES ('acc', $1, 'acc', $1, $1, $2)",
);

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(3));
});
afterAll(() => drop());

const now = new Date();
const tag = (id: string) => ({ tenant_id: 'acc', id, account_id: 'acc', name: id, name_key: id, created_at: now });
const count = async (): Promise<number> => (await database.row(countTags))?.count ?? -1;
const stop = new Error('taken back');

/**
 * Runs `work` in a transaction that is rolled back, and returns the number of its tags that remain.
 */
async function leftAfterRollback(work: (tx: Sql) => Promise<unknown>): Promise<number> {
  const before = await count();
  await expect(
    database.transaction(async (tx) => {
      await work(tx);
      throw stop;
    }),
  ).rejects.toBe(stop);
  return (await count()) - before;
}

test('a transaction that throws rolls back the changes of SQL and Prisma', async () => {
  expect(
    await leftAfterRollback(async (tx) => {
      await tx.run(insertTag, 'a', now);
      await tx.tenant('acc').tags.create({ data: tag('b') });
      expect(await tx.tenant('acc').tags.count()).toBe((await tx.row(countTags))?.count);
    }),
  ).toBe(0);
});

const tagging = (id: string) => ({ target_kind: 'contact', target_id: id, created_at: now });

test('the nested transaction of a Prisma write does not commit the outer transaction', async () => {
  expect(
    await leftAfterRollback(async (tx) => {
      const tags = tx.tenant('acc').tags;
      await tags.create({ data: { ...tag('c'), taggings: { create: [tagging('x'), tagging('y')] } } });
      expect(await tags.count()).toBe((await count()) + 1);
    }),
  ).toBe(0);
});

test('a failed nested write of Prisma rolls back only itself', async () => {
  const before = await count();
  await database.transaction(async (tx) => {
    const tags = tx.tenant('acc').tags;
    await tags.create({ data: tag('g') });
    await expect(
      tags.create({ data: { ...tag('h'), taggings: { create: [tagging('x'), tagging('x')] } } }),
    ).rejects.toThrow();
    await tx.run(insertTag, 'i', now);
  });
  expect(await count()).toBe(before + 2);
});

test('a dry run returns the result of the work and leaves no changes', async () => {
  const before = await count();
  expect(
    await database.dryRun(async (tx) => [await tx.run(insertTag, 'j', now), (await tx.row(countTags))?.count]),
  ).toEqual([1, before + 1]);
  expect(await count()).toBe(before);
});

test('a connection that broke in a transaction is not reused', async () => {
  const kill = statement('test.kill', 'SELECT pg_terminate_backend(pg_backend_pid())');
  const died = Array.from({ length: 5 }, () => database.transaction((tx) => tx.run(kill)));
  expect((await Promise.allSettled(died)).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'rejected'),
  );
  await expect(Promise.all(Array.from({ length: 6 }, count))).resolves.toHaveLength(6);
});

test('reads bigint values as numbers and calendar dates as strings', async () => {
  const values = statement<[], { big: number; day: string }>(
    'test.values',
    "SELECT 9007199254740991::bigint AS big, date '2026-02-03' AS day",
  );
  expect(await database.row(values)).toEqual({ big: 9007199254740991, day: '2026-02-03' });
});

test('the last statements of a transaction are committed with it, and roll all of it back when one fails', async () => {
  const before = await count();
  const ended = await database.transaction(async (tx) => {
    tx.last(insertTag, 'k', now);
    tx.last(insertTag, 'l', now);
    return tx.run(insertTag, 'm', now);
  });
  expect([ended, await count()]).toEqual([1, before + 3]);

  const failed = database.transaction(async (tx) => {
    tx.last(insertTag, 'n', now);
    tx.last(insertTag, 'k', now);
    tx.last(insertTag, 'o', now);
    await tx.run(insertTag, 'p', now);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(before + 3);
  // No connection holds an open transaction with the rows either.
  expect(await Promise.all(Array.from({ length: 6 }, count))).toEqual(Array.from({ length: 6 }, () => before + 3));
});

test('a transaction that ignores a failed statement is rejected instead of reporting success', async () => {
  const before = await count();
  const passedOver = database.transaction(async (tx) => {
    await tx.run(insertTag, 'w', now);
    await tx.run(insertTag, 'w', now).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow('was rolled back');
  expect(await count()).toBe(before);
});

test('concurrent statements of a transaction run in order, and the first error is reported', async () => {
  expect(
    await database.dryRun((tx) =>
      Promise.all([tx.row(countTags), tx.run(insertTag, 'q', now), tx.run(insertTag, 'r', now), tx.row(countTags)]),
    ),
  ).toEqual([{ count: await count() }, 1, 1, { count: (await count()) + 2 }]);
  const failed = leftAfterRollback(async (tx) => {
    await expect(
      Promise.all([tx.run(insertTag, 's', now), tx.run(insertTag, 's', now), tx.row(countTags)]),
    ).rejects.toMatchObject({ code: '23505' });
  });
  expect(await failed).toBe(0);
});

test('a statement that was sent behind one that failed fails with the error of that one', async () => {
  const failed = leftAfterRollback(async (tx) => {
    await tx.run(insertTag, 't', now);
    const [first, second] = await Promise.allSettled([tx.run(insertTag, 't', now), tx.row(countTags)]);
    expect([first, second]).toMatchObject([{ reason: { code: '23505' } }, { reason: { code: '23505' } }]);
  });
  expect(await failed).toBe(0);
});

test('concurrent statements of a transaction are written in one chunk together with its BEGIN', async () => {
  const pieces = await piecesOf(() =>
    database.transaction(async (tx) => {
      await Promise.all([tx.row(countTags), tx.run(insertTag, 't', now), tx.run(insertTag, 'u', now)]);
      tx.last(insertTag, 'v', now);
    }),
  );
  expect(pieces).toBe(2);
});

/** Number of writes to the sockets of this process during `work`. */
async function piecesOf(work: () => Promise<unknown>): Promise<number> {
  let pieces = 0;
  const counted = (method: '_write' | '_writev') => {
    const write = Socket.prototype[method] as (...given: unknown[]) => void;
    Object.defineProperty(Socket.prototype, method, {
      configurable: true,
      writable: true,
      value: function (this: Socket, ...given: unknown[]) {
        pieces += 1;
        return write.apply(this, given);
      },
    });
    return () => Object.defineProperty(Socket.prototype, method, { configurable: true, writable: true, value: write });
  };
  const ends = [counted('_write'), counted('_writev')];
  await work();
  for (const end of ends) end();
  return pieces;
}

test('JIT compilation is off: PostgreSQL up to 17 overestimates disabled plan nodes and would compile these statements', async () => {
  const { rows } = await database.pool.query("SELECT current_setting('jit') AS jit");
  expect(rows).toEqual([{ jit: 'off' }]);
});

test('a transaction knows whether tables are divided over several servers', async () => {
  const isDistributed = await database.transaction(async (tx) => tx.isDistributed);
  expect(isDistributed).toBe(process.env.TERN_TEST_CITUS_URL !== undefined);
});
