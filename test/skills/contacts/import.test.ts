import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
} as const;

/** Distinct valid numbers of the North American plan. */
const numbers = (count: number, from = 0): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      `+1202${300 + Math.floor((from + index) / 10_000)}${String((from + index) % 10_000).padStart(4, '0')}`,
  );
const rowsOf = (phones: readonly string[]) => phones.map((phone) => ({ phone }));

async function count(table: 'contacts' | 'consent_entries' | 'tags', tenantId: string): Promise<number> {
  const { rows } = await app.parts.database.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0].n;
}

test.each(['contacts', 'rows'] as const)(
  'contacts.import rejects 501 rows in the param %s and writes nothing',
  async (name) => {
    const { call, accountId } = await app.account();
    await expect(
      call('contacts.import', { [name]: rowsOf(numbers(501)), tags: ['T'], consent: {} }),
    ).rejects.toMatchObject({ code: 'import_batch_limit', data: { rpc_code: -32018, limit: 500, received: 501 } });
    expect([await count('contacts', accountId), await count('tags', accountId)]).toEqual([0, 0]);
  },
);

test('contacts.import accepts 500 rows, and importing them again changes nothing', async () => {
  const { call, accountId } = await app.account();
  const batch = {
    contacts: numbers(500).map((phone, index) => ({
      phone,
      external_id: `e${index}`,
      first_name: 'Ada',
      city: 'Paris',
    })),
    consent: CONSENT,
  };
  expect(await call('contacts.import', batch)).toMatchObject({
    total: 500,
    created: 500,
    updated: 0,
    consent_recorded: 500,
    rejected: [],
  });
  const repeated = await call('contacts.import', batch);
  expect(repeated).toMatchObject({
    total: 500,
    created: 0,
    updated: 0,
    unchanged: 500,
    consent_recorded: 0,
    rejected: [],
  });
  expect([await count('contacts', accountId), await count('consent_entries', accountId)]).toEqual([500, 500]);
  expect((await call('contacts.list', { limit: 1 })).items[0]).toMatchObject({
    version: 1,
    attributes: { city: 'Paris' },
    consent: { status: 'opted_in' },
  });
});

test('concurrent imports of the same numbers in any order succeed and create one contact per number', async () => {
  const { call, accountId } = await app.account();
  const phones = numbers(400);
  const orders = [phones, phones.toReversed(), phones, phones.toReversed()];
  const results = await Promise.all(
    orders.map((order, index) =>
      call('contacts.import', { contacts: order.map((phone) => ({ phone, [`a${index}`]: index })), consent: CONSENT }),
    ),
  );
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(400);
  expect(results.every(({ rejected }) => rejected.length === 0)).toBe(true);
  expect(await count('contacts', accountId)).toBe(400);
});

test('of concurrent imports with one external_id, one succeeds and the others reject the row', async () => {
  const { call } = await app.account();
  const phones = numbers(6);
  const results = await Promise.all(
    phones.map((phone) => call('contacts.import', { contacts: [{ phone, external_id: 'one' }] })),
  );
  expect(results.map(({ rows }) => rows[0]?.code ?? 'kept').sort()).toEqual([
    'external_id_taken',
    'external_id_taken',
    'external_id_taken',
    'external_id_taken',
    'external_id_taken',
    'kept',
  ]);
});

test('contacts.import keeps a contact with an invalid email address, and lists the address as dropped', async () => {
  const { call } = await app.account();
  const result = await call('contacts.import', {
    contacts: [
      { phone: '+12025550120', email: 'ada@example.com' },
      { phone: '+12025550121', email: 'none', first_name: 'Ben' },
      { phone: 'x', email: 'none' },
      { phone: '+12025550122', email: 'none', tags: ['tag_01jd000000000000000000zzzz'] },
    ],
    mapping: { phone: 'phone', email: 'email', first_name: 'first_name', tags: 'tags' },
  });
  expect(result.rejected.map(({ row, code }) => [row, code])).toEqual([
    [2, 'phone_invalid'],
    [3, 'tag_unknown'],
  ]);
  expect(result.dropped).toEqual([{ row: 1, code: 'email_invalid', field: 'email' }]);
  const { contact } = await call('contacts.get', { contact_id: result.rows[1]?.contact_id });
  expect(contact).toMatchObject({ phone: '+12025550121', first_name: 'Ben', email: null });
});

test('contacts.import reports rejected rows with index, code and field, and imports the others', async () => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550110', external_id: 'taken' });
  const invalid: [row: Record<string, unknown>, code: string, field: string][] = [
    [{ first_name: 'Ada' }, 'phone_missing', 'phone'],
    [{ phone: '12' }, 'phone_invalid', 'phone'],
    [{ phone: '+999123456789' }, 'phone_country_unknown', 'phone'],
    [{ phone: '72345' }, 'phone_not_textable', 'phone'],
    [{ phone: '+12025550111', timezone: 'Mars' }, 'timezone_invalid', 'timezone'],
    [{ phone: '+12025550111', country: 'Narnia' }, 'country_invalid', 'country'],
    [{ phone: '+12025550111', first_name: 'x'.repeat(256) }, 'value_too_long', 'first_name'],
    [{ phone: '+12025550111', first_name: {} }, 'value_invalid', 'first_name'],
    [{ phone: '+12025550111', tags: 7 }, 'tags_invalid', 'tags'],
    [{ phone: '+12025550111', city: [] }, 'attribute_value_invalid', 'attributes.city'],
    [{ phone: '+12025550111', external_id: 'taken' }, 'external_id_taken', 'external_id'],
    [{ phone: '+12025550112', tags: ['tag_01jd000000000000000000zzzz'] }, 'tag_unknown', 'tags'],
  ];
  const result = await call('contacts.import', {
    contacts: [...invalid.map(([row]) => row), { phone: '+12025550113' }],
  });
  expect(result.rejected).toEqual(invalid.map(([, code, field], row) => ({ row, code, field })));
  expect(result).toMatchObject({ total: invalid.length + 1, created: 1 });
  expect(result.rows.map(({ row }) => row)).toEqual([...result.rows.keys()]);
});

test.each([
  [
    'update',
    { created: 1, duplicates: 1, rejected: [] },
    { first_name: 'Later', last_name: 'First', attributes: { a: 1, b: 2 } },
  ],
  [
    'skip',
    { created: 1, duplicates: 1, rejected: [] },
    { first_name: 'Earlier', last_name: 'First', attributes: { a: 1 } },
  ],
  [
    'error',
    { created: 1, duplicates: 0, rejected: [{ row: 1, code: 'duplicate_in_batch', field: 'phone' }] },
    { first_name: 'Earlier', attributes: { a: 1 } },
  ],
] as const)(
  'a number that is twice in a batch becomes one contact with on_duplicate %s',
  async (mode, counts, contact) => {
    const { call } = await app.account();
    const result = await call('contacts.import', {
      on_duplicate: mode,
      contacts: [
        { phone: '+12025550114', first_name: 'Earlier', last_name: 'First', a: 1 },
        { phone: '(202) 555-0114', first_name: 'Later', b: 2 },
      ],
    });
    expect(result).toMatchObject(counts);
    expect((await call('contacts.list', {})).items).toMatchObject([contact]);
  },
);

test.each([
  ['update', { outcome: 'updated' }, 'New'],
  ['skip', { outcome: 'skipped', code: 'contact_exists' }, 'Old'],
  ['error', { outcome: 'rejected', code: 'contact_exists' }, 'Old'],
] as const)('contacts.import treats existing contacts as on_duplicate %s requires', async (mode, row, name) => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550115', first_name: 'Old', last_name: 'Stays' });
  const result = await call('contacts.import', {
    on_duplicate: mode,
    contacts: [{ phone: '+12025550115', first_name: 'New' }],
    consent: CONSENT,
    tags: ['T'],
  });
  expect(result.rows).toMatchObject([row]);
  const { contact } = await call('contacts.get', { phone: '+12025550115' });
  expect(contact).toMatchObject({
    first_name: name,
    last_name: 'Stays',
    tags: mode === 'update' ? ['T'] : [],
    consent: { status: mode === 'update' ? 'opted_in' : 'none' },
  });
});

test('of two rows with one external_id, contacts.import accepts the first', async () => {
  const { call } = await app.account();
  const result = await call('contacts.import', {
    contacts: [
      { phone: '+12025550117', external_id: 'e' },
      { phone: '+12025550116', external_id: 'e' },
    ],
  });
  expect(result).toMatchObject({ created: 1, rejected: [{ row: 1, code: 'external_id_taken', field: 'external_id' }] });
});

test('contacts.import maps columns by the mapping, or else by their names', async () => {
  const { call } = await app.account();
  await call('contacts.import', {
    contacts: [{ a: '+12025550118', b: 'Ada', c: 'Paris', d: 'left out' }],
    mapping: { a: 'phone', b: 'first_name', c: 'attributes.city', d: '' },
  });
  expect((await call('contacts.get', { phone: '+12025550118' })).contact).toMatchObject({
    first_name: 'Ada',
    attributes: { city: 'Paris' },
  });
  await call('contacts.import', {
    rows: [{ Móvil: '612 34 56 78', Nombre: 'Inés', Ciudad: 'Cádiz' }],
    default_country: 'ES',
  });
  expect((await call('contacts.get', { phone: '+34612345678' })).contact).toMatchObject({
    first_name: 'Inés',
    attributes: { ciudad: 'Cádiz' },
  });
  await expect(call('contacts.import', { contacts: [], mapping: { a: 'password' } })).rejects.toMatchObject({
    code: -32602,
  });
});

test('contacts.import requires either contacts or rows', async () => {
  const { call } = await app.account();
  await expect(call('contacts.import', {})).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/contacts' }] },
  });
  await expect(call('contacts.import', { contacts: [], rows: [] })).rejects.toMatchObject({ code: -32602 });
});

test('a dry run of contacts.import returns the result and writes nothing', async () => {
  const { call, accountId } = await app.account();
  const batch = { contacts: rowsOf(numbers(3)), consent: CONSENT, tags: ['T'] };
  expect(await call('contacts.import', { ...batch, dry_run: true })).toMatchObject({
    created: 3,
    consent_recorded: 3,
    dry_run: true,
  });
  expect([
    await count('contacts', accountId),
    await count('consent_entries', accountId),
    await count('tags', accountId),
  ]).toEqual([0, 0, 0]);
});

test('contacts.import lists states and postal codes that name no known place, and stores them', async () => {
  const { call } = await app.account();
  const [first, second, third] = numbers(3);
  const contacts = [
    { phone: first, state: 'Louisana' },
    { phone: second, state: 'Atlantis' },
    { phone: third, zip: 'x1' },
  ];
  const result = await call('contacts.import', { contacts });
  expect(result).toMatchObject({ created: 3, rejected: [] });
  expect(result.dropped).toEqual([
    { row: 1, code: 'state_not_read', field: 'attributes.state' },
    { row: 2, code: 'postal_code_not_read', field: 'attributes.postal_code' },
  ]);
  const { contact } = await call('contacts.get', { contact_id: result.rows[1]?.contact_id });
  expect(contact.attributes).toEqual({ state: 'Atlantis' });
});
