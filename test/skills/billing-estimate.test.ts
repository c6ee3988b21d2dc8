import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const consent = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
  evidence: { form: 'signup' },
} as const;

async function withAudience(): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.import', {
    contacts: [
      { phone: '+12025550110', first_name: 'Ada' },
      { phone: '+12025550111', first_name: 'Zoë Ł' },
      { phone: '+447700900123', first_name: 'Bob' },
      { phone: '+12025550112' },
    ],
    consent,
  });
  return account;
}

test('billing.estimate says to the credit what messages.send then books', async () => {
  const { call } = await withAudience();
  for (const params of [
    { text: 'Hi' },
    { text: 'Hi {{ first_name }}, your code is {{ code }}', vars: { code: '1234' } },
    { text: 'ż'.repeat(71) },
    { text: '€'.repeat(100) },
  ]) {
    for (const to of ['+12025550110', '+447700900123']) {
      const before = (await call('billing.balance', {})).posted;
      const estimated = await call('billing.estimate', { ...params, to });
      const sent = await call('messages.send', { ...params, to });
      expect(estimated).toMatchObject({
        recipients: 1,
        segments: sent.segments,
        credits: sent.credits,
        encoding: sent.encoding,
      });
      expect(before - (await call('billing.balance', {})).posted).toBe(estimated.credits);
    }
  }
});

test('billing.estimate prices an audience as campaigns.preflight does when everybody may get the text', async () => {
  const { call } = await withAudience();
  const body = 'Hi {{ first_name | default: "there" }}! Reply STOP to opt out.';
  const { campaign } = await call('campaigns.create', { name: 'Spring', body });
  const { cost, audience } = await call('campaigns.preflight', { campaign_id: campaign.id });
  const estimated = await call('billing.estimate', { text: body, audience: { include: { all: true } } });
  expect(estimated).toEqual({
    recipients: audience.eligible,
    segments: cost.segments,
    credits: cost.credits,
    by_country: cost.by_country,
    encoding: 'UCS-2',
  });
});

test('billing.estimate leaves out whom the text cannot be rendered for, and counts those without consent', async () => {
  const { call } = await withAudience();
  await call('contacts.upsert', { phone: '+12025550113', first_name: 'No consent' });
  const estimated = await call('billing.estimate', {
    text: 'Hi {{ first_name }}',
    audience: { include: { all: true } },
  });
  expect(estimated.recipients).toBe(4);
});

test('billing.estimate keeps to the parts of an audience, and of nobody costs nothing', async () => {
  const { call } = await withAudience();
  const { contact } = await call('contacts.get', { phone: '+447700900123' });
  const only = { include: { contact_ids: [contact.id] } };
  expect(await call('billing.estimate', { text: 'Hi', audience: only })).toEqual({
    recipients: 1,
    segments: 1,
    credits: 4,
    by_country: { GB: 4 },
    encoding: 'GSM-7',
  });
  expect(
    (await call('billing.estimate', { text: 'Hi', audience: { include: { all: true }, exclude: only.include } }))
      .by_country,
  ).toEqual({ US: 3 });
  expect(await call('billing.estimate', { text: 'Hi', audience: { include: {} } })).toEqual({
    recipients: 0,
    segments: 0,
    credits: 0,
    by_country: {},
    encoding: null,
  });
});

test('billing.estimate takes a template, and follows it', async () => {
  const { call } = await withAudience();
  const { template } = await call('templates.create', { name: 'Long', body: 'x'.repeat(161) });
  expect(await call('billing.estimate', { template_id: template.id, to: '+12025550110' })).toMatchObject({
    segments: 2,
    credits: 2,
  });
});

test.each([
  ['neither a number nor an audience', { text: 'Hi' }, '/to'],
  ['a number and an audience', { text: 'Hi', to: '+12025550110', audience: { include: { all: true } } }, '/to'],
  ['a number that cannot get texts', { text: 'Hi', to: '12' }, '/to'],
  ['a number without a country', { text: 'Hi', to: 'nobody' }, '/to'],
  ['neither a text nor a template', { to: '+12025550110' }, '/text'],
  ['a text and a template', { text: 'Hi', template_id: 'tpl_1', to: '+12025550110' }, '/text'],
  ['a text that is not Liquid', { text: 'Hi {{ first_name', to: '+12025550110' }, '/text'],
  ['values for an audience', { text: 'Hi', vars: { a: 1 }, audience: { include: { all: true } } }, '/vars'],
  ['a text that is too long to read', { text: 'x'.repeat(5001), to: '+12025550110' }, '/text'],
])('billing.estimate refuses %s and names the param', async (_what, params, path) => {
  const { call } = await app.account();
  await expect(call('billing.estimate', params as { text: string })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test.each([
  ['a value is missing', 'Hi {{ nickname }}', 'missing_variable'],
  ['it takes more than ten segments', 'ż'.repeat(671), 'too_long'],
  ['there is nothing in it', '   ', 'empty_text'],
])('billing.estimate says why a text has no price: %s', async (_why, text, reason) => {
  const { call } = await app.account();
  await expect(call('billing.estimate', { text, to: '+12025550110' })).rejects.toMatchObject({
    code: -32002,
    data: { reason },
  });
});

test('lists, tags and templates of another account answer as if they did not exist', async () => {
  const [mine, theirs] = await Promise.all([app.account(), withAudience()]);
  const { list } = await theirs.call('lists.create', { name: 'Theirs' });
  const { tag } = await theirs.call('tags.create', { name: 'Theirs' });
  const { template } = await theirs.call('templates.create', { name: 'Theirs', body: 'Hi' });
  for (const include of [
    { list_ids: [list.id] },
    { tag_ids: [tag.id] },
    { list_ids: ['lst_01jd000000000000000000zzzz'] },
  ]) {
    await expect(mine.call('billing.estimate', { text: 'Hi', audience: { include } })).rejects.toMatchObject({
      code: -32001,
    });
  }
  await expect(mine.call('billing.estimate', { template_id: template.id, to: '+12025550110' })).rejects.toMatchObject({
    code: -32001,
  });
  const { contact } = await theirs.call('contacts.get', { phone: '+12025550110' });
  expect(
    (await mine.call('billing.estimate', { text: 'Hi', audience: { include: { contact_ids: [contact.id] } } }))
      .recipients,
  ).toBe(0);
});
