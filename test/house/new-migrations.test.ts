import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Migration, readMigrations } from '../../src/platform/database/migrations/read-migrations.ts';
import { compareVersions, version } from '../../src/platform/version.ts';
import { root } from '../support/house/source-files.ts';

const LAST_BEFORE_VERSIONS = '0019_work_changes';
const migrations = readMigrations(pathToFileURL(join(root, 'prisma/')));
const since = migrations.filter(({ name }) => name > LAST_BEFORE_VERSIONS);

/** What a process of the version before may still read or write. */
const CONTRACTS =
  /\bDROP (?:TABLE|COLUMN|VIEW|FUNCTION|TYPE|CONSTRAINT)\b|\bRENAME (?:TO|COLUMN|CONSTRAINT)\b|\b(?:SET DATA )?TYPE \w+ USING\b|\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b|\bSET NOT NULL\b|\bDROP DEFAULT\b/i;

/** Why a migration may not do what it does; null: it may. */
function problemOf({
  name,
  sql,
  statements,
  oldestProcess,
}: Pick<Migration, 'name' | 'sql' | 'statements' | 'oldestProcess'>) {
  if (!statements.some((statement) => CONTRACTS.test(statement))) return null;
  const unread = /^-- Unread since: (\d+\.\d+\.\d+)$/m.exec(sql)?.[1];
  if (unread === undefined)
    return `${name} drops or renames: say in a line "-- Unread since: 1.2.0" which version stopped to use it.`;
  if (compareVersions(unread, version) >= 0)
    return `${name} drops what ${unread} stopped to use: wait for the release after it.`;
  if (compareVersions(oldestProcess ?? '0.0.0', unread) < 0)
    return `${name} needs a line "-- Oldest process: ${unread}" or later.`;
  return null;
}

test('no migration drops or renames what the version before may still use', () => {
  expect(since.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
});

test.each([
  ['ALTER TABLE a DROP COLUMN b;', /say in a line/],
  ['ALTER TABLE a RENAME COLUMN b TO c;', /say in a line/],
  ['ALTER TABLE a ALTER COLUMN b TYPE bigint;', /say in a line/],
  ['ALTER TABLE a ALTER COLUMN b SET NOT NULL;', /say in a line/],
  [`-- Unread since: ${version}\nDROP TABLE a;`, /wait for the release after it/],
  ['-- Unread since: 0.9.0\nDROP TABLE a;', /needs a line "-- Oldest process: 0\.9\.0"/],
  ['-- Unread since: 0.9.0\n-- Oldest process: 0.9.0\nDROP TABLE a;', null],
  ['ALTER TABLE a ADD COLUMN b text; CREATE INDEX CONCURRENTLY i ON a (b);', null],
])('a migration with %j is checked for what the version before may still use', (sql, problem) => {
  const oldestProcess = /^-- Oldest process: (.+)$/m.exec(sql)?.[1] ?? null;
  const found = problemOf({ name: '9999_next', sql, statements: [sql.replaceAll(/^--.*$/gm, '')], oldestProcess });
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test('squawk finds nothing that would block calls in a migration since 1.0.0', async () => {
  const squawk = join(root, 'node_modules/.bin/squawk');
  const lint = (names: readonly string[], flags: readonly string[] = []) => {
    const files = names.map((name) => `prisma/migrations/${name}/migration.sql`);
    return promisify(execFile)(squawk, [...flags, ...files], { cwd: root }).catch((error: { stdout: string }) => error);
  };
  const inTransactions = since.filter(({ isConcurrent }) => !isConcurrent).map(({ name }) => name);
  const alone = since.filter(({ isConcurrent }) => isConcurrent).map(({ name }) => name);
  expect(inTransactions.length).toBeGreaterThan(0);
  expect((await lint(inTransactions)).stdout).toContain('Found 0 issues');
  if (alone.length > 0) expect((await lint(alone, ['--no-assume-in-transaction'])).stdout).toContain('Found 0 issues');
  // An index of 0005 blocks writes while it is built.
  expect((await lint(['0005_conversations'])).stdout).toContain('require-concurrent-index-creation');
});

test('the numbers of the migrations are unique; 0011 was never used', () => {
  const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).not.toContain(11);
});
