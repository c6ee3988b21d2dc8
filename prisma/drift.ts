/**
 * `npm run drift`: compares the migrations with prisma/schema. Prints missing SQL and exits 1; `--
 * --write <name>` writes that SQL to a new migration. Uses a temporary PostgreSQL, or the empty
 * database of TERN_DRIFT_URL. Prisma does not compare checks, partial indexes and collations.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../src/platform/database/migrate.ts';
import { startCluster } from '../src/platform/postgres/cluster.ts';
import { openSchemaEngine, schemaFiles } from './schema-engine.ts';

const { write: name } = parseArgs({ options: { write: { type: 'string' } } }).values;
const missing = await withDatabase(findDrift);

if (missing === '') process.stdout.write('The migrations match prisma/schema.\n');
else if (name === undefined) {
  process.stdout.write(`${missing}\n`);
  process.stderr.write(
    'prisma/schema has changes without a migration. Write one with: npm run drift -- --write <name>\n',
  );
  process.exitCode = 1;
} else process.stdout.write(`Wrote ${writeMigration(name, missing)}. Read it before you commit it.\n`);
// The engine keeps its connection open.
process.exit();

/** The SQL that leads from the migrated database to the schema; empty when there is none. */
async function findDrift(url: string): Promise<string> {
  await migrate(url);
  const engine = await openSchemaEngine(url);
  const { exitCode, stdout } = await engine.diff({
    // Read from the database through the adapter of the engine; the files only name the provider.
    from: { tag: 'schemaDatasource', files: schemaFiles(), configDir: '.' },
    to: { tag: 'schemaDatamodel', files: schemaFiles() },
    script: true,
    exitCode: true,
    filters: {
      externalTables: ['public._prisma_migrations', 'public._tern_functions', 'public._tern_schema'],
      externalEnums: [],
    },
  });
  return exitCode === 2 ? (stdout ?? '').trim() : '';
}

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.TERN_DRIFT_URL) return work(process.env.TERN_DRIFT_URL);
  const cluster = await startCluster({
    directory: mkdtempSync(join(tmpdir(), 'tern drift ')),
    settings: ['fsync = off'],
  });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop('immediate');
    rmSync(cluster.directory, { recursive: true, force: true });
  }
}

/** Numbered after the last one: migrations are applied in the order of their names. */
function writeMigration(title: string, sql: string): string {
  const folder = new URL('./migrations/', import.meta.url);
  const last = Math.max(0, ...readdirSync(folder).map((entry) => Number.parseInt(entry, 10) || 0));
  const made = `${String(last + 1).padStart(4, '0')}_${title.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`;
  mkdirSync(new URL(made, folder));
  writeFileSync(new URL(`${made}/migration.sql`, folder), `${sql}\n`);
  return `prisma/migrations/${made}/migration.sql`;
}
