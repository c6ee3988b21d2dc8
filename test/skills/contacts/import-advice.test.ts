import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('without a column of phone numbers the answer names the one whose values look like them', async () => {
  const { call } = await app.account();
  const contacts = [
    { Nr: 10_000_000_001, Kontakt: '(202) 555-0143' },
    { Nr: 10_000_000_002, Kontakt: '202-555-0144' },
  ];
  expect(await call('contacts.import', { contacts })).toMatchObject({
    created: 0,
    warnings: [{ code: 'phone_column_unknown', message: expect.stringContaining('"Kontakt"') }],
  });
});

test('rows of customers with new numbers are counted with their positions, and lead to merges', async () => {
  const { call } = await app.account();
  const [old, known, unknown] = ['+12025550121', '+12025550122', '+12025550123'];
  const owner = (await call('contacts.upsert', { phone: old, external_id: 'a' })).contact.id;
  await call('contacts.upsert', { phone: '+12025550120', external_id: 'b' });
  const winner = (await call('contacts.upsert', { phone: known })).contact.id;
  const contacts = [
    { phone: '+12025550119' },
    { phone: known, external_id: 'a' },
    { phone: unknown, external_id: 'b' },
  ];
  expect(await call('contacts.import', { contacts })).toMatchObject({
    rejected: [
      { row: 1, code: 'external_id_taken' },
      { row: 2, code: 'external_id_taken' },
    ],
    warnings: [
      {
        code: 'contacts_with_new_number',
        message: expect.stringMatching(/^2 rows .* Rows: 1, 2\.$/),
        next_actions: [
          { skill: 'contacts.merge', params: { winner_id: winner, loser_id: owner } },
          { skill: 'contacts.upsert', params: { phone: unknown } },
          { skill: 'contacts.merge', needs: [{ path: '/winner_id' }] },
        ],
      },
    ],
  });
});
