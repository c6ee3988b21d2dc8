import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('lists.create keeps one list when two callers race for a name, and rejects the name for a list of another kind', async () => {
  const { call } = await app.account();
  const [a, b] = await Promise.all([call('lists.create', { name: 'VIP' }), call('lists.create', { name: ' vip ' })]);
  expect(a.list.id).toBe(b.list.id);
  expect([a.created, b.created].sort()).toEqual([false, true]);
  await expect(call('lists.create', { name: 'Vip', kind: 'suppression' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'name_taken' },
  });
});
