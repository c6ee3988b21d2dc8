import { parsePhone } from '../../src/domain/phone.ts';
import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A second sender beside the default one, as a carrier of the operator would bring it. */
async function addNumber({ accountId }: TestAccount, id: string, phone: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
     VALUES ($1, $2, $1, $3, 'US', 'long_code', 'active', false, 'simulator', 'unassigned', 10, now(), now())`,
    [accountId, id, phone],
  );
}

async function addMessage({ accountId }: TestAccount, numberId: string, state: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, lane, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, attempt, due_at, carrier, created_at)
     VALUES ($1, 'msg_' || $3, $1, $2, $2, '+12025550200', '+12025550143', 'Hi', 'GSM-7', 1, 1, 'marketing', $3, '{}', 0, now(), 'simulator', now())`,
    [accountId, numberId, state],
  );
}

async function addCampaign({ accountId }: TestAccount, numberId: string, state: string): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO campaigns (tenant_id, id, account_id, name, state, purpose, body, audience, number_id, paced_until, fanout_cursor, fanout_done, audience_count, created_at, updated_at, version)
     VALUES ($1, 'cmp_' || $3, $1, 'Spring', $3, 'marketing', 'Hi', '{"include": {"all": true}}', $2, now(), '', false, 0, now(), now(), 1)`,
    [accountId, numberId, state],
  );
}

test('phone-numbers.ensureDefault gives 64 callers at once the same number, made once', async () => {
  // More than once: while the first callers open connections, they hardly run beside each other.
  for (let round = 0; round < 4; round += 1) {
    const { call } = await app.account();
    const answers = await Promise.all(Array.from({ length: 64 }, () => call('phone-numbers.ensureDefault', {})));
    expect(new Set(answers.map(({ number }) => number.id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await call('phone-numbers.list', {})).items).toHaveLength(1);
  }
});

test('phone-numbers.ensureDefault never hands one phone to two accounts', async () => {
  const accounts = await Promise.all(Array.from({ length: 12 }, () => app.account()));
  const numbers = await Promise.all(
    accounts.map(({ call }) => call('phone-numbers.ensureDefault', { area_code: '415' })),
  );
  expect(new Set(numbers.map(({ number }) => number.phone)).size).toBe(12);
});

test('phone-numbers.ensureDefault keeps to the area code', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', { area_code: '212' });
  expect(number).toMatchObject({
    country: 'US',
    type: 'long_code',
    state: 'active',
    is_default: true,
    carrier: 'simulator',
  });
  expect(number.phone).toMatch(/^\+1212555\d{4}$/);
});

test.each([
  ['is not in use', { area_code: '911' }],
  ['is of another country', { area_code: '416' }],
  ['is asked for where there are none', { country: 'GB', area_code: '202' }],
  ['is asked for toll-free numbers', { type: 'toll_free', area_code: '202' }],
] as const)('phone-numbers.ensureDefault refuses an area code that %s', async (_why, params) => {
  const { call } = await app.account();
  await expect(call('phone-numbers.ensureDefault', params)).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/area_code' }] },
  });
  expect((await call('phone-numbers.list', {})).items).toEqual([]);
});

test.each(['GB', 'FR', 'DE', 'AU', 'CA', 'BR', 'IN'])(
  'phone-numbers.ensureDefault gets a number that is one of %s',
  async (country) => {
    const { call } = await app.account();
    const { number } = await call('phone-numbers.ensureDefault', { country });
    expect(number.country).toBe(country);
    expect(parsePhone(number.phone)).toMatchObject({ ok: true, country });
  },
);

test('phone-numbers.ensureDefault says what can be had when there is no number of the kind', async () => {
  const { call } = await app.account();
  const refused = call('phone-numbers.ensureDefault', { country: 'DE', type: 'short_code' });
  await expect(refused).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'no_number_available', next_actions: [{ params: { country: 'US' } }] },
  });
  expect((await call('phone-numbers.ensureDefault', { country: 'US', type: 'short_code' })).number.phone).toMatch(
    /^\d{5,6}$/,
  );
});

test('phone-numbers.ensureDefault keeps nothing of a dry run', async () => {
  const { call } = await app.account();
  expect(await call('phone-numbers.ensureDefault', { dry_run: true })).toMatchObject({ created: true, dry_run: true });
  expect((await call('phone-numbers.list', {})).items).toEqual([]);
});

test('phone-numbers.assign moves the default, and there is always exactly one', async () => {
  const account = await app.account();
  const { number: first } = await account.call('phone-numbers.ensureDefault', {});
  await addNumber(account, 'num_second', '+12025550201');
  const { number } = await account.call('phone-numbers.assign', { number_id: 'num_second', is_default: true });
  expect(number.is_default).toBe(true);
  expect((await account.call('phone-numbers.ensureDefault', {})).number.id).toBe('num_second');
  const { items } = await account.call('phone-numbers.list', {});
  expect(items.map(({ id, is_default }) => [id, is_default])).toEqual([
    [first.id, false],
    ['num_second', true],
  ]);
});

test('phone-numbers.assign lets callers race for the default: nobody fails and one number wins', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const ids = ['num_a', 'num_b', 'num_c', 'num_d'];
  for (const [index, id] of ids.entries()) await addNumber(account, id, `+1202555021${index}`);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(ids.map((id) => account.call('phone-numbers.assign', { number_id: id, is_default: true })));
    const { items } = await account.call('phone-numbers.list', {});
    expect(items.filter(({ is_default }) => is_default)).toHaveLength(1);
  }
});

test('phone-numbers.assign binds to a program, leaves what is not named, and unbinds with null', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', {});
  const { program } = await call('program.create', {
    name: 'News',
    brand: 'Acme',
    purpose: 'news',
    frequency: 'weekly',
    privacy_url: 'https://acme.example/privacy',
    terms_url: 'https://acme.example/terms',
  });
  expect((await call('phone-numbers.assign', { number_id: number.id, program_id: program.id })).number).toMatchObject({
    program_id: program.id,
    assignment: 'assigned',
    is_default: true,
  });
  expect((await call('phone-numbers.assign', { number_id: number.id, is_default: true })).number.program_id).toBe(
    program.id,
  );
  expect((await call('phone-numbers.assign', { number_id: number.id, program_id: null })).number).toMatchObject({
    program_id: null,
    assignment: 'unassigned',
  });
});

test('phone-numbers.assign refuses a number that was given back', async () => {
  const { call } = await app.account();
  const { number } = await call('phone-numbers.ensureDefault', {});
  await call('phone-numbers.release', { number_id: number.id });
  await expect(call('phone-numbers.assign', { number_id: number.id, is_default: true })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'number_released' },
  });
});

test.each(['queued', 'scheduled', 'held', 'submitting'])(
  'phone-numbers.release is refused while a text is %s',
  async (state) => {
    const account = await app.account();
    const { number } = await account.call('phone-numbers.ensureDefault', {});
    await addMessage(account, number.id, state);
    await expect(account.call('phone-numbers.release', { number_id: number.id })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'number_in_use' },
    });
  },
);

test.each(['scheduled', 'running', 'paused'])(
  'phone-numbers.release is refused while a campaign that uses it is %s',
  async (state) => {
    const account = await app.account();
    const { number } = await account.call('phone-numbers.ensureDefault', {});
    await addCampaign(account, number.id, state);
    await expect(account.call('phone-numbers.release', { number_id: number.id })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'number_in_use' },
    });
  },
);

test('phone-numbers.release keeps a released number listed, lets go of the default, and is the same when repeated', async () => {
  const account = await app.account();
  const { call } = account;
  const { number } = await call('phone-numbers.ensureDefault', {});
  await addMessage(account, number.id, 'delivered');
  await addCampaign(account, number.id, 'completed');
  const released = await call('phone-numbers.release', { number_id: number.id });
  expect(released.number).toMatchObject({ id: number.id, state: 'released', is_default: false });
  app.clock.advance(60_000);
  expect(await call('phone-numbers.release', { number_id: number.id })).toEqual(released);
  expect((await call('phone-numbers.list', {})).items).toEqual([released.number]);
  expect((await call('phone-numbers.list', { state: 'active' })).items).toEqual([]);
  const next = await call('phone-numbers.ensureDefault', {});
  expect(next.created).toBe(true);
  expect(next.number.phone).not.toBe(number.phone);
});

test('phone-numbers.list walks all numbers once, whatever the page size', async () => {
  const account = await app.account();
  const ids = ['num_1', 'num_2', 'num_3', 'num_4', 'num_5'];
  for (const [index, id] of ids.entries()) await addNumber(account, id, `+1202555022${index}`);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: { items: { id: string }[]; next_cursor: string | null } = await account.call('phone-numbers.list', {
      limit: 2,
      ...(cursor ? { cursor } : {}),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(ids);
});

test('numbers of another account answer as if they did not exist', async () => {
  const [mine, theirs] = await Promise.all([app.account(), app.account()]);
  const { number } = await theirs.call('phone-numbers.ensureDefault', {});
  for (const id of [number.id, 'num_01jd000000000000000000zzzz']) {
    await expect(mine.call('phone-numbers.assign', { number_id: id, is_default: true })).rejects.toMatchObject({
      code: -32001,
      message: expect.stringContaining('no such number'),
    });
    await expect(mine.call('phone-numbers.release', { number_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  expect((await mine.call('phone-numbers.list', {})).items).toEqual([]);
  expect((await theirs.call('phone-numbers.list', {})).items).toMatchObject([
    { id: number.id, state: 'active', is_default: true },
  ]);
});
