import { useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { importContacts } from '../../support/import-contacts.ts';

const app = useTestApp();

const ABSENT = 'lst_01jd000000000000000000zzzz';

test('lists.members and contacts.list return each member of a list once', async () => {
  const account = await app.account();
  const ids = await importContacts(account, 7);
  const { list } = await account.call('lists.create', { name: 'L' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: ids.slice(0, 5) });
  const items = await collectPages((cursor) =>
    account.call('lists.members', { list_id: list.id, limit: 2, ...cursor }),
  );
  const seen = items.map(({ contact_id: id }) => id);
  expect(seen).toEqual(ids.slice(0, 5).sort());
  expect((await account.call('contacts.list', { list_id: list.id })).items.map(({ id }) => id)).toEqual(seen);
});

test('contacts.import adds its valid contacts to a list, and contacts on a suppression list are shown as suppressed', async () => {
  const { call } = await app.account();
  const { list } = await call('lists.create', { name: 'Never', kind: 'suppression' });
  await call('contacts.import', { contacts: [{ phone: '+12025550110' }, { phone: '12' }], list_id: list.id });
  expect((await call('lists.members', { list_id: list.id })).items).toMatchObject([{ phone: '+12025550110' }]);
  expect((await call('contacts.get', { phone: '+12025550110' })).contact.consent.suppressed).toBe(true);
});

test('list skills answer for a list of another account as for a list that does not exist', async () => {
  const [account, other] = [await app.account(), await app.account()];
  const { list } = await other.call('lists.create', { name: 'Theirs' });
  for (const id of [list.id, ABSENT]) {
    await expect(account.call('lists.members', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(account.call('lists.addContacts', { list_id: id, contact_ids: ['con_x'] })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(account.call('lists.removeContacts', { list_id: id, contact_ids: ['con_x'] })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(account.call('lists.delete', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(account.call('contacts.list', { list_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(
      account.call('contacts.import', { contacts: [{ phone: '+12025550110' }], list_id: id }),
    ).rejects.toMatchObject({ code: -32001 });
  }
  expect((await account.call('contacts.list', {})).items).toEqual([]);
});
