import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

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
      { phone: '+351912345678', first_name: 'Bob' },
      { phone: '+12025550112' },
    ],
    consent,
  });
  await account.call('billing.setLimits', { allowed_countries: ['PT', 'US'] });
  return account;
}

test('billing.estimate returns the exact credits that messages.send charges', async () => {
  const { call } = await withAudience();
  for (const params of [
    { text: 'Hi' },
    { text: 'Hi {{ first_name }}, your code is {{ code }}', vars: { code: '1234' } },
    { text: 'ż'.repeat(71) },
    { text: '€'.repeat(100) },
  ]) {
    for (const to of ['+12025550110', '+351912345678']) {
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

test('billing.estimate returns the cost of campaigns.preflight if every contact may receive the message', async () => {
  const { call } = await withAudience();
  const body = 'Hi {{ first_name | default: "there" }}! Reply STOP to opt out.';
  const { campaign } = await call('campaigns.create', { audience: { include: { all: true } }, name: 'Spring', body });
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

test('billing.estimate excludes contacts without the needed variables and includes those without consent', async () => {
  const { call } = await withAudience();
  await call('contacts.upsert', { phone: '+12025550113', first_name: 'No consent' });
  const estimated = await call('billing.estimate', {
    text: 'Hi {{ first_name }}',
    audience: { include: { all: true } },
  });
  expect(estimated.recipients).toBe(4);
});

test('billing.estimate applies include and exclude of an audience, and an empty audience is free', async () => {
  const { call } = await withAudience();
  const { contact } = await call('contacts.get', { phone: '+351912345678' });
  const only = { include: { contact_ids: [contact.id] } };
  expect(await call('billing.estimate', { text: 'Hi', audience: only })).toEqual({
    recipients: 1,
    segments: 1,
    credits: 4,
    by_country: { PT: 4 },
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

test('billing.estimate renders the given template', async () => {
  const { call } = await withAudience();
  const { template } = await call('templates.create', { name: 'Long', body: 'x'.repeat(161) });
  expect(await call('billing.estimate', { template_id: template.id, to: '+12025550110' })).toMatchObject({
    segments: 2,
    credits: 2,
  });
});

test.each([
  ['neither to nor audience', { text: 'Hi' }, '/to'],
  ['both to and audience', { text: 'Hi', to: '+12025550110', audience: { include: { all: true } } }, '/to'],
  ['a number that cannot receive messages', { text: 'Hi', to: '12' }, '/to'],
  ['a number without a country', { text: 'Hi', to: 'unknown' }, '/to'],
  ['neither `text` nor `template_id`', { to: '+12025550110' }, '/text'],
  ['both `text` and `template_id`', { text: 'Hi', template_id: 'tpl_1', to: '+12025550110' }, '/text'],
  ['content that is not valid Liquid', { text: 'Hi {{ first_name', to: '+12025550110' }, '/text'],
  ['values for an audience', { text: 'Hi', vars: { a: 1 }, audience: { include: { all: true } } }, '/vars'],
  ['content longer than 5000 characters', { text: 'x'.repeat(5001), to: '+12025550110' }, '/text'],
])('billing.estimate rejects %s and names the param', async (_what, params, path) => {
  const { call } = await app.account();
  await expect(call('billing.estimate', params as { text: string })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test.each([
  ['a value is missing', 'Hi {{ nickname }}', 'missing_variable'],
  ['it has more than ten segments', 'ż'.repeat(671), 'too_long'],
  ['it is empty', '   ', 'empty_text'],
])('billing.estimate rejects a message with the reason: %s', async (_reason, text, reason) => {
  const { call } = await app.account();
  await expect(call('billing.estimate', { text, to: '+12025550110' })).rejects.toMatchObject({
    code: -32002,
    data: { reason },
  });
});

test('billing.estimate treats lists, tags and templates of another account as unknown', async () => {
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

const cost = (query: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}/api/billing/cost?${new URLSearchParams(query).toString()}`, { headers });
const bearer = ({ key }: TestAccount): Record<string, string> => ({ authorization: `Bearer ${key}` });
const QUERY = { text: 'Your table is ready', to: '+351912345678' };

test('GET /api/billing/cost returns the result of billing.estimate', async () => {
  const account = await app.account();
  const response = await cost(QUERY, bearer(account));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(await account.call('billing.estimate', QUERY));
  expect((await cost(QUERY, { 'x-api-key': account.key })).status).toBe(200);
});

test('GET /api/billing/cost maps the errors of billing.estimate to HTTP statuses', async () => {
  const account = await app.account();
  expect((await cost({ text: 'Hi' }, bearer(account))).status).toBe(400);
  expect((await cost({ to: '+12025550110' }, bearer(account))).status).toBe(400);
  const missing = await cost({ text: 'Hi {{ nickname }}', to: '+12025550110' }, bearer(account));
  expect(missing.status).toBe(422);
  expect(await missing.json()).toMatchObject({ error: { code: -32002, data: { reason: 'missing_variable' } } });
});

test('GET /api/billing/cost requires a valid key', async () => {
  expect((await cost(QUERY)).status).toBe(401);
  expect((await cost(QUERY, { authorization: `Bearer tern_live_${'x'.repeat(43)}` })).status).toBe(401);
  expect((await cost(QUERY, { cookie: 'tern_session=made.up' })).status).toBe(401);
});

test('GET /api/billing/cost requires a key with the billing permission', async () => {
  const account = await app.account();
  const { api_key: contactsKey } = await account.call('agent.createKey', {
    name: 'contacts only',
    permissions: ['contacts'],
  });
  const response = await cost(QUERY, { 'x-api-key': contactsKey as string });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_permissions' } });
});

async function signIn(account: TestAccount): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer(account) });
  expect(response.status).toBe(201);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] as string;
}

test('a session works for helper routes only from pages of the same origin', async () => {
  const account = await app.account();
  const cookie = await signIn(account);
  expect((await cost(QUERY, { cookie })).status).toBe(200);
  expect((await cost(QUERY, { cookie, origin: app.url })).status).toBe(200);
  expect((await cost(QUERY, { cookie, origin: 'https://evil.example' })).status).toBe(401);
  expect((await cost(QUERY, { cookie, origin: 'null' })).status).toBe(401);
});

test('a session ends after twelve hours, or when its key is revoked', async () => {
  const account = await app.account();
  const { api_key: other, key_id: keyId } = await account.call('agent.createKey', {
    name: 'for a browser',
    permissions: ['billing'],
  });
  const opened = await fetch(`${app.url}/api/auth/session`, {
    method: 'POST',
    headers: { 'x-api-key': other as string },
  });
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string;
  expect((await cost(QUERY, { cookie })).status).toBe(200);
  await account.call('agent.revokeKey', { key_id: keyId });
  expect((await cost(QUERY, { cookie })).status).toBe(401);
  const old = await signIn(account);
  app.clock.advance(12 * 3_600_000);
  expect((await cost(QUERY, { cookie: old })).status).toBe(401);
});

test('a session cannot call skills at /rpc, for any origin', async () => {
  const account = await app.account();
  const cookie = await signIn(account);
  for (const origin of [app.url, 'https://evil.example', undefined]) {
    const { status, body } = await app.post(
      { jsonrpc: '2.0', id: 1, method: 'billing.balance', params: {} },
      { cookie, ...(origin === undefined ? {} : { origin }) },
    );
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: { code: -32000 } });
  }
});

test('the session cookie is HttpOnly, SameSite=Strict and limited to /api', async () => {
  const account = await app.account();
  const response = await fetch(`${app.url}/api/auth/session`, { method: 'POST', headers: bearer(account) });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/api; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  expect(cookie).not.toContain(account.key);
  const closed = await fetch(`${app.url}/api/auth/session`, { method: 'DELETE' });
  expect(closed.status).toBe(204);
  expect(closed.headers.get('set-cookie')).toMatch(/^tern_session=;.*Max-Age=0/);
});
