import { useTestApp } from '../support/app.ts';

const app = useTestApp();

test('a tag or list stays while a segment uses it, so that its contacts are not let in', async () => {
  const { call } = await app.account();
  const { tag } = await call('tags.create', { name: 'Complained' });
  const { list } = await call('lists.create', { name: 'Complained' });
  const { segment } = await call('segments.create', {
    name: 'Calm',
    rules: {
      kind: 'not',
      rule: {
        kind: 'or',
        rules: [
          { kind: 'tag', tag_id: tag.id },
          { kind: 'list', list_id: list.id },
        ],
      },
    },
  });
  await call('tags.create', { name: 'Others' });
  const refused = {
    code: -32002,
    data: {
      reason: 'in_use',
      used_by: [{ kind: 'segment', id: segment.id, name: 'Calm' }],
      next_actions: [{ skill: 'segments.get', params: { segment_id: segment.id } }],
    },
  };
  await expect(call('tags.delete', { tag_id: tag.id })).rejects.toMatchObject(refused);
  await expect(call('tags.merge', { from: 'Complained', into: 'Others' })).rejects.toMatchObject(refused);
  await expect(call('lists.delete', { list_id: list.id })).rejects.toMatchObject(refused);
  expect(await call('tags.merge', { from: 'Complained', into: 'Unhappy' })).toMatchObject({ tag: { id: tag.id } });
  await call('segments.delete', { segment_id: segment.id });
  await call('lists.delete', { list_id: list.id });
  expect(await call('tags.merge', { from: 'Unhappy', into: 'Others' })).toMatchObject({ affected: 0 });
});

test('a tag stays while an unfinished campaign leaves its contacts out', async () => {
  const { call } = await app.account();
  const { tag } = await call('tags.create', { name: 'Complained' });
  const { campaign } = await call('campaigns.create', {
    name: 'Sale',
    body: 'Acme: Hello! Reply STOP to opt out.',
    audience: { include: { all: true }, exclude: { tag_ids: [tag.id] } },
  });
  await expect(call('tags.delete', { tag_id: tag.id })).rejects.toMatchObject({
    data: { reason: 'in_use', used_by: [{ kind: 'campaign', id: campaign.id }] },
  });
  await call('campaigns.cancel', { campaign_id: campaign.id });
  await call('tags.delete', { tag_id: tag.id });
});
