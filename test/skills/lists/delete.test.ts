import { useTestApp } from '../../support/app.ts';
import { importContacts } from '../../support/import-contacts.ts';

const app = useTestApp();

test('lists.delete keeps the contacts, and keeps the list while an unfinished campaign uses it', async () => {
  const account = await app.account();
  const { call, accountId } = account;
  const ids = await importContacts(account, 2);
  const { list } = await call('lists.create', { name: 'L' });
  await call('lists.addContacts', { list_id: list.id, contact_ids: ids });
  await app.parts.database.pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_1', $1, 'C', 'paused', 'marketing', $2, now(), '', false, 0, now(), now(), 1)`,
    [accountId, JSON.stringify({ exclude: { list_ids: [list.id] } })],
  );
  await expect(call('lists.delete', { list_id: list.id })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'in_use', used_by: [{ kind: 'campaign', id: 'cmp_1', name: 'C' }] },
  });
  expect((await call('lists.members', { list_id: list.id })).items).toHaveLength(2);
  await app.parts.database.pool.query("UPDATE campaigns SET state = 'completed' WHERE tenant_id = $1", [accountId]);
  expect(await call('lists.delete', { list_id: list.id })).toMatchObject({ deleted: true, members: 2 });
  expect((await call('contacts.list', {})).items).toHaveLength(2);
});
