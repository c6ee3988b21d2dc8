import type { Database } from '../../../src/platform/database/database.ts';
import { BudgetExceeded } from '../../../src/platform/database/rule-budget.ts';
import type { Statement } from '../../../src/platform/database/sql.ts';
import { openTestDatabase } from '../../support/open-database.ts';

type Sleep = Statement<[tenantId: string, seconds: number], { timeout: string }>;
const sleepFor = (budgetMs: number): Sleep => ({
  name: 'test.sleep',
  text: `SELECT current_setting('statement_timeout') AS timeout, $1::text, pg_sleep($2)::text`,
  batch: true,
  scans: true,
  budgetMs,
});
const readTimeout: Statement<[], { timeout: string }> = {
  name: 'test.timeout',
  text: `SELECT current_setting('statement_timeout') AS timeout`,
};

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(2));
});
afterAll(() => drop());

test('a statement is canceled when it takes longer than its budget, in a transaction or outside', async () => {
  await expect(database.row(sleepFor(50), 'a', 5)).rejects.toThrow(BudgetExceeded);
  await expect(database.transaction((tx) => tx.row(sleepFor(50), 'a', 5))).rejects.toThrow(BudgetExceeded);
});

test('the budget of a statement ends with it', async () => {
  const [limited, after] = await database.transaction(async (tx) => [
    await tx.row(sleepFor(500), 'a', 0),
    await tx.row(readTimeout),
  ]);
  expect(limited?.timeout).toBe('500ms');
  expect(after?.timeout).toBe('10s');
  expect((await database.row(readTimeout))?.timeout).toBe('10s');
});

test('calls and other tenants find a connection while many statements of one tenant run', async () => {
  let running = 12;
  const many = Array.from({ length: running }, () =>
    database.row(sleepFor(2_000), 'many', 0.2).finally(() => (running -= 1)),
  );
  await database.row(sleepFor(2_000), 'other', 0);
  await Promise.all([database.row(readTimeout), database.row(readTimeout)]);
  expect(running).toBeGreaterThan(6);
  await Promise.all(many);
});
