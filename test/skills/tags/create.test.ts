import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('tags.create keeps one tag when two callers race for a name', async () => {
  const { call } = await app.account();
  const [a, b] = await Promise.all([call('tags.create', { name: 'VIP' }), call('tags.create', { name: 'vip' })]);
  expect(a.tag.id).toBe(b.tag.id);
  expect([a.created, b.created].sort()).toEqual([false, true]);
});
