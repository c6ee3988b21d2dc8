import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;
let contactId: string;

const ADA = '+12025550143';

beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  ({
    contact: { id: contactId },
  } = await account.call('contacts.upsert', { phone: ADA, tags: ['VIP'] }));
  app.clock.advance(1_000);
  const at = app.clock.now.toISOString();
  await account.call('contacts.optIn', { phone: ADA, method: 'web_form', source: 'a form', captured_at: at });
});

const timeline = (params: { cursor?: string; limit?: number } = {}) =>
  account.call('contacts.timeline', { contact_id: contactId, ...params });

/** Sends, cancels, opts out and adds to a list, with time in between. */
async function createActivity(): Promise<void> {
  app.clock.advance(1_000);
  await account.call('messages.send', { to: ADA, text: 'Hello' });
  await app.drain();
  app.clock.advance(1_000);
  await app.drain();
  const later = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  await account.call('messages.send', { to: ADA, text: 'Later', send_at: later });
  app.clock.advance(1_000);
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  app.clock.advance(1_000);
  const { list } = await account.call('lists.create', { name: 'News' });
  await account.call('lists.addContacts', { list_id: list.id, contact_ids: [contactId] });
}

test('contacts.timeline lists messages, consent, tags and lists of a contact, newest first', async () => {
  await createActivity();
  const { items, next_cursor: next } = await timeline();
  expect(next).toBeNull();
  expect(
    items.map((item) =>
      'message' in item
        ? `${item.kind} ${item.message.text.slice(0, 5)}`
        : 'entry' in item
          ? item.entry.status
          : item.kind,
    ),
  ).toEqual([
    'list',
    'message.out Test ',
    'opted_out',
    'message.in STOP',
    'message.out Later',
    'message.out Hello',
    'opted_in',
    'tag',
  ]);
  expect(items.flatMap((item) => (item.kind === 'message.out' ? [item.message.state] : []))).toEqual([
    'queued',
    'canceled',
    'delivered',
  ]);
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('contacts.timeline returns the same items in pages of one, also for equal times', async () => {
  await createActivity();
  const all = await timeline();
  const paged: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await timeline({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
    paged.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all.items);
});

test('contacts.timeline includes messages from before the contact existed, and none of other numbers or accounts', async () => {
  const other = await app.account();
  await other.call('phone-numbers.ensureDefault', {});
  await other.call('messages.simulateInbound', { from: ADA, text: 'To another account' });
  await account.call('messages.simulateInbound', { from: '+12025550144', text: 'From another number' });
  await account.call('messages.simulateInbound', { from: '+12025550145', text: 'First' });
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550145' });
  const { items } = await account.call('contacts.timeline', { contact_id: contact.id });
  expect(items).toMatchObject([{ kind: 'message.in', message: { text: 'First' } }]);
  expect(JSON.stringify(await timeline())).not.toContain('another');
});

test('contacts.timeline rejects the cursor of another list', async () => {
  await account.call('contacts.upsert', { phone: '+12025550146' });
  const { next_cursor: foreign } = await account.call('contacts.list', { limit: 1 });
  await expect(timeline({ cursor: foreign as string })).rejects.toMatchObject({ code: -32602 });
});

test('contacts.timeline shows conversions at the time they occurred, with their attribution', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: '+12025550147' });
  const record = (more: Record<string, unknown>) =>
    account.call('analytics.recordConversion', { event: 'purchase', value_minor: 4200, currency: 'USD', ...more });
  app.clock.advance(60_000);
  const at = new Date(app.clock.now.getTime() - 30_000).toISOString();
  const { conversion_id: id } = await record({ contact_id: contact.id, external_id: 'order-1', occurred_at: at });
  await record({ phone: ADA });
  const { items } = await account.call('contacts.timeline', { contact_id: contact.id });
  expect(items).toEqual([
    {
      kind: 'conversion',
      at,
      conversion: {
        id,
        event: 'purchase',
        value_minor: 4200,
        currency: 'USD',
        external_id: 'order-1',
        source_id: null,
        message_id: null,
        campaign_id: null,
        refunded_minor: 0,
        refunded_at: null,
      },
    },
  ]);
});
