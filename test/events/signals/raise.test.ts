import { listen } from '../../../src/events/signals/listeners.ts';
import { raiseSignals } from '../../../src/events/signals/raise.ts';
import type { NewSignal } from '../../../src/events/signals/signal.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { openTestDatabase } from '../../support/open-database.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase());
});
afterAll(() => drop());

const NOW = new Date('2026-07-01T10:00:00Z');
/** Few are sent with the question whether something listens, many after it. */
const SIZES = [1, 500];

const created = (count: number): NewSignal[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'contact',
    name: 'created',
    contactId: `con_${index}`,
    occurredAt: NOW,
    data: { source: 'import' },
  }));

async function raised(accountId: string, signals: readonly NewSignal[]): Promise<unknown> {
  await raiseSignals(database, { tenantId: accountId, accountId }, signals, NOW);
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count, count(DISTINCT contact_id)::int AS contacts FROM signals WHERE account_id = $1',
    [accountId],
  );
  return rows[0];
}

test.each(SIZES)('all of %i signals are kept for what listens to their name or to all of their kind', async (count) => {
  for (const name of ['created', '']) {
    const accountId = `acc_${count}_${name}`;
    await database.transaction((tx) =>
      listen(tx, { tenantId: accountId, accountId }, 'rul_1', [{ kind: 'contact', name }]),
    );
    expect(await raised(accountId, created(count))).toEqual({ count, contacts: count });
  }
});

test.each(SIZES)('none of %i signals is kept if nothing listens to them', async (count) => {
  const accountId = `acc_${count}_others`;
  const owner = { tenantId: accountId, accountId };
  expect(await raised(accountId, created(count))).toEqual({ count: 0, contacts: 0 });
  await database.transaction((tx) => listen(tx, owner, 'rul_1', [{ kind: 'contact', name: 'updated' }]));
  expect(await raised(accountId, created(count))).toEqual({ count: 0, contacts: 0 });
});
