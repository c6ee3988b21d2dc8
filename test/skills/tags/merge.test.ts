import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('tags.merge renames a tag when no tag has the new name', async () => {
  const { call } = await app.account();
  const { tag } = await call('tags.create', { name: 'Old' });
  const merged = await call('tags.merge', { from: 'old', into: 'New' });
  expect(merged.tag).toMatchObject({ id: tag.id, name: 'New' });
  await expect(call('tags.unassign', { tag: 'Old', ids: ['con_x'] })).rejects.toMatchObject({ code: -32001 });
});
