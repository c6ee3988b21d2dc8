import { declared } from '../../../src/platform/database/sql.ts';
import { isWrite, writtenTables } from '../../../src/platform/database/writes.ts';
import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test.each([
  ['INSERT INTO tags (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = excluded.id', ['tags']],
  ['UPDATE tags AS t SET name = $1', ['tags']],
  ['WITH a AS (INSERT INTO lists DEFAULT VALUES), b AS (UPDATE tags SET name = $1) SELECT 1', ['lists', 'tags']],
  ['SELECT id FROM tags FOR UPDATE', []],
  ['SELECT id FROM tags t FOR NO KEY UPDATE OF t SKIP LOCKED', []],
  ['DELETE FROM tags', []],
])('%s writes %j', (text, tables) => {
  expect(writtenTables({ text })).toEqual(tables);
});

test('every table that a declared statement writes is a table of the database', async () => {
  const { rows } = await app.parts.database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')",
  );
  const tables = new Set(rows.map(({ name }) => name));
  const written = [...declared.values()].flatMap((text) => writtenTables({ text }));
  expect(new Set(written).size).toBeGreaterThan(90);
  expect(written.filter((table) => !tables.has(table))).toEqual([]);
});

test.each([
  ['create', true],
  ['createMany', true],
  ['createManyAndReturn', true],
  ['update', true],
  ['updateMany', true],
  ['upsert', true],
  ['findMany', false],
  ['deleteMany', false],
])('%s of Prisma writes: %s', (operation, writes) => {
  expect(isWrite(operation)).toBe(writes);
});

describe('watchWrites', () => {
  const seen = async (work: () => Promise<unknown>): Promise<string[]> => {
    const written: string[] = [];
    const unwatch = app.parts.database.watchWrites((tables) => written.push([...tables].sort().join(' ')));
    await work().catch(() => undefined);
    unwatch();
    return written;
  };
  const block = { name: 'test.block', text: "INSERT INTO region_blocks (prefix, reason) VALUES ('+1', 'test')" };
  const nothing = { name: 'test.nothing', text: 'SELECT 1' };

  test('tells what a transaction has written after its commit, whichever way', async () => {
    const { accountId } = await app.account();
    const { database } = app.parts;
    const data = { tenant_id: accountId, account_id: accountId, id: 'tag_1', name: 'One', created_at: new Date() };
    expect(
      await seen(() =>
        database.transaction(async (tx) => {
          await tx.run({ name: 'test.touch', text: 'UPDATE accounts SET name = name WHERE false' });
          await tx.tenant(accountId).tags.create({ data: { ...data, name_key: 'one' } as never });
        }),
      ),
    ).toEqual(['accounts tags']);
    expect(await seen(() => database.tenant(accountId).tags.updateMany({ data: { name: 'Two' } }))).toEqual(['tags']);
  });

  test('tells nothing of reads, of what was rolled back and of dry runs', async () => {
    const { database } = app.parts;
    expect(await seen(() => database.transaction((tx) => tx.run(nothing)))).toEqual([]);
    expect(
      await seen(() =>
        database.transaction(async (tx) => {
          await tx.run(block).catch(() => undefined);
          throw new Error('no');
        }),
      ),
    ).toEqual([]);
    const { accountId } = await app.account();
    expect(
      await seen(() => database.dryRun((tx) => tx.tenant(accountId).tags.updateMany({ data: { name: 'X' } }))),
    ).toEqual([]);
  });
});
