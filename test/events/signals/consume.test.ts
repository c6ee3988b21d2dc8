import { createSignalConsumer } from '../../../src/events/signals/consume.ts';
import { listen } from '../../../src/events/signals/listeners.ts';
import { raiseSignals } from '../../../src/events/signals/raise.ts';
import type { NewSignal } from '../../../src/events/signals/signal.ts';
import { useTestApp } from '../../support/app.ts';
import { runToEnd } from '../../support/run-to-end.ts';

const app = useTestApp();

const tagged = (contactId: string): NewSignal => ({
  kind: 'tag',
  name: 'tag_1',
  data: { tag_id: 'tag_1' },
  contactId,
  occurredAt: app.clock.now,
});

async function accountThatListens(): Promise<{ tenantId: string; accountId: string }> {
  const { accountId } = await app.account();
  const owner = { tenantId: accountId, accountId };
  await app.parts.database.transaction((tx) => listen(tx, owner, 'listener', [{ kind: 'tag', name: 'tag_1' }]));
  return owner;
}

const count = async (tenantId: string): Promise<number> =>
  (await app.parts.database.pool.query('SELECT FROM signals WHERE tenant_id = $1', [tenantId])).rowCount ?? 0;

test('a signal is stored with its change, in order, and only where something listens for it', async () => {
  const { database } = app.parts;
  const owner = await accountThatListens();
  const { accountId: other } = await app.account();
  await database.transaction((tx) => raiseSignals(tx, owner, [tagged('con_1'), tagged('con_2')], app.clock.now));
  await database.dryRun((tx) => raiseSignals(tx, owner, [tagged('con_3')], app.clock.now));
  const unheard = { tenantId: other, accountId: other };
  await database.transaction((tx) => raiseSignals(tx, unheard, [tagged('con_4')], app.clock.now));
  expect(await count(other)).toBe(0);
  const handled: (string | null)[] = [];
  const handle = async (_tx: unknown, tenantId: string, signals: readonly { contact_id: string | null }[]) => {
    if (tenantId === owner.tenantId) handled.push(...signals.map(({ contact_id: id }) => id));
  };
  await runToEnd((onFailure) => createSignalConsumer(database, handle, () => app.clock.now, onFailure));
  expect(handled).toEqual(['con_1', 'con_2']);
  expect(await count(owner.tenantId)).toBe(0);
});

test('a signal that cannot be handled does not hold up those after it, and is kept', async () => {
  const { database } = app.parts;
  const owner = await accountThatListens();
  const contacts = ['con_1', 'con_bad', 'con_2', 'con_3'];
  await database.transaction((tx) => raiseSignals(tx, owner, contacts.map(tagged), app.clock.now));
  const handled: (string | null)[] = [];
  const failures: unknown[] = [];
  const handle = async (_tx: unknown, _tenantId: string, signals: readonly { contact_id: string | null }[]) => {
    if (signals.some(({ contact_id: id }) => id === 'con_bad')) throw new Error('cannot be handled');
    handled.push(...signals.map(({ contact_id: id }) => id));
  };
  const consumer = createSignalConsumer(
    database,
    handle,
    () => app.clock.now,
    (error) => failures.push(error),
  );
  while (await consumer.run());
  expect(handled).toEqual(['con_1', 'con_2', 'con_3']);
  expect(await count(owner.tenantId)).toBe(1);
  expect(failures.length).toBeGreaterThan(1);
});
