import { inspect } from 'node:util';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

const now = new Date();
let own: TestDatabase;
let database: Database;

const tag = (tenantId: string, id: string) => ({
  tenant_id: tenantId,
  id,
  account_id: tenantId,
  name: id,
  name_key: id,
  color: null,
  description: null,
  created_at: now,
});

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase({
    connectionString: own.url,
    maxConnections: 2,
    statementTimeoutMs: 10_000,
    applicationName: 'test',
  });
  for (const tenantId of ['one', 'other'])
    for (const id of ['a', 'b']) await database.tenant(tenantId).tags.create({ data: tag(tenantId, id) });
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

const names = async (tenantId: string): Promise<string[]> =>
  (await database.tenant(tenantId).tags.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);

test('a condition without a tenant matches rows of the current tenant only', async () => {
  const { tags } = database.tenant('one');
  expect(await tags.count()).toBe(2);
  expect(await tags.findFirst({ where: { id: 'a' } })).toMatchObject({ tenant_id: 'one' });
  expect(await tags.findUnique({ where: { tenant_id_id: { tenant_id: 'other', id: 'a' } } })).toBeNull();
  expect(await tags.updateMany({ where: { id: 'a' }, data: { name: 'changed' } })).toEqual({ count: 1 });
  expect(await tags.deleteMany({ where: { id: 'b' } })).toEqual({ count: 1 });
  expect(await names('one')).toEqual(['changed']);
  expect(await names('other')).toEqual(['a', 'b']);
});

test('rejects a condition, a row or a change that names another tenant', async () => {
  const { tags } = database.tenant('one');
  await expect(tags.findMany({ where: { tenant_id: 'other' } })).rejects.toThrow(/another/);
  await expect(tags.create({ data: tag('other', 'c') })).rejects.toThrow(/another/);
  await expect(tags.createMany({ data: [tag('one', 'c'), tag('other', 'd')] })).rejects.toThrow(/another/);
  await expect(tags.updateMany({ data: { tenant_id: 'other' } })).rejects.toThrow(/never moves/);
  const where = { tenant_id_id: { tenant_id: 'one', id: 'z' } };
  await expect(tags.upsert({ where, create: tag('other', 'z'), update: {} })).rejects.toThrow(/another/);
  expect(await names('other')).toEqual(['a', 'b']);
});

test('models without a tenant column are not accessible', async () => {
  const prisma = database.tenant('one') as unknown as Record<string, { count(): Promise<number> }>;
  await expect(prisma.api_key_lookup?.count()).rejects.toThrow(/no rows of a tenant/);
});

test('an error of PostgreSQL has its SQLSTATE as code, as with a declared statement', async () => {
  const { tags } = database.tenant('one');
  await tags.create({ data: tag('one', 'twice') });
  await expect(tags.create({ data: tag('one', 'twice') })).rejects.toMatchObject({ code: '23505' });
  await database.transaction(async (tx) => {
    await tx.tenant('one').tags.updateMany({ where: { id: 'twice' }, data: { name: 'held' } });
    const waiting = tags.updateMany({ where: { id: 'twice' }, data: { name: 'other' } });
    await expect(waiting).rejects.toMatchObject({ code: '55P03', message: expect.stringMatching(/lock timeout/) });
  });
});

test('the error of a query that Prisma rejects names the query and none of its values', async () => {
  const wrong = { where: { nickname: 'ada@example.com' } } as object;
  const failed: unknown = await database
    .tenant('one')
    .tags.findFirst(wrong)
    .catch((error: unknown) => error);
  expect(inspect(failed)).toContain('tags.findFirst');
  expect(inspect(failed)).not.toContain('ada@example.com');
});

test('an unreachable server is reported as a failed connection', async () => {
  const away = openDatabase({
    connectionString: 'postgres://nobody@127.0.0.1:1/none',
    maxConnections: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'test',
  });
  await expect(away.tenant('one').tags.count()).rejects.toMatchObject({ code: '08006' });
  await away.close();
});
