import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('hygiene.duplicates clusters contacts with the same email address or full name, ignoring case', async () => {
  const account = await app.account();
  await account.call('contacts.import', {
    contacts: [
      { phone: '+12025550131', email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' },
      { phone: '+12025550132', email: 'ADA@example.com' },
      { phone: '+12025550133', first_name: 'ada', last_name: 'LOVELACE' },
      { phone: '+12025550134', email: 'bob@example.com', first_name: 'Bob' },
      { phone: '+12025550135', first_name: 'Bob' },
    ],
  });
  const { items } = await account.call('hygiene.duplicates', {});
  expect(items).toMatchObject([
    { match: 'email', confidence: 'high', value: 'ada@example.com', size: 2 },
    { match: 'name', confidence: 'low', value: 'ada lovelace', size: 2 },
  ]);
  expect(items[0]?.contacts.map(({ phone }) => phone)).toEqual(['+12025550131', '+12025550132']);
  const first = await account.call('hygiene.duplicates', { limit: 1 });
  const second = await account.call('hygiene.duplicates', { cursor: first.next_cursor as string });
  expect(second.items.map(({ match }) => match)).toEqual(['name']);
});
