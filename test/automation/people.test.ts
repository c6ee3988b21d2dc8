import { useTestApp } from '../support/app.ts';
import { ADA, createRule, furnishPerson, placeOrder, runsOf, startRuns, tagContact } from './support.ts';

const app = useTestApp();

const NOTE = { skill: 'contacts.upsert', params: { phone: { $from: 'contact.phone' }, last_name: 'Lovelace' } };

test('a run that waits while its contact is merged acts on the contact that remains', async () => {
  const account = await furnishPerson(await app.account());
  const { call } = account;
  const rule = await createRule(account);
  await placeOrder(account);
  await startRuns(app);
  await placeOrder(account);
  const { contact: loser } = await call('contacts.get', { phone: ADA });
  const { contact: winner } = await call('contacts.upsert', { phone: '+12025550144' });
  await call('contacts.merge', { winner_id: winner.id, loser_id: loser.id });
  await app.drain();
  const runs = await runsOf(account, rule);
  expect(runs.map(({ state, contact_id: id }) => [state, id])).toEqual(Array(2).fill(['succeeded', winner.id]));
  const { items } = await call('contacts.list', { tag: 'Buyers' });
  expect(items.map(({ id }) => id)).toEqual([winner.id]);
});

test('forgetting a person erases their runs and stops those that wait', async () => {
  const account = await furnishPerson(await app.account());
  const { call } = account;
  const { number } = await call('phone-numbers.ensureDefault', {});
  const rule = await createRule(account, { actions: [tagContact('Buyers'), NOTE] });
  const spoken = await createRule(account, { trigger: { kind: 'message' }, actions: [NOTE] });
  await placeOrder(account, { note: 'Zenobia' });
  await app.drain();
  const pending = async () => {
    await placeOrder(account, { note: 'Zenobia' });
    await call('messages.simulateInbound', { from: ADA, to: number.phone, text: 'Good morning from Zenobia' });
  };
  await pending();
  await startRuns(app);
  // These are still signals when the person is forgotten.
  await pending();
  await call('contacts.forget', { phone: ADA });
  await app.drain();
  expect((await runsOf(account, rule)).map(({ state, reason }) => reason ?? state)).toEqual(['forgotten', 'succeeded']);
  expect(await runsOf(account, spoken)).toMatchObject([{ state: 'stopped', reason: 'forgotten', trigger: null }]);
  const { rows } = await app.parts.database.pool.query(
    'SELECT r::text AS row FROM automation_runs r WHERE tenant_id = $1 UNION ALL SELECT s::text FROM signals s WHERE tenant_id = $1',
    [account.accountId],
  );
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/2025550143|Zenobia|con_/);
});

test('runs are deleted after 90 days', async () => {
  const account = await furnishPerson(await app.account());
  const rule = await createRule(account);
  await placeOrder(account);
  await app.drain();
  app.clock.advance(89 * 24 * 3_600_000);
  await app.drain();
  expect(await runsOf(account, rule)).toHaveLength(1);
  app.clock.advance(24 * 3_600_000 + 1);
  await app.drain();
  expect(await runsOf(account, rule)).toEqual([]);
});
