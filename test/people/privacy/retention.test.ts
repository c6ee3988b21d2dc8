import { firstIdAt, newId } from '../../../src/platform/ids.ts';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { readDecisions, readPause, receiveUnclear } from '../../support/review.ts';

const DAY_MS = 24 * 3600 * 1000;
const PHONE = '+12025550143';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ TERN_MESSAGE_RETENTION_DAYS: '30' });
});
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await account.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
});
afterAll(() => app.stop());

const send = (params: object = {}) =>
  account.call('messages.send', { to: PHONE, text: 'Your code is 1234.', purpose: 'transactional', ...params });
const textOf = async (id: string) => (await account.call('messages.get', { message_id: id })).message;
const pass = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY_MS);
  await app.drain();
  // The receipts of what was submitted arrive.
  app.clock.advance(60_000);
  await app.drain();
};

test('the text of a message is deleted after the retention period, and its metadata and cost remain', async () => {
  const { message_id: id } = await send();
  await app.drain();
  await account.call('messages.simulateInbound', { from: PHONE, text: 'My code is 1234' });
  const balance = await account.call('billing.balance', {});
  await pass(1);
  const before = await textOf(id);
  await pass(28);
  expect(await textOf(id)).toEqual(before);
  await pass(2);
  expect(await textOf(id)).toEqual({ ...before, text: '[erased]' });
  // It is another day.
  expect(await account.call('billing.balance', {})).toEqual({ ...balance, spent_today: 0 });
  const { rows } = await app.parts.database.pool.query('SELECT text FROM inbound_messages WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([{ text: '[erased]' }]);
});

test('the retention period of a pending message starts when it reaches its final status', async () => {
  const sendAt = new Date(app.clock.now.getTime() + 25 * DAY_MS).toISOString();
  const { message_id: waiting } = await send({ send_at: sendAt });
  const { message_id: now } = await send();
  await app.drain();
  await pass(1);
  await pass(30);
  const texts = async () => [(await textOf(waiting)).text, (await textOf(now)).text];
  expect(await texts()).toEqual(['Your code is 1234.', '[erased]']);
  await pass(20);
  expect(await texts()).toEqual(['Your code is 1234.', '[erased]']);
  await pass(11);
  expect(await texts()).toEqual(['[erased]', '[erased]']);
});

test('retention empties more messages than fit into one page, and a second run finds none', async () => {
  const { message_id: first } = await send();
  await pass(0);
  const { pool } = app.parts.database;
  const copies = Array.from({ length: 2_500 }, () => newId('msg', app.clock.now.getTime()));
  await pool.query(
    `INSERT INTO messages SELECT (jsonb_populate_record(m, jsonb_build_object('id', copy))).* FROM messages m, unnest($2::text[]) AS copy WHERE m.id = $1`,
    [first, copies],
  );
  await pass(31);
  const standing = "SELECT count(*)::int AS n FROM messages WHERE tenant_id = $1 AND body <> '[erased]'";
  expect((await pool.query(standing, [account.accountId])).rows).toEqual([{ n: 0 }]);
  const { rows } = await pool.query(
    "SELECT erased_to, walked_to FROM message_retention WHERE tenant_id = $1 AND kind = 'messages'",
    [account.accountId],
  );
  expect(rows).toEqual([{ erased_to: [first, ...copies].sort().at(-1), walked_to: rows[0].erased_to }]);
});

test('retention deletes nothing if it is not configured', async () => {
  const keeping = await startTestApp();
  const other = await keeping.account();
  await other.call('phone-numbers.ensureDefault', {});
  await other.call('contacts.upsert', { phone: PHONE, relationship: { kind: 'order' } });
  const { message_id: id } = await other.call('messages.send', { to: PHONE, text: 'Kept', purpose: 'transactional' });
  await keeping.drain();
  keeping.clock.advance(1000 * DAY_MS);
  await keeping.drain();
  expect((await other.call('messages.get', { message_id: id })).message.text).toBe('Kept');
  await keeping.stop();
});

test('the first id of a time sorts between the ids created before it and the ids created at it', () => {
  const at = Date.parse('2029-06-13T18:30:00Z');
  const bound = firstIdAt('msg', at);
  expect(newId('msg', at - 1) < bound).toBe(true);
  expect(bound < newId('msg', at)).toBe(true);
});

test('a message that waits for a decision still pauses marketing after its text is deleted, and decisions remain', async () => {
  const decided = await receiveUnclear(account, PHONE);
  await account.call('messages.review', { inbound_id: decided, decision: 'keep' });
  const open = await receiveUnclear(account, PHONE);
  await pass(31);
  const { items } = await account.call('messages.reviews', {});
  expect(items).toMatchObject([{ inbound_id: open, text: '[erased]' }]);
  expect((await readPause(account, PHONE))[0]).toBe(items[0]?.received_at);
  expect(await readDecisions(app, account)).toMatchObject([{ decision: 'keep', text: '[erased]' }, { decision: null }]);
});
