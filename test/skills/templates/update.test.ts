import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const GREETING = {
  name: 'Welcome',
  body: 'Hi {{ first_name }}, welcome!',
  variables: [{ name: 'first_name', fallback: 'there' }],
};

test('templates.update creates a version for a new text or new variables, but not for a new name or locale', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', GREETING);
  await call('templates.setState', { template_id: template.id, state: 'approved' });
  expect(
    (await call('templates.update', { template_id: template.id, name: 'Hello', locale: 'en-GB', body: GREETING.body }))
      .template,
  ).toMatchObject({ name: 'Hello', locale: 'en-GB', version: 1, state: 'approved' });
  expect(
    (await call('templates.update', { template_id: template.id, body: 'Hello {{ first_name }}' })).template,
  ).toMatchObject({ version: 2, state: 'draft', body: 'Hello {{ first_name }}' });
  expect((await call('templates.update', { template_id: template.id, variables: [] })).template).toMatchObject({
    version: 3,
  });
  const { versions } = await call('templates.get', { template_id: template.id });
  expect(versions.map(({ version, body }) => [version, body])).toEqual([
    [3, 'Hello {{ first_name }}'],
    [2, 'Hello {{ first_name }}'],
    [1, GREETING.body],
  ]);
  expect((await call('templates.render', { template_id: template.id, version: 1, vars: {} })).text).toBe(
    'Hi there, welcome!',
  );
});

test('templates.update accepts one of two concurrent calls with the same expected_version', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', GREETING);
  const outcomes = await Promise.allSettled(
    ['A', 'B'].map((body) => call('templates.update', { template_id: template.id, body, expected_version: 1 })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { data: { reason: 'version_conflict' } },
  });
});

test('templates.update accepts one of three concurrent calls that rename templates to the same name', async () => {
  const { call } = await app.account();
  const created = await Promise.all(['A', 'B', 'C'].map((name) => call('templates.create', { ...GREETING, name })));
  const outcomes = await Promise.allSettled(
    created.map(({ template }) => call('templates.update', { template_id: template.id, name: 'Same' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ data: { reason: 'name_taken' } });
});
