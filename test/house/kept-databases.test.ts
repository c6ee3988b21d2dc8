import { startTestApp, type TestApp } from '../support/app.ts';
import { contentOfTables } from '../support/contract/tables.ts';
import { furnish } from '../support/contract/walk.ts';
import { readSources } from '../support/house/source-files.ts';

const contentOf = (app: TestApp) => contentOfTables(app.parts.database.pool);

test('a database that another test file has used has the rows of a new one', async () => {
  const own = await startTestApp({}, 'drained', undefined, 'own');
  const fresh = await contentOf(own);
  await own.stop();

  const first = await startTestApp();
  const account = await first.account();
  await furnish(first, account);
  await first.drain();
  await first.stop();
  const second = await startTestApp();
  expect(second.databaseUrl).toBe(first.databaseUrl);
  // A month of events has a table of its own, which stays without rows.
  expect(await contentOf(second)).toMatchObject(fresh);
  const rest = Object.entries(await contentOf(second)).filter(([table]) => fresh[table] === undefined);
  expect(rest.filter(([, { rows }]) => rows > 0)).toEqual([]);
  await second.stop();
});

test('applications of one test file that run at the same time have databases of their own', async () => {
  const apps = await Promise.all([startTestApp(), startTestApp()]);
  const [one, other] = apps;
  await one.account();
  expect(await contentOf(other)).toMatchObject({ accounts: { rows: 0 } });
  await Promise.all(apps.map((app) => app.stop()));
});

/** What a database that is kept would show of other test files, or show them. */
const OWN_STATE =
  /\b(?:(?:ANALYZE|VACUUM|ALTER (?:TABLE|DATABASE)|CREATE (?:OR REPLACE )?(?:FUNCTION|TRIGGER|INDEX))\b|slowRules\(|watchPlans\()/;
const STARTS = /\b(?:startTestApp|useTestApp|startWalk)\(/;

test('a test file that looks at plans or statistics, or that changes tables, has a database of its own', () => {
  const shared = readSources('test', /\.test\.ts$/)
    .filter(({ path, text }) => path !== 'test/house/kept-databases.test.ts' && STARTS.test(text))
    .filter(({ text }) => OWN_STATE.test(text) && !text.includes("'own'"));
  expect(shared.map(({ path }) => path)).toEqual([]);
});
