import { useTestApp } from '../support/app.ts';

const app = useTestApp();
const rule = (name: string, field: string) => ({
  kind: 'and',
  rules: [
    { kind: 'event', name, operator: 'at_least', count: 1, within: { amount: 30, unit: 'days' } },
    { kind: 'field', field: `attributes.${field}`, operator: 'eq', value: 'x' },
  ],
});
const warned = (answer: { warnings?: readonly { message?: string }[] }) =>
  (answer.warnings ?? []).map(({ message }) => message?.replace(/ (?:has|yet).*/, ''));

test('a rule that names what the account has never had is saved with a warning, in segments, rules and journeys', async () => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550143', attributes: { city: 'x' } });
  await call('analytics.recordEvent', { phone: '+12025550143', name: 'order.placed' });
  expect(warned(await call('segments.create', { name: 'A', rules: rule('order.placed', 'city') } as never))).toEqual(
    [],
  );
  expect(warned(await call('segments.create', { name: 'B', rules: rule('order.palced', 'ctiy') } as never))).toEqual([
    'No event order.palced',
    'No contact',
  ]);
  const entry = { kind: 'event', name: 'sign.up' };
  expect(warned(await call('journeys.create', { name: 'J', entry } as never))).toEqual(['No event sign.up']);
  const actions = [{ skill: 'tags.assign', params: { tag: 'VIP', ids: [{ $from: 'contact.id' }] } }];
  const made = await call('automation.create', {
    name: 'R',
    trigger: { kind: 'event', name: 'sign.up' },
    actions,
  } as never);
  expect(warned(made as never)).toEqual(['No event sign.up']);
});

test('events that the service records itself are not warned about', async () => {
  const { call } = await app.account();
  const rules = {
    kind: 'event',
    name: 'link.clicked',
    operator: 'at_least',
    count: 1,
    within: { amount: 1, unit: 'days' },
  };
  expect(warned(await call('segments.preview', { rules } as never))).toEqual([]);
});
