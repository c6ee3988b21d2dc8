import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, migrationStatus } from '../../src/platform/migrate.ts';
import { runTern } from '../commands/support/run-tern.ts';
import { createEmptyDatabase, type EmptyDatabase } from './support/empty-database.ts';
import { root } from './support/source-files.ts';

const ours = readdirSync(join(root, 'prisma/migrations')).filter((name) => /^\d/.test(name));
let database: EmptyDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tern migrations '));
});

afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const applied = () => database.rows('SELECT migration_name FROM _prisma_migrations ORDER BY migration_name');
const write = (name: string, sql: string): void => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
};
const migrateFolder = () => migrate(database.url, pathToFileURL(`${folder}/`));

test('two processes that migrate at once apply each migration once', async () => {
  const env = { DATABASE_URL: database.url };
  const [a, b] = await Promise.all([runTern(['migrate', '--json'], env), runTern(['migrate', '--json'], env)]);
  expect([a.code, b.code]).toEqual([0, 0]);
  const done = [a, b].flatMap(({ stdout }) => (JSON.parse(stdout) as { applied: string[] }).applied);
  expect(done.sort()).toEqual(ours);
  expect(await applied()).toEqual(ours.map((name) => ({ migration_name: name })));
});

test('many migrations at once within one process apply each once as well', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));
  expect(outcomes.flatMap((outcome) => outcome.applied).sort()).toEqual(ours);
});

test('a migration that fails leaves nothing behind and those before it in place', async () => {
  write('0001_good', 'CREATE TABLE good (id int);');
  write('0002_bad', 'CREATE TABLE half (id int); SELECT 1 / 0;');
  await expect(migrateFolder()).rejects.toThrow(/0002_bad failed and was rolled back/);
  expect(await applied()).toEqual([{ migration_name: '0001_good' }]);
  expect(await database.rows("SELECT to_regclass('half') AS half, to_regclass('good') IS NOT NULL AS good")).toEqual([
    { half: null, good: true },
  ]);
  write('0002_bad', 'CREATE TABLE half (id int);');
  expect((await migrateFolder()).applied).toEqual(['0002_bad']);
});

test('a migration whose text changed after it was applied is refused, and the status says so', async () => {
  write('0001_first', 'CREATE TABLE first (id int);');
  await migrateFolder();
  write('0001_first', 'CREATE TABLE first (id bigint);');
  write('0002_next', 'CREATE TABLE next (id int);');
  await expect(migrateFolder()).rejects.toThrow(/0001_first is not the one that was applied/);
  expect(await migrationStatus(database.url, pathToFileURL(`${folder}/`))).toEqual([
    { name: '0001_first', state: 'changed' },
    { name: '0002_next', state: 'pending' },
  ]);
});

test('tern migrate --status changes nothing and exits 1 while a migration is pending', async () => {
  const status = await runTern(['migrate', '--status', '--json'], { DATABASE_URL: database.url });
  expect(status.code).toBe(1);
  expect(await database.rows("SELECT to_regclass('_prisma_migrations') AS books")).toEqual([{ books: null }]);
});
