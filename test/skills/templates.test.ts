import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ABSENT = 'tpl_01jd000000000000000000zzzz';
const GREETING = {
  name: 'Welcome',
  body: 'Hi {{ first_name }}, welcome!',
  variables: [{ name: 'first_name', fallback: 'there' }],
};

test('templates.create tells the size of the text and what a reader would point out', async () => {
  const { call } = await app.account();
  const made = await call('templates.create', {
    name: 'A',
    body: 'Hi {{ first_name }} from {{ attributes.city }}',
    variables: [{ name: 'first_name', fallback: 'you' }, { name: 'email' }],
  });
  expect(made).toMatchObject({
    template: { state: 'draft', locale: 'en', version: 1 },
    encoding: 'GSM-7',
    segments: 1,
  });
  expect(made.lint).toMatchObject([
    { rule: 'undeclared_variable', variable: 'attributes.city' },
    { rule: 'unused_variable', variable: 'email' },
  ]);
  expect(await call('templates.create', { name: 'B', body: 'x'.repeat(1531) })).toMatchObject({
    segments: 11,
    lint: [{ rule: 'too_long', severity: 'error' }],
  });
  expect(await call('templates.create', { name: 'C', body: `${'x'.repeat(120)}…` })).toMatchObject({
    encoding: 'UCS-2',
    segments: 2,
    lint: [{ rule: 'typographic_characters' }],
  });
});

test('templates.create refuses what is not Liquid, and names that are taken whatever their case', async () => {
  const { call } = await app.account();
  for (const body of ['Hi {{ first_name', '{% include "x" %}', '{{ a | nosuch }}']) {
    await expect(call('templates.create', { name: 'A', body })).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: '/body' }] },
    });
  }
  const made = await Promise.allSettled(
    ['Welcome', 'WELCOME', ' welcome'].map((name) => call('templates.create', { ...GREETING, name })),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: -32002, data: { reason: 'name_taken' } },
  });
});

test('templates.update makes a version of each new text, and none of a new name', async () => {
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

test('templates.update lets one of two writers with the same expected_version win', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', GREETING);
  const answers = await Promise.allSettled(
    ['A', 'B'].map((body) => call('templates.update', { template_id: template.id, body, expected_version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { data: { reason: 'version_conflict' } },
  });
});

test('two templates renamed to one name at once: one is refused, neither fails', async () => {
  const { call } = await app.account();
  const made = await Promise.all(['A', 'B', 'C'].map((name) => call('templates.create', { ...GREETING, name })));
  const answers = await Promise.allSettled(
    made.map(({ template }) => call('templates.update', { template_id: template.id, name: 'Same' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ data: { reason: 'name_taken' } });
});

test('templates.render never leaves a hole: what is missing is refused and named', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', {
    name: 'A',
    body: 'Hi {{ first_name }} {{ last_name }} in {{ attributes.city }}',
    variables: [{ name: 'last_name', fallback: 'X' }],
  });
  await expect(call('templates.render', { template_id: template.id })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'missing_variable', missing: ['first_name', 'attributes.city'] },
  });
  const { contact } = await call('contacts.upsert', { phone: '+447400123456', first_name: 'Ada' });
  await expect(call('templates.render', { template_id: template.id, contact_id: contact.id })).rejects.toMatchObject({
    data: { missing: ['attributes.city'] },
  });
  expect(
    await call('templates.render', {
      template_id: template.id,
      contact_id: contact.id,
      vars: { attributes: { city: 'Rome' } },
    }),
  ).toMatchObject({ text: 'Hi Ada X in Rome', encoding: 'GSM-7', segments: 1, missing: [], credits: 4 });
});

test('values are data: Liquid in the name of a contact is shown and never run', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', GREETING);
  const injected = '{{ phone }}{% if true %}x{% endif %}';
  const { contact } = await call('contacts.upsert', { phone: '+12025550110', first_name: injected });
  expect((await call('templates.render', { template_id: template.id, contact_id: contact.id })).text).toBe(
    `Hi ${injected}, welcome!`,
  );
  expect(
    (await call('templates.render', { template_id: template.id, vars: { first_name: '{{ secret }}', secret: 's' } }))
      .text,
  ).toBe('Hi {{ secret }}, welcome!');
});

test('templates.setState approves what could be sent, and an archived template is neither changed nor rendered', async () => {
  const { call } = await app.account();
  const { template } = await call('templates.create', { name: 'Long', body: 'x'.repeat(1531) });
  await expect(call('templates.setState', { template_id: template.id, state: 'approved' })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'not_sendable' },
  });
  expect(await call('templates.setState', { template_id: template.id, state: 'archived' })).toMatchObject({
    changed: true,
    template: { state: 'archived' },
  });
  expect(await call('templates.setState', { template_id: template.id, state: 'archived' })).toMatchObject({
    changed: false,
  });
  await expect(call('templates.update', { template_id: template.id, body: 'short' })).rejects.toMatchObject({
    data: { reason: 'template_archived' },
  });
  await expect(call('templates.render', { template_id: template.id })).rejects.toMatchObject({
    data: { reason: 'template_archived' },
  });
  await call('templates.setState', { template_id: template.id, state: 'draft' });
  await call('templates.update', { template_id: template.id, body: 'short' });
});

test.each(['draft', 'scheduled', 'running', 'paused'])(
  'a template stays while a campaign that is %s uses it',
  async (state) => {
    const { call, accountId } = await app.account();
    const { template } = await call('templates.create', GREETING);
    await app.parts.database.pool.query(
      `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, template_id, audience, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_1', $1, 'C', $2, 'marketing', $3, '{}', now(), '', false, 0, now(), now(), 1)`,
      [accountId, state, template.id],
    );
    const inUse = {
      code: -32002,
      data: {
        reason: 'in_use',
        next_actions: [{ skill: 'campaigns.get', params: { campaign_id: 'cmp_1' } }, { skill: 'campaigns.cancel' }],
      },
    };
    await expect(call('templates.delete', { template_id: template.id })).rejects.toMatchObject(inUse);
    await expect(call('templates.setState', { template_id: template.id, state: 'archived' })).rejects.toMatchObject(
      inUse,
    );
    await app.parts.database.pool.query("UPDATE campaigns SET state = 'completed' WHERE tenant_id = $1", [accountId]);
    expect(await call('templates.delete', { template_id: template.id })).toMatchObject({ deleted: true });
    await expect(call('templates.get', { template_id: template.id })).rejects.toMatchObject({ code: -32001 });
  },
);

test('templates.list walks all pages once and keeps what is asked for', async () => {
  const { call } = await app.account();
  for (const name of ['c', 'a', 'e', 'b', 'd'])
    await call('templates.create', { name, body: 'x', locale: name < 'd' ? 'en' : 'es' });
  const walk = async (params: Record<string, unknown>): Promise<string[]> => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { items: { name: string }[]; next_cursor: string | null } = await call('templates.list', {
        ...params,
        limit: 2,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    return seen;
  };
  expect(await walk({})).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await walk({ locale: 'es' })).toEqual(['d', 'e']);
  expect(await walk({ query: 'B' })).toEqual(['b']);
  expect(await walk({ state: 'approved' })).toEqual([]);
});

test('templates of another account answer like templates that do not exist', async () => {
  const [mine, other] = [await app.account(), await app.account()];
  const { template } = await other.call('templates.create', GREETING);
  const { contact } = await other.call('contacts.upsert', { phone: '+12025550110' });
  for (const id of [template.id, ABSENT]) {
    await expect(mine.call('templates.get', { template_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('templates.update', { template_id: id, name: 'X' })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('templates.render', { template_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('templates.setState', { template_id: id, state: 'approved' })).rejects.toMatchObject({
      code: -32001,
    });
    await expect(mine.call('templates.delete', { template_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  const own = await mine.call('templates.create', GREETING);
  await expect(
    mine.call('templates.render', { template_id: own.template.id, contact_id: contact.id }),
  ).rejects.toMatchObject({ code: -32001 });
});
