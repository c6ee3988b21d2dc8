import { useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';

const app = useTestApp();

test('tags.list returns each tag on one page, ordered by name', async () => {
  const { call } = await app.account();
  for (const name of ['c', 'a', 'e', 'b', 'd']) await call('tags.create', { name });
  const tags = await collectPages((cursor) => call('tags.list', { limit: 2, ...cursor }));
  expect(tags.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('tags.list rejects a cursor that is not the next_cursor of a page', async () => {
  const { call } = await app.account();
  await call('tags.create', { name: 'One' });
  for (const cursor of ['zzz', 'tag_01jd0000000000000000000001', Buffer.from('one').toString('base64url')]) {
    await expect(call('tags.list', { cursor })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/cursor', rule: 'must be the next_cursor of a page' }] },
    });
  }
});
