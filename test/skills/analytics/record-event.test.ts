import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();

const ADA = '+12125550123';
const BOB = '+12125550124';

let account: TestAccount;
let ada: string;
let bob: string;

beforeEach(async () => {
  account = await app.account();
  const contact = async (phone: string, external_id: string) =>
    (await account.call('contacts.upsert', { phone, external_id })).contact.id;
  ada = await contact(ADA, 'crm-ada');
  bob = await contact(BOB, 'crm-bob');
});

const timeline = async (contact_id: string) =>
  (await account.call('contacts.timeline', { contact_id })).items.flatMap((item) =>
    item.kind === 'event' ? [{ at: item.at, name: item.event.name, properties: item.event.properties }] : [],
  );
const stored = async (): Promise<number> =>
  (await app.parts.database.pool.query('SELECT FROM events WHERE account_id = $1', [account.accountId])).rowCount ?? 0;

test('one event is recorded with its properties and its time', async () => {
  const at = new Date(app.clock.now.getTime() - 40 * 24 * 3_600_000).toISOString();
  const properties = { sku: 'TEE-7', price: 19.5, gift: true, coupon: null, shipped_at: at };
  const result = await account.call('analytics.recordEvent', {
    phone: '(212) 555-0123',
    name: 'order.paid',
    properties,
    occurred_at: at,
  });
  expect(result).toEqual({
    events: [{ index: 0, event_id: expect.stringMatching(/^bev_/), contact_id: ada, duplicate: false, error: null }],
    recorded: 1,
    duplicates: 0,
    rejected: 0,
    history_only: 1,
    warnings: [{ code: 'history_only', message: expect.stringMatching(/^1 event is history: .* 72 hours\.$/) }],
  });
  expect(await timeline(ada)).toEqual([{ at, name: 'order.paid', properties }]);
});

test('contacts of a batch are named by their id, phone number or external id', async () => {
  const { events, recorded } = await account.call('analytics.recordEvent', {
    events: [
      { contact_id: ada, name: 'a' },
      { phone: ADA, name: 'b' },
      { contact_external_id: 'crm-ada', name: 'c' },
      { phone: BOB, name: 'd' },
    ],
  });
  expect(events.map(({ contact_id }) => contact_id)).toEqual([ada, ada, ada, bob]);
  expect(recorded).toBe(4);
  expect((await timeline(ada)).map(({ name }) => name).sort()).toEqual(['a', 'b', 'c']);
});

test('events of a batch that are not valid are reported, and the others are recorded', async () => {
  const { events, ...counts } = await account.call('analytics.recordEvent', {
    events: [
      { contact_id: ada, name: 'app.opened', external_id: 'e-1' },
      { contact_id: 'con_01jd000000000000000000zzzz', name: 'app.opened' },
      { phone: 'none', name: 'app.opened' },
      { contact_external_id: 'crm-404', name: 'app.opened' },
      { name: 'app.opened' },
      { contact_id: ada, phone: ADA, name: 'app.opened' },
      { contact_id: ada, name: 'App opened' },
      { contact_id: ada, name: 'consent.given' },
      { contact_id: ada, name: 'app.opened', occurred_at: 'today' },
      { contact_id: ada, name: 'app.opened', occurred_at: '2001-01-01T00:00:00Z' },
      { contact_id: ada, name: 'app.opened', properties: { items: [[1]] } },
      { contact_id: bob, name: 'app.opened', external_id: 'e-1' },
      { contact_id: bob, name: 'app.closed' },
    ],
  });
  expect(counts).toEqual({ recorded: 2, duplicates: 1, rejected: 10, history_only: 0 });
  expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index));
  expect(events.map(({ error }) => error && `${error.field} ${error.code}`)).toEqual([
    null,
    'contact_id contact_not_found',
    'phone phone_invalid',
    'contact_external_id contact_not_found',
    'contact_id contact_missing',
    'contact_id contact_missing',
    'name name_invalid',
    'name name_reserved',
    'occurred_at occurred_at_invalid',
    'occurred_at occurred_at_out_of_range',
    'properties properties_invalid',
    null,
    null,
  ]);
  expect(events[11]).toMatchObject({ event_id: events[0]?.event_id, duplicate: true });
  expect(await stored()).toBe(2);
});

test('a single event that is not valid is rejected with its field', async () => {
  await expect(account.call('analytics.recordEvent', { contact_id: ada, name: 'Bad' })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/name', rule: 'name_invalid' }] },
  });
  await expect(account.call('analytics.recordEvent', { phone: '+12125550199', name: 'ok' })).rejects.toMatchObject({
    code: -32001,
  });
  await expect(account.call('analytics.recordEvent', { name: 'ok', events: [{ name: 'ok' }] })).rejects.toMatchObject({
    code: -32602,
  });
  expect(await stored()).toBe(0);
});

test('a dry run records nothing, and neither do contacts of another account count', async () => {
  const dry = await account.call('analytics.recordEvent', {
    contact_id: ada,
    name: 'app.opened',
    external_id: 'e-1',
    dry_run: true,
  });
  expect(dry).toMatchObject({ recorded: 1, dry_run: true });
  const other = await app.account();
  const { rejected } = await other.call('analytics.recordEvent', { events: [{ contact_id: ada, name: 'x' }] });
  expect(rejected).toBe(1);
  expect(await stored()).toBe(0);
  expect(await account.call('analytics.recordEvent', { contact_id: ada, name: 'x', external_id: 'e-1' })).toMatchObject(
    {
      recorded: 1,
    },
  );
});

test('of two batches with the same external ids at once, each event is recorded by one', async () => {
  const events = Array.from({ length: 100 }, (_, index) => ({
    contact_id: index % 2 === 0 ? ada : bob,
    name: 'order.paid',
    external_id: `o-${index}`,
  }));
  const answers = await Promise.all([
    account.call('analytics.recordEvent', { events }),
    account.call('analytics.recordEvent', { events: events.toReversed() }),
    account.call('analytics.recordEvent', { events }),
  ]);
  expect(answers.map(({ recorded }) => recorded).reduce((a, b) => a + b)).toBe(100);
  expect(answers.map(({ duplicates }) => duplicates).reduce((a, b) => a + b)).toBe(200);
  expect(await stored()).toBe(100);
});

test('a merged contact has the events of both, and a repeated external id stays known', async () => {
  await account.call('analytics.recordEvent', { contact_id: ada, name: 'a', external_id: 'e-1' });
  await account.call('analytics.recordEvent', { contact_id: bob, name: 'b', occurred_at: '2029-01-01T00:00:00Z' });
  await account.call('contacts.merge', { winner_id: bob, loser_id: ada });
  expect((await timeline(bob)).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(await account.call('analytics.recordEvent', { contact_id: bob, name: 'a', external_id: 'e-1' })).toMatchObject(
    {
      duplicates: 1,
    },
  );
});

test('forgetting a contact deletes its events with their external ids, and those of no other contact', async () => {
  for (const [contact_id, external_id] of [
    [ada, 'e-1'],
    [bob, 'e-2'],
  ])
    await account.call('analytics.recordEvent', { contact_id, name: 'order.paid', external_id } as never);
  await account.call('contacts.forget', { contact_id: ada, confirm: true } as never);
  const { rows } = await app.parts.database.pool.query(
    'SELECT external_id FROM event_external_ids WHERE account_id = $1 UNION ALL SELECT external_id FROM events WHERE account_id = $1',
    [account.accountId],
  );
  expect(rows).toEqual([{ external_id: 'e-2' }, { external_id: 'e-2' }]);
});
