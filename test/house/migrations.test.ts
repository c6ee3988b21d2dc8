import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, migrationStatus } from '../../src/platform/database/migrate.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../support/house/empty-database.ts';
import { root } from '../support/house/source-files.ts';
import { runTern } from '../support/run-tern.ts';

const ours = readdirSync(join(root, 'prisma/migrations')).filter((name) => /^\d/.test(name));
const functions = readdirSync(join(root, 'prisma/functions')).map((file) => `functions/${file.replace(/\.sql$/, '')}`);
const everything = [...functions, ...ours].sort();
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
  mkdirSync(join(folder, 'migrations', name), { recursive: true });
  writeFileSync(join(folder, 'migrations', name, 'migration.sql'), sql);
};
const migrateFolder = () => migrate(database.url, { folder: pathToFileURL(`${folder}/`) });

test('two processes that migrate concurrently apply each migration once', async () => {
  const env = { DATABASE_URL: database.url };
  const [a, b] = await Promise.all([runTern(['migrate', '--json'], env), runTern(['migrate', '--json'], env)]);
  expect([a.code, b.code]).toEqual([0, 0]);
  const done = [a, b].flatMap(({ stdout }) => (JSON.parse(stdout) as { applied: string[] }).applied);
  expect(done.sort()).toEqual(everything);
  expect(await applied()).toEqual(ours.map((name) => ({ migration_name: name })));
});

test('concurrent migrations within one process apply each migration once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => migrate(database.url)));
  expect(outcomes.flatMap((outcome) => outcome.applied).sort()).toEqual(everything);
});

test('a failed migration is rolled back and keeps the ones before it', async () => {
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

test('a migration that changed after it was applied is rejected, and reported by the status', async () => {
  write('0001_first', 'CREATE TABLE first (id int);');
  await migrateFolder();
  write('0001_first', 'CREATE TABLE first (id bigint);');
  write('0002_next', 'CREATE TABLE next (id int);');
  await expect(migrateFolder()).rejects.toThrow(/0001_first has changed since it was applied/);
  expect(await migrationStatus(database.url, pathToFileURL(`${folder}/`))).toEqual([
    { name: '0001_first', state: 'changed' },
    { name: '0002_next', state: 'pending' },
  ]);
});

test('a file of prisma/functions is applied again only when its text changes', async () => {
  const writeFunction = (answer: number): void => {
    mkdirSync(join(folder, 'functions'), { recursive: true });
    const sql = `CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS 'SELECT ${answer}';`;
    writeFileSync(join(folder, 'functions', 'answer.sql'), sql);
  };
  write('0001_first', 'CREATE TABLE first (id int);');
  writeFunction(1);
  expect((await migrateFolder()).applied).toEqual(['0001_first', 'functions/answer']);
  expect((await migrateFolder()).applied).toEqual([]);
  writeFunction(2);
  expect(await migrationStatus(database.url, pathToFileURL(`${folder}/`))).toContainEqual({
    name: 'functions/answer',
    state: 'pending',
  });
  expect((await migrateFolder()).applied).toEqual(['functions/answer']);
  expect(await database.rows('SELECT answer()')).toEqual([{ answer: 2 }]);
});

test('a file of prisma/functions that fails changes no functions', async () => {
  write('0001_first', 'CREATE TABLE first (id int);');
  mkdirSync(join(folder, 'functions'), { recursive: true });
  writeFileSync(join(folder, 'functions', 'a.sql'), 'CREATE VIEW a AS SELECT 1 AS one;');
  writeFileSync(join(folder, 'functions', 'b.sql'), 'CREATE VIEW b AS SELECT missing FROM nowhere;');
  await expect(migrateFolder()).rejects.toThrow(/none was changed/);
  expect(await database.rows("SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
});

test('tern migrate --status changes nothing and exits with 1 while a migration is pending', async () => {
  const status = await runTern(['migrate', '--status', '--json'], { DATABASE_URL: database.url });
  expect(status.code).toBe(1);
  expect(await database.rows("SELECT to_regclass('_prisma_migrations') AS books")).toEqual([{ books: null }]);
});
