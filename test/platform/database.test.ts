import { Socket } from 'node:net';
import { type Database, openDatabase } from '../../src/platform/database.ts';
import { type Sql, statement } from '../../src/platform/sql.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const countTags = statement<[], { count: number }>('test.count_tags', 'SELECT count(*) AS count FROM tags');
const insertTag = statement<[id: string, now: Date]>(
  'test.insert_tag',
  "INSERT INTO tags (tenant_id, id, account_id, name, name_key, created_at) VALUES ('acc', $1, 'acc', $1, $1, $2)",
);

let scratch: TestDatabase;
let database: Database;

beforeAll(async () => {
  scratch = await createTestDatabase();
  database = openDatabase({
    connectionString: scratch.url,
    maxConnections: 3,
    statementTimeoutMs: 5000,
    applicationName: 'test',
  });
});

afterAll(async () => {
  await database.close();
  await scratch.drop();
});

const now = new Date();
const tag = (id: string) => ({ tenant_id: 'acc', id, account_id: 'acc', name: id, name_key: id, created_at: now });
const count = async (): Promise<number> => (await database.row(countTags))?.count ?? -1;
const stop = new Error('taken back');

/** Runs `work` in a transaction that is taken back, and answers how many tags are left of it. */
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

test('what throws is taken back, SQL and Prisma alike', async () => {
  expect(
    await leftAfterRollback(async (tx) => {
      await tx.run(insertTag, 'a', now);
      await tx.prisma.tags.create({ data: tag('b') });
      expect(await tx.prisma.tags.count()).toBe((await tx.row(countTags))?.count);
    }),
  ).toBe(0);
});

test("the COMMIT of a transaction of Prisma's own does not survive the rollback of ours", async () => {
  expect(
    await leftAfterRollback(async (tx) => {
      await tx.prisma.$transaction([
        tx.prisma.tags.create({ data: tag('c') }),
        tx.prisma.tags.create({ data: tag('d') }),
      ]);
      await tx.prisma.$transaction(async (inner) => {
        await inner.tags.create({ data: tag('e') });
      });
      await tx.prisma.tags.create({
        data: { ...tag('f'), taggings: { create: { target_kind: 'contact', target_id: 'x', created_at: now } } },
      });
      expect(await tx.prisma.tags.count()).toBe((await count()) + 4);
    }),
  ).toBe(0);
});

test("a transaction of Prisma's own that fails takes back only itself", async () => {
  const before = await count();
  await database.transaction(async (tx) => {
    await tx.prisma.tags.create({ data: tag('g') });
    await expect(
      tx.prisma.$transaction([tx.prisma.tags.create({ data: tag('h') }), tx.prisma.tags.create({ data: tag('g') })]),
    ).rejects.toThrow();
    await tx.run(insertTag, 'i', now);
  });
  expect(await count()).toBe(before + 2);
});

test('a rehearsal answers what the work would, and leaves nothing', async () => {
  const before = await count();
  expect(
    await database.rehearsal(async (tx) => [await tx.run(insertTag, 'j', now), (await tx.row(countTags))?.count]),
  ).toEqual([1, before + 1]);
  expect(await count()).toBe(before);
});

test('a connection that broke in a transaction is not handed out again', async () => {
  const kill = statement('test.kill', 'SELECT pg_terminate_backend(pg_backend_pid())');
  const died = Array.from({ length: 5 }, () => database.transaction((tx) => tx.run(kill)));
  expect((await Promise.allSettled(died)).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'rejected'),
  );
  await expect(Promise.all(Array.from({ length: 6 }, count))).resolves.toHaveLength(6);
});

test('credits and counts come back as numbers, calendar dates as they are written', async () => {
  const values = statement<[], { big: number; day: string }>(
    'test.values',
    "SELECT 9007199254740991::bigint AS big, date '2026-02-03' AS day",
  );
  expect(await database.row(values)).toEqual({ big: 9007199254740991, day: '2026-02-03' });
});

test('what a transaction ends with is committed with it, and takes all of it back when it fails', async () => {
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
  // Nothing of it is left on the connections either.
  expect(await Promise.all(Array.from({ length: 6 }, count))).toEqual(Array.from({ length: 6 }, () => before + 3));
});

test('who passes over a statement that failed is not told that the rest holds', async () => {
  const before = await count();
  const passedOver = database.transaction(async (tx) => {
    await tx.run(insertTag, 'w', now);
    await tx.run(insertTag, 'w', now).catch(() => undefined);
  });
  await expect(passedOver).rejects.toThrow('nothing of it holds');
  expect(await count()).toBe(before);
});

test('statements that do not wait for each other are worked on in the order in which they were asked for, and the first that fails is what is told', async () => {
  expect(
    await database.rehearsal((tx) =>
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

test('what a transaction asks for at once leaves in one piece, its BEGIN with it', async () => {
  const pieces = await piecesOf(() =>
    database.transaction(async (tx) => {
      await Promise.all([tx.row(countTags), tx.run(insertTag, 't', now), tx.run(insertTag, 'u', now)]);
      tx.last(insertTag, 'v', now);
    }),
  );
  expect(pieces).toBe(2);
});

/** How often the sockets of this process are written to meanwhile. */
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

test('no statement is compiled before it runs: what is switched off looks dear to PostgreSQL up to 17, which compiles what looks dear', async () => {
  const { rows } = await database.pool.query("SELECT current_setting('jit') AS jit");
  expect(rows).toEqual([{ jit: 'off' }]);
});
