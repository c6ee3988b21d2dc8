import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('tags.create keeps one tag when two callers race for a name', async () => {
  const { call } = await app.account();
  const [a, b] = await Promise.all([call('tags.create', { name: 'VIP' }), call('tags.create', { name: 'vip' })]);
  expect(a.tag.id).toBe(b.tag.id);
  expect([a.created, b.created].sort()).toEqual([false, true]);
});

test('tags.merge renames a tag when nothing has the new name', async () => {
  const { call } = await app.account();
  const { tag } = await call('tags.create', { name: 'Old' });
  const merged = await call('tags.merge', { from: 'old', into: 'New' });
  expect(merged.tag).toMatchObject({ id: tag.id, name: 'New' });
  await expect(call('tags.unassign', { tag: 'Old', ids: ['con_x'] })).rejects.toMatchObject({ code: -32001 });
});

test('tags.list walks all pages once, whatever the page size', async () => {
  const { call } = await app.account();
  for (const name of ['c', 'a', 'e', 'b', 'd']) await call('tags.create', { name });
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: { items: { name: string }[]; next_cursor: string | null } = await call('tags.list', {
      limit: 2,
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.items.map(({ name }) => name));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a cursor that is none of ours is refused, and does not look like the end of the list', async () => {
  const { call } = await app.account();
  await call('tags.create', { name: 'One' });
  for (const cursor of ['zzz', 'tag_01jd0000000000000000000001', Buffer.from('one').toString('base64url')]) {
    await expect(call('tags.list', { cursor })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/cursor', rule: 'must be the next_cursor of a page' }] },
    });
  }
});
