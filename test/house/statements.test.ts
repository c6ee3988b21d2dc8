import { readSources } from '../support/house/source-files.ts';

const sources = readSources('src', /\.ts$/);

/** These use a connection directly; all other code runs declared statements. */
const SPEAKS = [
  'src/commands/database/reach-database.ts',
  'src/platform/database/citus/distribute.ts',
  'src/platform/database/connections/open-pool.ts',
  'src/platform/database/connections/session.ts',
  'src/platform/database/connections/watch.ts',
  'src/platform/database/database.ts',
  'src/platform/database/run-transaction.ts',
  'src/platform/database/sql-over.ts',
  'src/platform/database/functions.ts',
  'src/platform/database/migrate.ts',
  'src/platform/database/migrations/apply-migration.ts',
  'src/platform/database/migrations/connect.ts',
  'src/platform/database/migrations/grants.ts',
  'src/platform/database/migrations/oldest-process.ts',
  'src/platform/database/migrations/plan.ts',
  'src/platform/database/prisma.ts',
  'src/platform/database/query-with-settings.ts',
];
/** Creates the same statements for two tables, whose names its types list. */
const TWICE = 'src/audit/chain/append-to-chain.ts';

/**
 * The text of these depends on the rules of segments, whose values are all parameters
 * (test/people/segments/rules.test.ts).
 */
const COMPILED = [
  'src/journeys/entries/entrants.ts',
  'src/journeys/entries/left-out.ts',
  'src/people/audience/audience.ts',
  'src/people/audience/stale-consent.ts',
  'src/people/segments/compile-events.ts',
  'src/people/segments/compile-memberships.ts',
  'src/people/segments/contacts.ts',
  'src/people/segments/match-properties.ts',
  'src/skills/contacts/list-queries.ts',
];

const SQL = /`\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b[^`]*`/g;
const CONCATENATED = /(['`])\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b[^'`]*\1\s*\+/g;

test('SQL is executed in few places and declared elsewhere', () => {
  const raw = sources.filter(({ text }) => /\.query\(|\$(?:query|execute)Raw|Prisma\.(?:raw|sql)\b/.test(text));
  expect(raw.map(({ path }) => path).filter((path) => !SPEAKS.includes(path))).toEqual([]);
});

test('the text of a statement contains only constants, so that no value is interpolated', () => {
  let looked = 0;
  const wrong = sources.flatMap(({ path, text }) => {
    const statements = text.match(SQL) ?? [];
    looked += statements.length;
    const filled = statements.flatMap((sql) => [...sql.matchAll(/\$\{([^}]*)\}/g)].map(([, filling = '']) => filling));
    // A constant, or the names and types of a declared list of rows.
    const open = filled.filter((filling) => !/^[A-Z][A-Z_]*(?:\.from\('\$\d+', '\w+'\))?$/.test(filling));
    return [...([TWICE, ...COMPILED].includes(path) ? [] : open), ...(text.match(CONCATENATED) ?? [])].map(
      (found) => `${path}: ${found}`,
    );
  });
  expect(looked).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
