import { useTestApp } from '../../support/app.ts';

const app = useTestApp();

test('contacts.upsert creates a contact once and then changes only the given fields', async () => {
  const { call } = await app.account();
  const created = await call('contacts.upsert', {
    phone: '(202) 555-0101',
    external_id: 'e1',
    first_name: 'Ada',
    attributes: { city: 'Paris', age: 36 },
    tags: ['VIP'],
  });
  expect(created).toMatchObject({
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
    contact: { id: created.contact.id, first_name: 'Ada', last_name: 'Lovelace', tags: ['New', 'VIP'], version: 2 },
  });
  expect(changed.contact.attributes).toEqual({ city: 'Paris', pet: true });
  expect((await call('contacts.upsert', { external_id: 'e1', first_name: null })).contact.first_name).toBeNull();
});

test('concurrent calls of contacts.upsert with one number create one contact', async () => {
  const { call } = await app.account();
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      call('contacts.upsert', {
        phone: '+12025550102',
        external_id: index % 2 ? 'race' : undefined,
        attributes: { [`a${index}`]: index },
      } as never),
    ),
  );
  expect(new Set(results.map(({ contact }) => contact.id)).size).toBe(1);
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  const { contact } = await call('contacts.get', { phone: '+12025550102' });
  expect(Object.keys(contact.attributes)).toHaveLength(8);
  expect(contact.external_id).toBe('race');
});

test('contacts.upsert applies one of two concurrent changes with the same expected_version', async () => {
  const { call } = await app.account();
  await call('contacts.upsert', { phone: '+12025550103' });
  const results = await Promise.allSettled(
    ['A', 'B'].map((name) => call('contacts.upsert', { phone: '+12025550103', first_name: name, expected_version: 1 })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: -32002, data: { reason: 'version_conflict' } },
  });
});

test('contacts.upsert rejects the external_id of a contact with another number', async () => {
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

test('a customer with a new number is led to a merge, which makes the same call succeed', async () => {
  const { call } = await app.account();
  const old = (await call('contacts.upsert', { phone: '+12025550124', external_id: 'moved' })).contact;
  const params = { phone: '+12025550125', external_id: 'moved' };
  await expect(call('contacts.upsert', params)).rejects.toMatchObject({
    data: {
      next_actions: [
        { skill: 'contacts.upsert', params: { phone: '+12025550125' } },
        { skill: 'contacts.merge', params: { loser_id: old.id }, needs: [{ path: '/winner_id' }] },
        { skill: 'contacts.get' },
      ],
    },
  });
  const { contact } = await call('contacts.upsert', { phone: '+12025550125' });
  const merge = { winner_id: contact.id, loser_id: old.id };
  await expect(call('contacts.upsert', params)).rejects.toMatchObject({
    data: { next_actions: [{ skill: 'contacts.merge', params: merge }, { skill: 'contacts.get' }] },
  });
  await call('contacts.merge', merge);
  expect((await call('contacts.upsert', params)).contact).toMatchObject({ id: contact.id, external_id: 'moved' });
});

test.each([
  [{ phone: '12' }, '/phone'],
  [{}, '/phone'],
  [{ external_id: 'unknown' }, '/phone'],
  [{ phone: '+12025550107', timezone: 'Mars/Olympus' }, '/timezone'],
  [{ phone: '+12025550107', email: 'not an address' }, '/email'],
  [{ phone: '+12025550107', attributes: { 'a b': 1 } }, '/attributes/a b'],
])('contacts.upsert rejects %j and names %s', async (params, path) => {
  const { call } = await app.account();
  await expect(call('contacts.upsert', params)).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test('a dry run of contacts.upsert returns the result and stores nothing', async () => {
  const { call } = await app.account();
  expect(await call('contacts.upsert', { phone: '+12025550108', tags: ['T'], dry_run: true })).toMatchObject({
    created: true,
    dry_run: true,
  });
  await expect(call('contacts.get', { phone: '+12025550108' })).rejects.toMatchObject({ code: -32001 });
  expect((await call('tags.list', {})).items).toEqual([]);
});

test.each([
  ['UTC', 'names no place where people live'],
  ['PST', 'Write America/Los_Angeles'],
])('contacts.upsert rejects the time zone %s, which cannot count, and says what to write', async (timezone, words) => {
  const account = await app.account();
  await expect(account.call('contacts.upsert', { phone: '+12025550143', timezone })).rejects.toMatchObject({
    message: expect.stringContaining(words),
    data: { field_errors: [{ path: '/timezone' }] },
  });
});

test('contacts.upsert reads a ZIP and a state under other names, so that they count for quiet hours', async () => {
  const account = await app.account();
  const upsert = (attributes: Record<string, string | null>) =>
    account.call('contacts.upsert', { phone: '+12025550143', attributes });
  expect((await upsert({ zip: '94105', State: 'CA' })).contact.attributes).toEqual({
    zip: '94105',
    State: 'CA',
    postal_code: '94105',
    state: 'CA',
  });
  expect((await upsert({ zip: '10001' })).contact.attributes).toMatchObject({ postal_code: '10001' });
  const { gates } = await account.call('compliance.checkSend', { phone: '+12025550143', text: 'Hello' });
  expect(gates.find(({ gate }) => gate === 'quiet_hours')?.inputs).toMatchObject({
    tz_source: 'postal_code',
    jurisdictions: 'US US-CA US-DC US-NY',
  });
});

test.each(['timezone', 'time_zone', 'TimeZone', 'tz'])(
  'contacts.upsert refuses a time zone in the attribute %s, where it would not count',
  async (name) => {
    const { call } = await app.account();
    const params = { phone: '+12025550143', attributes: { [name]: 'America/Chicago' } };
    await expect(call('contacts.upsert', params)).rejects.toMatchObject({
      code: -32602,
      data: { field_errors: [{ path: `/attributes/${name}`, rule: 'must be given as timezone' }] },
    });
  },
);

test('a state or postal code that names no known place is stored with a warning', async () => {
  const { call } = await app.account();
  const { contact, warnings } = await call('contacts.upsert', {
    phone: '+12025550107',
    attributes: { state: 'Atlantis', postal_code: '0000', region: 'West' },
  });
  expect(contact.attributes).toMatchObject({ state: 'Atlantis', postal_code: '0000' });
  expect(warnings).toEqual([
    expect.objectContaining({ code: 'state_not_read', param: '/attributes/state' }),
    expect.objectContaining({ code: 'postal_code_not_read', param: '/attributes/postal_code' }),
  ]);
  const known = { state: 'Fla.', postal_code: 2903, region: 'West' };
  expect(await call('contacts.upsert', { phone: '+12025550107', attributes: known })).not.toHaveProperty('warnings');
  const elsewhere = { phone: '+447400123456', attributes: { state: 'Kent', postal_code: 'SW1A 1AA' } };
  expect(await call('contacts.upsert', elsewhere)).not.toHaveProperty('warnings');
});
