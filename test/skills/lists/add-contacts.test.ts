import { useTestApp } from '../../support/app.ts';
import { importContacts } from '../../support/import-contacts.ts';

const app = useTestApp();

test('lists.addContacts counts added and already present contacts and returns the ids of other accounts as rejected', async () => {
  const account = await app.account();
  const [foreign] = await importContacts(await app.account(), 1);
  const ids = await importContacts(account, 3);
  const { list } = await account.call('lists.create', { name: 'L' });
  expect(await account.call('lists.addContacts', { list_id: list.id, contact_ids: ids.slice(0, 2) })).toMatchObject({
    added: 2,
    already: 0,
    rejected: [],
  });
  expect(
    await account.call('lists.addContacts', { list_id: list.id, contact_ids: [...ids, ...ids, foreign as string] }),
  ).toMatchObject({ added: 1, already: 2, rejected: [foreign] });
  expect((await account.call('lists.list', {})).items).toMatchObject([{ name: 'L', kind: 'audience', count: 3 }]);
  expect(
    await account.call('lists.removeContacts', {
      list_id: list.id,
      contact_ids: [ids[0] as string, foreign as string],
    }),
  ).toMatchObject({ removed: 1 });
});

test('lists.list counts the members correctly after concurrent additions, removals, imports, merges and deletions of contacts', async () => {
  const account = await app.account();
  const { call } = account;
  const ids = await importContacts(account, 40);
  const [a, b] = [
    (await call('lists.create', { name: 'A' })).list.id,
    (await call('lists.create', { name: 'B' })).list.id,
  ];
  const slice = (from: number, to: number) => ids.slice(from, to);
  await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      Promise.all([
        call('lists.addContacts', { list_id: n % 2 === 0 ? a : b, contact_ids: slice(n, n + 20) }),
        call('contacts.import', { contacts: [{ phone: `+1202556${1000 + n}` }], list_id: n % 2 === 0 ? b : a }),
      ]),
    ),
  );
  await Promise.all([
    call('lists.removeContacts', { list_id: a, contact_ids: slice(0, 5) }),
    call('lists.removeContacts', { list_id: a, contact_ids: slice(3, 9) }),
    call('contacts.merge', { winner_id: ids[30] as string, loser_id: ids[12] as string }),
    call('contacts.forget', { contact_id: ids[14] as string }),
  ]);
  await call('lists.addContacts', { list_id: b, contact_ids: slice(0, 40), dry_run: true });
  const { rows } = await app.parts.database.pool.query<{ name: string; count: number }>(
    `SELECT l.name, count(m.contact_id)::int AS count FROM lists l JOIN list_members m ON m.tenant_id = l.tenant_id AND m.list_id = l.id
      WHERE l.account_id = $1 GROUP BY l.name ORDER BY l.name`,
    [account.accountId],
  );
  expect(rows.every(({ count }) => count > 10)).toBe(true);
  expect((await call('lists.list', {})).items.map(({ name, count }) => ({ name, count }))).toEqual(rows);
});
