import { startTestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';

test('figures come from the replica and all else from the primary, which answers while the replica is away', async () => {
  const replica = await createTestDatabase();
  const app = await startTestApp({ TERN_DATABASE_REPLICA_URL: replica.url });
  const account = await app.account({ credits: 10 });
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', {
    contacts: [{ phone: '+12025550110' }],
    consent: { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' },
  });
  await account.call('messages.send', { to: '+12025550110', text: 'Your code is 4711.', purpose: 'transactional' });
  const due = async () => (await account.call('metrics.system', {})).messages_due;
  const listed = async () => (await account.call('messages.list', {})).items.length;
  // This replica is so late that it has no row of the account.
  expect([await due(), await listed()]).toEqual([0, 1]);
  await replica.drop();
  expect([await due(), await listed()]).toEqual([1, 1]);
  await app.stop();
}, 60_000);
