import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { migrate, migrationPlan, type Progress, requireRunnable } from '../../../../src/platform/database/migrate.ts';
import { createEmptyDatabase, type EmptyDatabase } from '../../../support/house/empty-database.ts';

let database: EmptyDatabase;
let folder: string;
const clients: pg.Client[] = [];

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'tern migrations '));
  write('0100_tables', 'CREATE TABLE rows (id int PRIMARY KEY); INSERT INTO rows SELECT generate_series(1, 1000);');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

function write(name: string, sql: string): void {
  mkdirSync(join(folder, 'migrations', name), { recursive: true });
  writeFileSync(join(folder, 'migrations', name, 'migration.sql'), sql);
}

const url = () => pathToFileURL(`${folder}/`);
const run = (onProgress?: (progress: Progress) => void, lockWaitMs = 30_000) =>
  migrate(database.url, { folder: url(), lockWaitMs, ...(onProgress && { onProgress }) });

async function connect(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name: name });
  await client.connect();
  clients.push(client);
  return client;
}

test('a migration lets readers pass while another transaction keeps it from its lock, and names that one', async () => {
  await run();
  const holder = await connect('a long report');
  await holder.query('BEGIN; SELECT count(*) FROM rows');
  const reader = await connect('reader');
  write('0101_column', 'ALTER TABLE rows ADD COLUMN name text;');
  const waits: Progress[] = [];
  let readMs = Number.POSITIVE_INFINITY;
  const { applied } = await run((progress) => {
    if (progress.step !== 'waiting') return;
    waits.push(progress);
    const started = performance.now();
    void reader
      .query('SELECT count(*) FROM rows')
      .then(() => {
        readMs = performance.now() - started;
        return holder.query('COMMIT');
      })
      .catch(() => undefined);
  });
  expect(applied).toEqual(['0101_column']);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toMatchObject({ name: '0101_column', attempt: 1, blockers: [{ name: 'a long report' }] });
  expect(readMs).toBeLessThan(1_000);
});

test('a migration that never gets its lock fails, says who holds it, and leaves nothing', async () => {
  await run();
  const holder = await connect('a long report');
  await holder.query('BEGIN; SELECT count(*) FROM rows');
  write('0101_column', 'CREATE TABLE half (id int); ALTER TABLE rows ADD COLUMN name text;');
  await expect(run(undefined, 0)).rejects.toThrow(/0101_column failed and was rolled back.*a long report/);
  expect(await database.rows("SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
});

test('a migration is refused while an older process is connected that could not run after it, which is named', async () => {
  await run();
  write('0101_next', '-- Oldest process: 2.1.0\nALTER TABLE rows ADD COLUMN name text;');
  for (const name of ['tern worker', 'tern api 2.0.9']) {
    const process = await connect(name);
    await expect(run()).rejects.toThrow(
      new RegExp(`0101_next cannot run beside processes older than 2\\.1\\.0.*${name}`),
    );
    await process.end();
  }
  clients.splice(0);
  await connect('tern api 2.1.0');
  await connect('tern operator');
  expect((await run()).applied).toEqual(['0101_next']);
});

test('a process that a newer version made too old is told so, and migrates nothing', async () => {
  write('0101_next', '-- Oldest process: 1.0.0\nALTER TABLE rows ADD COLUMN name text;');
  await run();
  await expect(requireRunnable(database.url)).resolves.toBeUndefined();
  await database.rows("UPDATE _tern_schema SET oldest_process = '99.1.0', migrated_by = '99.2.0'");
  const reason = /the database needs 99\.1\.0 or later, because Tern 99\.2\.0 migrated it/;
  await expect(requireRunnable(database.url)).rejects.toThrow(reason);
  await expect(run()).rejects.toThrow(reason);
});

test('an index is built while writes go on, again after an attempt that was interrupted, and by several at once', async () => {
  await run();
  await database.rows('INSERT INTO rows VALUES (-1)');
  // What an interrupted attempt leaves: an index that is not valid.
  await database.rows('CREATE INDEX rows_idx ON rows (id)');
  await database.rows("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'rows_idx'::regclass");
  write('0101_index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS rows_idx ON rows (id);');
  const writer = await connect('a writer');
  await writer.query('BEGIN; INSERT INTO rows VALUES (0)');
  const outcomes = Promise.all([run(), run(), run()]);
  const other = await connect('another writer');
  await other.query('INSERT INTO rows VALUES (-2)');
  await writer.query('COMMIT');
  expect((await outcomes).flatMap(({ applied }) => applied)).toEqual(['0101_index']);
  expect(
    await database.rows("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'rows_idx'::regclass"),
  ).toEqual([{ valid: true }]);
});

test('a concurrent index beside other statements is rejected before anything is applied', async () => {
  write('0101_index', 'CREATE INDEX CONCURRENTLY rows_idx ON rows (id); SELECT 1;');
  await expect(run()).rejects.toThrow(/0101_index has 2 statements. A concurrent index needs a migration of its own/);
  expect(await database.rows("SELECT to_regclass('rows') AS rows")).toEqual([{ rows: null }]);
});

test('the plan says what each statement locks, for how long, and changes nothing', async () => {
  await run();
  write(
    '0101_next',
    `-- Oldest process: 1.0.0
     CREATE TABLE new (id int); CREATE INDEX new_idx ON new (id); -- an index; of a new table
     ALTER TABLE rows ADD COLUMN name text DEFAULT 'a;b'; CREATE INDEX rows_idx ON rows (id);`,
  );
  write('0102_index', 'CREATE INDEX CONCURRENTLY IF NOT EXISTS other_idx ON rows (id);');
  const [first, second] = await migrationPlan(database.url, url());
  expect(first).toMatchObject({ name: '0101_next', concurrent: false, oldestProcess: '1.0.0' });
  expect(first?.statements.map(({ table, blocks }) => [table, blocks])).toEqual([
    [null, 'nothing'],
    [null, 'nothing'],
    ['rows', 'reads and writes'],
    ['rows', 'writes'],
  ]);
  expect(second).toMatchObject({ concurrent: true, statements: [{ table: 'rows', blocks: 'nothing' }] });
  expect(second?.statements[0]?.bytes).toBeGreaterThan(8_000);
  expect(await database.rows("SELECT to_regclass('new') AS new")).toEqual([{ new: null }]);
});
