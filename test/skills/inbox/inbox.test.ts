import { type TestAccount, useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { receiveUnclear } from '../../support/review.ts';

const app = useTestApp();
const ADA = '+12025550143';
const GRACE = '+12025550144';
const STRANGER = '+12025550145';
const HOUR_MS = 3_600_000;

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const say = (from: string, text: string) => account.call('messages.simulateInbound', { from, text });
const list = async (params = {}) => (await account.call('inbox.list', params)).items;
const phones = async (params = {}) => (await list(params)).map(({ phone }) => phone);
async function threadOf(phone: string): Promise<string> {
  const found = (await list()).find((item) => item.phone === phone);
  if (found === undefined) throw new Error(`no conversation with ${phone}`);
  return found.id;
}
const get = async (id: string) => account.call('inbox.get', { conversation_id: id });
const query = async (sql: string, ...params: unknown[]) => (await app.parts.database.pool.query(sql, params)).rows;

test('inbox.list shows conversations of contacts and of unknown numbers by state, assignee, label and unread messages', async () => {
  await optIn(account, ADA, { first_name: 'Ada' });
  await say(ADA, 'Is my order ready?');
  app.clock.advance(60_000);
  await say(STRANGER, 'Are you open?');
  app.clock.advance(60_000);
  await say(GRACE, 'Hello');
  const { contact } = await account.call('contacts.get', { phone: ADA });
  expect(await list()).toMatchObject([
    { phone: GRACE, contact_id: null },
    { phone: STRANGER, contact_id: null, state: 'open', unread: 1, last_inbound_text: 'Are you open?' },
    { phone: ADA, contact_id: contact.id },
  ]);
  const [grace, stranger] = [await threadOf(GRACE), await threadOf(STRANGER)];
  await account.call('inbox.assign', { conversation_id: grace, assignee: 'maria@example.com' });
  await account.call('inbox.setState', { conversation_id: grace, state: 'pending' });
  await account.call('inbox.markRead', { conversation_id: stranger });
  await account.call('inbox.bulk', { conversation_ids: [stranger], add_labels: ['vip', 'new'] });
  expect(await phones({ state: 'pending' })).toEqual([GRACE]);
  expect(await phones({ assignee: 'maria@example.com' })).toEqual([GRACE]);
  expect(await phones({ unassigned: true })).toEqual([STRANGER, ADA]);
  expect(await phones({ label: 'vip' })).toEqual([STRANGER]);
  expect(await phones({ unread: true })).toEqual([GRACE, ADA]);
  expect(await phones({ contact_id: contact.id })).toEqual([ADA]);
  const paged = await collectPages((cursor) => account.call('inbox.list', { limit: 1, ...cursor }));
  expect(paged.map(({ phone }) => phone)).toEqual([GRACE, STRANGER, ADA]);
  const ofAnotherList = Buffer.from('after:vip').toString('base64url');
  await expect(list({ cursor: ofAnotherList })).rejects.toMatchObject({ code: -32602 });
});

test('a message under review marks its conversation until it is decided', async () => {
  const inboundId = await receiveUnclear(account, STRANGER);
  await say(ADA, 'Thanks!');
  expect(await phones({ under_review: true })).toEqual([STRANGER]);
  expect((await get(await threadOf(STRANGER))).items[0]).toMatchObject({ id: inboundId, under_review: true });
  await account.call('messages.review', { inbound_id: inboundId, decision: 'keep' });
  expect(await phones({ under_review: true })).toEqual([]);
});

test('a contact that was added after its message has the conversation', async () => {
  await say(STRANGER, 'Hello');
  const { contact } = await account.call('contacts.upsert', { phone: STRANGER });
  expect(await list()).toMatchObject([{ phone: STRANGER, contact_id: contact.id }]);
});

test('inbox.get shows messages of campaigns, automatic replies and replies in the order of their times', async () => {
  await optIn(account, ADA, { first_name: 'Ada' });
  await launchCampaign(account, { name: 'Sale', body: 'Acme: 20% off today. Reply STOP to opt out' });
  await app.drain();
  app.clock.advance(60_000);
  await say(ADA, 'Which shops?');
  app.clock.advance(60_000);
  const id = await threadOf(ADA);
  await account.call('inbox.reply', { conversation_id: id, text: 'All of them, {{ first_name }}.', author: 'maria' });
  app.clock.advance(60_000);
  await say(ADA, 'HELP');
  await app.drain();
  const { items } = await get(id);
  expect(items.map(({ source, author }) => [source, author]).reverse()).toEqual([
    ['campaign', null],
    ['contact', null],
    ['reply', 'maria'],
    ['contact', null],
    ['auto_reply', null],
  ]);
  expect(items.find(({ source }) => source === 'reply')?.text).toBe('All of them, Ada.');
});

test('canned replies are inserted in their order, also twice, with the variables of the contact', async () => {
  await optIn(account, ADA, { first_name: 'Ada' });
  await say(ADA, 'Hello');
  const { canned_reply: hello } = await account.call('inbox.createCannedReply', {
    name: 'Greeting',
    text: 'Hello {{ first_name }}!',
  });
  const { canned_reply: hours } = await account.call('inbox.createCannedReply', {
    name: 'Hours',
    text: 'Open 9 to 6.',
  });
  const canned = [hello.id, hours.id, hello.id];
  const { text } = await account.call('inbox.reply', {
    conversation_id: await threadOf(ADA),
    text: 'Dear {{ first_name }},',
    canned_reply_ids: canned,
  });
  expect(text).toBe('Dear Ada,\nHello Ada!\nOpen 9 to 6.\nHello Ada!');
  const updated = await account.call('inbox.updateCannedReply', {
    canned_reply_id: hours.id,
    name: 'Opening hours',
    expected_version: 1,
  });
  expect(updated.canned_reply).toMatchObject({ version: 2, text: 'Open 9 to 6.' });
  expect((await account.call('inbox.cannedReplies', { query: 'hours' })).items).toHaveLength(1);
  await account.call('inbox.deleteCannedReply', { canned_reply_id: hours.id });
  expect((await account.call('inbox.cannedReplies', {})).items.map(({ name }) => name)).toEqual(['Greeting']);
});

test('after a STOP the composer is locked with the reason and a reply is refused', async () => {
  await optIn(account, ADA);
  await say(ADA, 'Which shops?');
  const id = await threadOf(ADA);
  expect((await get(id)).composer).toEqual({
    locked: false,
    reason: null,
    explanation: null,
    reply_until: null,
    review: null,
  });
  await say(ADA, 'STOP');
  expect((await get(id)).composer).toMatchObject({ locked: true, reason: 'opted_out', reply_until: null });
  await expect(account.call('inbox.reply', { conversation_id: id, text: 'Wait!' })).rejects.toMatchObject({
    code: 'consent_required',
    data: { reason: 'opted_out' },
  });
});

test('a message of an unknown number permits replies for 24 hours', async () => {
  await say(STRANGER, 'Are you open?');
  const id = await threadOf(STRANGER);
  const until = new Date(app.clock.now.getTime() + 24 * HOUR_MS).toISOString();
  expect((await get(id)).composer).toMatchObject({ locked: false, reply_until: until });
  app.clock.advance(24 * HOUR_MS - 1);
  await account.call('inbox.reply', { conversation_id: id, text: 'Yes, until 6 pm.' });
  app.clock.advance(1);
  expect((await get(id)).composer).toMatchObject({ locked: true, reason: 'no_relationship' });
  await expect(account.call('inbox.reply', { conversation_id: id, text: 'Still there?' })).rejects.toMatchObject({
    code: 'consent_required',
  });
});

test('marketing in a reply is rejected by the content gate', async () => {
  await say(STRANGER, 'Hello');
  const id = await threadOf(STRANGER);
  const text = 'Flash sale: 50% off everything this weekend only, buy now at our shop!';
  await expect(account.call('inbox.reply', { conversation_id: id, text })).rejects.toMatchObject({ code: -32002 });
});

test('a scheduled reply stands in its conversation, can be canceled, and counts as a response when it is sent', async () => {
  await say(STRANGER, 'Are you open?');
  const id = await threadOf(STRANGER);
  const at = (ms: number) => new Date(app.clock.now.getTime() + ms).toISOString();
  const canceled = await account.call('inbox.reply', { conversation_id: id, text: 'Yes', send_at: at(HOUR_MS) });
  await account.call('inbox.reply', { conversation_id: id, text: 'Yes, we are', send_at: at(2 * HOUR_MS) });
  expect((await get(id)).items).toMatchObject([{ state: 'scheduled' }, { state: 'scheduled' }, { source: 'contact' }]);
  await account.call('messages.cancel', { message_id: canceled.message_id });
  app.clock.advance(HOUR_MS);
  await app.drain();
  expect((await get(id)).conversation.first_response_seconds).toBeNull();
  app.clock.advance(HOUR_MS);
  await app.drain();
  expect((await get(id)).conversation.first_response_seconds).toBe(7_200);
  app.clock.advance(HOUR_MS);
  await account.call('inbox.setState', { conversation_id: id, state: 'resolved' });
  const { stats } = await account.call('inbox.list', { include_stats: true });
  expect(stats).toMatchObject({
    open: 0,
    resolved: 1,
    unread: 0,
    response_times: { conversations: 1, responded: 1, median_first_response_seconds: 7_200, resolved: 1 },
  });
  expect(stats?.response_times.median_resolution_seconds).toBe(10_800);
});

test('a snoozed conversation reopens at its time, and without one with the next message', async () => {
  await say(ADA, 'Call me tomorrow');
  await say(GRACE, 'I will write again');
  const [ada, grace] = [await threadOf(ADA), await threadOf(GRACE)];
  const until = new Date(app.clock.now.getTime() + HOUR_MS).toISOString();
  await account.call('inbox.setState', { conversation_id: ada, state: 'snoozed', until });
  await account.call('inbox.setState', { conversation_id: grace, state: 'snoozed' });
  app.clock.advance(HOUR_MS - 1);
  await app.drain();
  expect(await phones({ state: 'snoozed' })).toEqual([GRACE, ADA]);
  app.clock.advance(1);
  await app.drain();
  expect(await phones({ state: 'open' })).toEqual([ADA]);
  await say(GRACE, 'Here I am');
  expect(await phones({ state: 'open' })).toEqual([GRACE, ADA]);
});

test('of two people who answer the same version at once, one is told that the conversation has changed', async () => {
  await say(STRANGER, 'Hello');
  const id = await threadOf(STRANGER);
  const { version } = (await get(id)).conversation;
  const answers = await Promise.allSettled(
    ['Maria', 'Paul'].map((author) =>
      account.call('inbox.reply', {
        conversation_id: id,
        text: `This is ${author}.`,
        author,
        expected_version: version,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await get(id)).items.filter(({ source }) => source === 'reply')).toHaveLength(1);
});

test('inbox.bulk changes what a filter matches page by page, and adds the contacts to a list', async () => {
  for (let n = 0; n < 205; n += 1) await say(`+1202555${String(1_000 + n)}`, 'Hello');
  await account.call('contacts.upsert', { phone: '+12025551000' });
  const { list: newList } = await account.call('lists.create', { name: 'Wrote to us' });
  const change = { filter: { state: 'open' as const }, add_labels: ['june'], list_id: newList.id };
  const first = await account.call('inbox.bulk', change);
  expect(first).toMatchObject({ matched: 200, added_to_list: 0, without_contact: 200 });
  const second = await account.call('inbox.bulk', { ...change, cursor: first.next_cursor ?? '' });
  expect(second).toMatchObject({ matched: 5, added_to_list: 1, without_contact: 4, next_cursor: null });
  expect(second.changed_ids).toHaveLength(5);
  const key = await account.call('agent.createKey', { name: 'Desk', permissions: ['messages'] });
  const desk = app.as(key.api_key as string, account.accountId);
  await expect(desk.call('inbox.bulk', change)).rejects.toMatchObject({ code: 'invalid_permissions' });
});

test('inbox.search finds words in both directions in a period, and continues with its cursor', async () => {
  await say(STRANGER, 'I want a REFUND for my order');
  const id = await threadOf(STRANGER);
  app.clock.advance(1_000);
  await account.call('inbox.reply', { conversation_id: id, text: 'Your refund is on its way.' });
  const found = await collectPages((cursor) => account.call('inbox.search', { query: 'refund', limit: 1, ...cursor }));
  expect(found.map(({ direction, conversation_id: of }) => [direction, of])).toEqual([
    ['outbound', id],
    ['inbound', id],
  ]);
  const before = app.clock.now.toISOString();
  expect((await account.call('inbox.search', { query: 'refund', until: before })).items).toHaveLength(1);
  expect((await account.call('inbox.search', { query: 'refund', direction: 'outbound' })).items).toHaveLength(1);
  const other = await app.account();
  expect((await other.call('inbox.search', { query: 'refund' })).items).toEqual([]);
});

test('notes are listed newest first and are never sent', async () => {
  await say(STRANGER, 'Hello');
  const id = await threadOf(STRANGER);
  await account.call('inbox.addNote', { conversation_id: id, text: 'First', author: 'maria' });
  await account.call('inbox.addNote', { conversation_id: id, text: 'Second' });
  const { items } = await account.call('inbox.notes', { conversation_id: id });
  expect(items.map(({ text }) => text)).toEqual(['Second', 'First']);
  expect((await get(id)).items).toHaveLength(1);
});

test('contacts.forget erases the conversations of the person with their notes', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  await say(ADA, 'Call me at home');
  const id = await threadOf(ADA);
  await account.call('inbox.addNote', { conversation_id: id, text: 'Ada called' });
  await account.call('inbox.reply', { conversation_id: id, text: 'Yes.' });
  await account.call('contacts.forget', { phone: ADA });
  expect(await list()).toEqual([]);
  for (const table of ['conversations', 'conversation_notes', 'conversation_replies'])
    expect(await query(`SELECT FROM ${table} WHERE tenant_id = $1`, account.accountId)).toEqual([]);
});

test('messages from before there were conversations get one, open if it is recent', async () => {
  await say(ADA, 'Old');
  app.clock.advance(8 * 24 * HOUR_MS);
  await say(STRANGER, 'New');
  await say(GRACE, 'My address is 1 Main Street');
  await account.call('contacts.upsert', { phone: GRACE });
  await account.call('contacts.forget', { phone: GRACE });
  await query('DELETE FROM conversations WHERE tenant_id = $1', account.accountId);
  await query(
    "INSERT INTO conversation_backfills (tenant_id, kind, walked_to, due_at) VALUES ($1, 'inbound_messages', '', now())",
    account.accountId,
  );
  await app.drain();
  expect((await list()).map(({ phone, state, unread }) => [phone, state, unread])).toEqual([
    [STRANGER, 'open', 0],
    [ADA, 'resolved', 0],
  ]);
  expect((await get(await threadOf(ADA))).items).toMatchObject([{ text: 'Old' }]);
});
