import { createLogger } from '../../../src/platform/logger.ts';
import { createWorkChanges, type WorkChanges } from '../../../src/platform/work/changes.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../support/open-database.ts';
import { until } from '../../support/until.ts';

const log = createLogger('silent');

let opened: OpenTestDatabase;
const running: WorkChanges[] = [];

beforeAll(async () => {
  opened = await openTestDatabase(4);
});
afterEach(() => Promise.all(running.splice(0).map((changes) => changes.stop())));
afterAll(() => opened.drop());

/** A process of its own over the same database: it sees only its own commits. */
function process(tables: readonly string[]) {
  const watchers = new Set<(tables: ReadonlySet<string>) => void>();
  let wakes = 0;
  const database = {
    ...opened.database,
    watchWrites: (watch: (tables: ReadonlySet<string>) => void) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
  };
  const changes = createWorkChanges(database, [{ tables, wake: () => (wakes += 1) }], log);
  running.push(changes);
  return {
    changes,
    wakes: () => wakes,
    commit: (...written: string[]) => {
      for (const watch of watchers) watch(new Set(written));
    },
  };
}

const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await opened.database.pool.query<{ name: string; changes: number }>('SELECT * FROM work_changes');
  return Object.fromEntries(rows.map(({ name, changes }) => [name, Number(changes)]));
};

test('a commit wakes the jobs of its process at once, and those of others when they read', async () => {
  const [one, other, idle] = [process(['tags']), process(['tags']), process(['lists'])];
  const all = [one, other, idle];
  for (const { changes } of all) changes.announce();
  const readAll = () => Promise.all(all.map(({ changes }) => changes.read()));
  await readAll();
  one.commit('tags', 'contacts');
  expect(one.wakes()).toBe(1);
  await until(async () => {
    await readAll();
    return other.wakes() > 0;
  });
  await readAll();
  expect(other.wakes()).toBe(1);
  expect(idle.wakes()).toBe(0);
  expect(Object.keys(await counts())).toEqual(['tags']);
});

test('what is left is counted when a process stops, however many commits there were', async () => {
  const { changes, commit } = process(['tags', 'lists']);
  const before = await counts();
  changes.announce();
  for (let n = 0; n < 1000; n += 1) commit(n % 2 === 0 ? 'tags' : 'lists');
  await changes.stop();
  const after = await counts();
  for (const table of ['tags', 'lists']) {
    const added = Number(after[table]) - (before[table] ?? 0);
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(10);
  }
});

test('a process that does not announce counts nothing', async () => {
  const { changes, commit } = process(['names']);
  await changes.read();
  commit('names');
  await changes.stop();
  expect(await counts()).not.toHaveProperty('names');
});
