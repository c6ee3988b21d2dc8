import { useTestApp } from '../support/app.ts';

const app = useTestApp();

test('a rule calls its actions when its event is recorded', async () => {
  const { call } = await app.account();
  const { rule } = await call('automation.create', {
    name: 'Tag buyers',
    trigger: { kind: 'event', name: 'order.placed', where: [{ property: 'total', operator: 'gte', value: 100 }] },
    actions: [{ skill: 'tags.assign', params: { tag: 'Buyers', ids: [{ $from: 'contact.id' }] } }],
  });
  await call('tags.create', { name: 'Buyers' });
  await call('contacts.upsert', { phone: '+12025550143', first_name: 'Ada' });
  for (const total of [50, 150])
    await call('analytics.recordEvent', { phone: '+12025550143', name: 'order.placed', properties: { total } });
  await app.drain();
  const { items } = await call('automation.runs', { rule_id: rule.id });
  expect(items).toMatchObject([{ state: 'succeeded', actions: [{ outcome: 'done' }] }]);
  expect((await call('contacts.list', { tag: 'Buyers' })).items).toHaveLength(1);
  const test = await call('automation.test', { rule_id: rule.id });
  expect(test).toMatchObject({ tested: 2, matched: 1 });
});
