import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PROOF = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;
const ABSENT = 'con_01jd000000000000000000zzzz';

async function walk(call: TestAccount['call'], params: Record<string, unknown>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const page: { items: { phone: string }[]; next_cursor: string | null } = await call('contacts.list', {
      ...params,
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.items.map(({ phone }) => phone));
    cursor = page.next_cursor;
  }
  return seen;
}

test('contacts.upsert creates once and then changes only what is given', async () => {
  const { call } = await app.account();
  const made = await call('contacts.upsert', {
    phone: '(202) 555-0101',
    external_id: 'e1',
    first_name: 'Ada',
    attributes: { city: 'Paris', age: 36 },
    tags: ['VIP'],
  });
  expect(made).toMatchObject({
    created: true,
    contact: {
      phone: '+12025550101',
      country: 'US',
      tags: ['VIP'],
      consent: { status: 'none', suppressed: false },
      version: 1,
    },
  });
  const changed = await call('contacts.upsert', {
    external_id: 'e1',
    last_name: 'Lovelace',
    attributes: { age: null, pet: true },
    tags: ['vip', 'New'],
  });
  expect(changed).toMatchObject({
    created: false,
    contact: { id: made.contact.id, first_name: 'Ada', last_name: 'Lovelace', tags: ['New', 'VIP'], version: 2 },
  });
  expect(changed.contact.attributes).toEqual({ city: 'Paris', pet: true });
  expect((await call('contacts.upsert', { external_id: 'e1', first_name: null })).contact.first_name).toBeNull();
});

test('contacts.upsert keeps one contact when many callers race for a number', async () => {
  const { call } = await app.account();
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      call('contacts.upsert', {
        phone: '+12025550102',
        external_id: index % 2 ? 'race' : undefined,
        attributes: { [`a${index}`]: index },
      } as never),
    ),
  );
  expect(new Set(made.map(({ contact }) => contact.id)).size).toBe(1);
  expect(made.filter(({ created }) => created)).toHaveLength(1);
  const { contact } = await call('contacts.get', { phone: '+12025550102' });
  expect(Object.keys(contact.attributes)).toHaveLength(8);
  expect(contact.external_id).toBe('race');
});

test('contacts.upsert lets one of two writers with the same expected_version win', async () => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550103' });
  const answers = await Promise.allSettled(
    ['A', 'B'].map((name) => call('contacts.upsert', { phone: '+12025550103', first_name: name, expected_version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: -32002, data: { reason: 'version_conflict' } },
  });
});

test('contacts.upsert never moves a contact to another number by its external id', async () => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550104', external_id: 'mine' });
  await call('contacts.upsert', { phone: '+12025550105' });
  for (const phone of ['+12025550105', '+12025550106']) {
    await expect(call('contacts.upsert', { phone, external_id: 'mine' })).rejects.toMatchObject({
      code: -32002,
      data: { reason: 'external_id_taken' },
    });
  }
});

test.each([
  [{ phone: '12' }, '/phone'],
  [{}, '/phone'],
  [{ external_id: 'nobody' }, '/phone'],
  [{ phone: '+12025550107', timezone: 'Mars/Olympus' }, '/timezone'],
  [{ phone: '+12025550107', email: 'not a mail' }, '/email'],
  [{ phone: '+12025550107', attributes: { 'a b': 1 } }, '/attributes/a b'],
])('contacts.upsert refuses %j and names %s', async (params, path) => {
  const { call } = await app.account();
  await expect(call('contacts.upsert', params)).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test('contacts.upsert with dry_run answers as if it had happened and keeps nothing', async () => {
  const { call } = await app.account();
  expect(await call('contacts.upsert', { phone: '+12025550108', tags: ['T'], dry_run: true })).toMatchObject({
    created: true,
    dry_run: true,
  });
  await expect(call('contacts.get', { phone: '+12025550108' })).rejects.toMatchObject({ code: -32001 });
  expect((await call('tags.list', {})).items).toEqual([]);
});

test('contacts.get wants exactly one name of a contact', async () => {
  const { call } = await app.account();
  await expect(call('contacts.get', {})).rejects.toMatchObject({ code: -32602 });
  await expect(call('contacts.get', { contact_id: ABSENT, phone: '+12025550101' })).rejects.toMatchObject({
    code: -32602,
  });
});

test('contacts.list walks all pages once, whichever filter drives it', async () => {
  const { call } = await app.account();
  const phones = Array.from({ length: 7 }, (_, index) => `+120255501${20 + index}`);
  for (const [index, phone] of phones.entries()) {
    await call('contacts.upsert', {
      phone,
      first_name: index < 5 ? 'Zoë' : 'Max',
      external_id: `x-${index}`,
      ...(index % 2 === 0 ? { tags: ['even'] } : {}),
    });
  }
  const even = phones.filter((_, index) => index % 2 === 0);
  expect((await walk(call, {})).sort()).toEqual(phones);
  expect((await walk(call, { tag: 'EVEN' })).sort()).toEqual(even);
  expect((await walk(call, { query: 'zO' })).sort()).toEqual(phones.slice(0, 5));
  expect((await walk(call, { query: 'ZOË', tag: 'even' })).sort()).toEqual(even.slice(0, 3));
  expect(await walk(call, { query: '+12025550126' })).toEqual([phones[6]]);
  expect(await walk(call, { query: 'X-3' })).toEqual([phones[3]]);
  expect(await walk(call, { consent_status: 'opted_in' })).toEqual([]);
  const list = (await call('contacts.list', { tag: 'even', limit: 1 })).items[0];
  expect(list?.tags).toEqual(['even']);
});

test('contacts.optIn refuses consent without its proof and names all that is missing', async () => {
  const { call } = await app.account();
  await expect(call('contacts.optIn', { phone: '+12025550130' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/source' }, { path: '/captured_at' }, { path: '/evidence' }] },
  });
  await expect(
    call('contacts.optIn', { phone: '+12025550130', ...PROOF, captured_at: '2099-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path: '/captured_at' }] } });
  await expect(call('contacts.get', { phone: '+12025550130' })).rejects.toMatchObject({ code: -32001 });
});

test('contacts.optIn makes a contact of a new number and keeps the proof with a hash of what was agreed to', async () => {
  const { call } = await app.account();
  const given = await call('contacts.optIn', {
    phone: '+12025550131',
    ...PROOF,
    evidence: { form_id: 7 },
    disclosure_text: 'test',
  });
  expect(given).toMatchObject({
    status: 'opted_in',
    contact_created: true,
    changed: true,
    consent_entry: {
      scope: 'all',
      sealed: false,
      seq: null,
      hash: null,
      disclosure_text_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      evidence: { evidence: { form_id: 7 }, disclosure_text: 'test' },
    },
  });
  expect((await call('contacts.get', { contact_id: given.contact_id })).contact.consent).toEqual({
    status: 'opted_in',
    method: 'web_form',
    changed_at: '2026-01-01T00:00:00.000Z',
    suppressed: false,
    ended_programs: [],
  });
});

test('an opt-out is lifted by newer consent only, which lifts the suppression with it', async () => {
  const { call } = await app.account();
  const phone = '+12025550132';
  await call('contacts.optIn', { phone, ...PROOF });
  const out = await call('contacts.optOut', { phone });
  expect(out).toMatchObject({ status: 'opted_out', changed: true, recalled: 0 });
  expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
    status: 'opted_out',
    suppressed: true,
  });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'evidence_older_than_opt_out' },
  });
  app.clock.advance(60_000);
  const back = await call('contacts.optIn', { phone, ...PROOF, captured_at: app.clock.now.toISOString() });
  expect(back).toMatchObject({ status: 'opted_in', changed: true, contact_created: false });
  expect((await call('contacts.get', { phone })).contact.consent).toMatchObject({
    status: 'opted_in',
    suppressed: false,
  });
});

test('contacts.optOut holds for a number that is no contact, also when it becomes one', async () => {
  const { call } = await app.account();
  const phone = '+12025550133';
  expect(await call('contacts.optOut', { phone })).toMatchObject({
    contact_id: null,
    status: 'opted_out',
    changed: true,
  });
  expect(await call('contacts.optOut', { phone })).toMatchObject({ changed: false });
  expect((await call('contacts.upsert', { phone })).contact.consent).toMatchObject({
    status: 'opted_out',
    suppressed: true,
  });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({ code: -32002 });
});

test('a refused opt-in of a new number leaves no contact behind', async () => {
  const { call } = await app.account();
  const phone = '+12025550134';
  await call('contacts.optOut', { phone });
  await expect(call('contacts.optIn', { phone, ...PROOF })).rejects.toMatchObject({ code: -32002 });
  await expect(call('contacts.get', { phone })).rejects.toMatchObject({ code: -32001 });
});

test('contacts.optOut takes back what waits for the number, in the same transaction', async () => {
  const { call, accountId } = await app.account();
  const phone = '+12025550135';
  await app.parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, lane, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, decision, attempt, due_at, carrier, created_at)
     VALUES ($1, 'msg_waiting', $1, 'single', 'num_x', '+12025550100', $2, 'Hi', 'GSM-7', 1, 1, 'marketing', 'queued', '{}', 0, now(), 'simulator', now())`,
    [accountId, phone],
  );
  const state = async () =>
    (await app.parts.database.pool.query('SELECT state FROM messages WHERE tenant_id = $1', [accountId])).rows[0].state;
  expect(await call('contacts.optOut', { phone, dry_run: true })).toMatchObject({ recalled: 1, dry_run: true });
  expect(await state()).toBe('queued');
  expect(await call('contacts.optOut', { phone })).toMatchObject({ recalled: 1 });
  expect(await state()).toBe('canceled');
});

test('contacts.consentHistory has every change once, in pages', async () => {
  const { call } = await app.account();
  const phone = '+12025550136';
  const { contact_id: id } = await call('contacts.optIn', { phone, ...PROOF });
  app.clock.advance(1000);
  await call('contacts.optOut', { contact_id: id, reason: 'complaint' });
  app.clock.advance(1000);
  await call('contacts.optIn', { contact_id: id, ...PROOF, captured_at: app.clock.now.toISOString() });
  const first = await call('contacts.consentHistory', { contact_id: id, limit: 2 });
  const rest = await call('contacts.consentHistory', { phone, limit: 2, cursor: first.next_cursor as string });
  expect([...first.items, ...rest.items].map(({ status }) => status)).toEqual(['opted_in', 'opted_out', 'opted_in']);
  expect(first.items[1]).toMatchObject({ contact_id: id, evidence: { reason: 'complaint' }, sealed: false });
  expect(rest.next_cursor).toBeNull();
});

test('contacts of another account answer like contacts that do not exist', async () => {
  const [mine, other] = [await app.account(), await app.account()];
  const { contact } = await other.call('contacts.upsert', { phone: '+12025550137', external_id: 'theirs' });
  for (const id of [contact.id, ABSENT]) {
    await expect(mine.call('contacts.get', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.optIn', { contact_id: id, ...PROOF })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.optOut', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
    await expect(mine.call('contacts.consentHistory', { contact_id: id })).rejects.toMatchObject({ code: -32001 });
  }
  await expect(mine.call('contacts.get', { external_id: 'theirs' })).rejects.toMatchObject({ code: -32001 });
  expect((await mine.call('contacts.upsert', { phone: '+12025550137', external_id: 'theirs' })).created).toBe(true);
  expect((await mine.call('contacts.list', {})).items).toHaveLength(1);
});
