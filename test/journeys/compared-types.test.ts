import { useTestApp } from '../support/app.ts';
import { buildDraft } from '../support/journeys/build.ts';
import { openAccount } from '../support/journeys/person.ts';

const app = useTestApp();

test('validation warns about rules of a journey and of its nodes that compare what no contact has in that type', async () => {
  const account = await openAccount(app);
  await account.call('contacts.upsert', {
    phone: '+12125550181',
    attributes: { visits: 'many', joined: '05/06/2024', points: '12' },
  });
  const compared = (field: string, operator: string, value: unknown) =>
    ({ kind: 'field', field: `attributes.${field}`, operator, value }) as never;
  const { id, nodes } = await buildDraft(
    account,
    { entry: { kind: 'call' }, entry_rules: compared('visits', 'gt', 3) },
    {
      recent: { kind: 'split', rules: compared('joined', 'after', '2024-01-01') },
      rich: { kind: 'split', rules: compared('points', 'gte', 10) },
      end: { kind: 'exit' },
    },
    [
      ['recent', 'true', 'rich'],
      ['recent', 'false', 'end'],
      ['rich', 'true', 'end'],
      ['rich', 'false', 'end'],
    ],
  );
  const { warnings_found: found } = await account.call('journeys.validate', { journey_id: id });
  expect(found.filter(({ code }) => code === 'type_never_seen')).toMatchObject([
    { node_id: null, message: expect.stringContaining('the attribute visits with a number') },
    { node_id: nodes.recent, message: expect.stringContaining('the attribute joined with a date or a time') },
  ]);
});
