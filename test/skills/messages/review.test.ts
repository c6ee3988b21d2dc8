import { lockConsent } from '../../../src/people/consent/consent-status.ts';
import { refreshPause } from '../../../src/people/consent/review-queries.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { untilSomebodyWaits } from '../../support/locks.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';
import { OFFER, readDecisions, readPause, receiveUnclear, UNCLEAR } from '../../support/review.ts';

const app = useTestApp();
const ADA = '+12025550143';
const GRACE = '+12025550144';
const STRANGER = '+12025550145';

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const decide = (id: string, decision: 'opt_out' | 'keep', more: object = {}) =>
  account.call('messages.review', { inbound_id: id, decision, ...more });
const listed = async () => (await account.call('messages.reviews', {})).items.map((item) => item.inbound_id);

test('messages.reviews lists what waits oldest first on pages, also messages of unknown numbers', async () => {
  const ids: string[] = [];
  for (const from of [ADA, STRANGER, ADA]) {
    ids.push(await receiveUnclear(account, from));
    app.clock.advance(60_000);
  }
  await account.call('messages.simulateInbound', { from: ADA, text: 'Thanks!' });
  const items = await collectPages((cursor) => account.call('messages.reviews', { limit: 2, ...cursor }));
  expect(items.map((item) => item.inbound_id)).toEqual(ids);
  const { contact } = await account.call('contacts.get', { phone: ADA });
  expect(items.map((item) => [item.contact_id, item.from, item.age_seconds])).toEqual([
    [contact.id, ADA, 180],
    [null, STRANGER, 120],
    [contact.id, ADA, 60],
  ]);
  expect(items[0]).toMatchObject({ text: UNCLEAR, rule_id: 'review.complaint.en' });
});

test('a decision to keep resumes marketing once no message of the contact waits', async () => {
  const first = await receiveUnclear(account, ADA);
  app.clock.advance(60_000);
  const later = app.clock.now.toISOString();
  const second = await receiveUnclear(account, ADA);
  expect(await decide(first, 'keep', { note: 'Answered.' })).toMatchObject({
    changed: true,
    consent_entry_id: null,
    under_review_since: later,
  });
  await expect(account.call('messages.send', { to: ADA, ...OFFER })).rejects.toMatchObject({
    code: 'consent_required',
  });
  expect(await decide(second, 'keep')).toMatchObject({ under_review_since: null });
  expect(await readPause(account, ADA)).toEqual([null, 'opted_in']);
  expect(await account.call('messages.send', { to: ADA, ...OFFER })).toMatchObject({ state: 'queued' });
  expect(await listed()).toEqual([]);
});

test('a decision to opt out holds from the time of the message, with its reference and note as evidence', async () => {
  const receivedAt = app.clock.now.toISOString();
  const id = await receiveUnclear(account, ADA);
  const other = await receiveUnclear(account, ADA);
  const code = { to: ADA, text: 'Your code is 1234.', purpose: 'transactional' } as const;
  await account.call('messages.send', code);
  app.clock.advance(60_000);
  const done = await decide(id, 'opt_out', { note: 'Angry.' });
  expect(done).toMatchObject({ decision: 'opt_out', changed: true, canceled_messages: 1, under_review_since: null });
  const { items } = await account.call('contacts.consentHistory', { phone: ADA });
  const entry = items.find((item) => item.id === done.consent_entry_id);
  expect(entry).toMatchObject({ status: 'opted_out', scope: 'all', captured_at: receivedAt, actor: done.reviewed_by });
  expect(entry?.evidence).toEqual({ inbound_id: id, note: 'Angry.' });
  expect(await readPause(account, ADA)).toEqual([null, 'opted_out']);
  await expect(account.call('messages.send', code)).rejects.toMatchObject({ data: { reason: 'opted_out' } });
  expect(await listed()).toEqual([]);
  expect(await decide(other, 'opt_out')).toMatchObject({ changed: false, consent_entry_id: null });
});

test('an unclear message of an unknown number pauses nothing, and its decision can suppress the number', async () => {
  const id = await receiveUnclear(account, STRANGER);
  expect(await decide(id, 'opt_out')).toMatchObject({ contact_id: null, changed: true });
  const { contact } = await account.call('contacts.upsert', { phone: STRANGER });
  expect(contact.consent).toMatchObject({ status: 'opted_out', suppressed: true });
});

test('the same decision twice changes nothing, an opt-out may follow a keep, and never the reverse', async () => {
  const id = await receiveUnclear(account, ADA);
  const first = await decide(id, 'keep');
  app.clock.advance(60_000);
  expect(await decide(id, 'keep')).toMatchObject({ changed: false, reviewed_at: first.reviewed_at });
  expect(await decide(id, 'opt_out')).toMatchObject({ changed: true });
  expect(await readPause(account, ADA)).toEqual([null, 'opted_out']);
  expect(await decide(id, 'opt_out')).toMatchObject({ changed: false, consent_entry_id: null });
  await expect(decide(id, 'keep')).rejects.toMatchObject({ code: -32002, data: { reason: 'already_reviewed' } });
});

test('a STOP, and an opt-out that the account records, close the open reviews of the contact', async () => {
  await optIn(account, GRACE);
  const [one] = [await receiveUnclear(account, ADA), await receiveUnclear(account, GRACE)];
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  expect(await account.call('messages.reviews', {})).toMatchObject({ items: [{ from: GRACE }] });
  expect(await readPause(account, ADA)).toEqual([null, 'opted_out']);
  await expect(decide(one, 'keep')).rejects.toMatchObject({ data: { reason: 'already_reviewed' } });
  await account.call('contacts.optOut', { phone: GRACE });
  expect(await readPause(account, GRACE)).toEqual([null, 'opted_out']);
  const decisions = await readDecisions(app, account);
  expect(decisions).toMatchObject([{ decision: 'opt_out', by: 'contact' }, { decision: 'opt_out' }]);
  expect(await listed()).toEqual([]);
});

test('an imported opt-out closes the open reviews of its number', async () => {
  await receiveUnclear(account, ADA);
  await account.call('contacts.import', {
    contacts: [{ phone: ADA }],
    consent: { status: 'opted_out', source: 'crm', captured_at: '2026-01-02T00:00:00Z' },
  });
  expect(await readPause(account, ADA)).toEqual([null, 'opted_out']);
  expect(await listed()).toEqual([]);
});

test('a message of another account, and one that needs no decision, cannot be reviewed', async () => {
  const id = await receiveUnclear(account, ADA);
  const other = await app.account();
  await expect(other.call('messages.review', { inbound_id: id, decision: 'opt_out' })).rejects.toMatchObject({
    code: -32001,
  });
  expect((await other.call('messages.reviews', {})).items).toEqual([]);
  const { effects } = await account.call('messages.simulateInbound', { from: ADA, text: 'Thanks!' });
  await expect(decide(effects[0]?.detail ?? '', 'opt_out')).rejects.toMatchObject({ code: -32001 });
  expect(await listed()).toEqual([id]);
});

test('a merge keeps the pause of either contact, and a decision then covers both numbers', async () => {
  await optIn(account, GRACE);
  const idOf = async (phone: string) => (await account.call('contacts.get', { phone })).contact.id;
  const [ada, grace] = [await idOf(ADA), await idOf(GRACE)];
  const at = app.clock.now.toISOString();
  const id = await receiveUnclear(account, GRACE);
  await account.call('contacts.merge', { winner_id: ada, loser_id: grace });
  expect(await readPause(account, ADA)).toEqual([at, 'opted_in']);
  await expect(account.call('messages.send', { to: ADA, ...OFFER })).rejects.toMatchObject({
    code: 'consent_required',
  });
  expect(await decide(id, 'keep')).toMatchObject({ contact_id: ada, under_review_since: null });
  expect(await decide(id, 'opt_out')).toMatchObject({ contact_id: ada, changed: true });
  const { items } = await account.call('contacts.consentHistory', { phone: ADA });
  const optedOut = items.filter(({ status }) => status === 'opted_out').map(({ phone }) => phone);
  expect(optedOut).toEqual([ADA, GRACE]);
  expect(await readPause(account, ADA)).toEqual([null, 'opted_out']);
});

test('contacts.forget closes open reviews and erases the message and the note', async () => {
  const decided = await receiveUnclear(account, ADA);
  const open = await receiveUnclear(account, ADA);
  await decide(decided, 'keep', { note: 'Ada called.' });
  const { contact } = await account.call('contacts.get', { phone: ADA });
  await account.call('contacts.forget', { contact_id: contact.id });
  expect(await listed()).toEqual([]);
  const erased = { from: '[erased]', text: '[erased]' };
  expect(await readDecisions(app, account)).toMatchObject([
    { decision: 'keep', ...erased },
    { decision: 'opt_out', ...erased },
  ]);
  for (const id of [decided, open]) await expect(decide(id, 'opt_out')).rejects.toMatchObject({ code: -32001 });
  const { rows } = await app.parts.database.pool.query(
    'SELECT 1 FROM inbound_messages WHERE account_id = $1 AND review_note IS NOT NULL',
    [account.accountId],
  );
  expect(rows).toEqual([]);
});

test('the partner gets contact.review_required for each message that waits', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop');
  await shop.call('contacts.upsert', { phone: ADA });
  const { contact } = await shop.call('contacts.get', { phone: ADA });
  const ids = [await receiveUnclear(shop, ADA), await receiveUnclear(shop, STRANGER)];
  await shop.call('messages.simulateInbound', { from: ADA, text: 'Thanks!' });
  const event = { external_ref: 'shop', rule_id: 'review.complaint.en', received_at: app.clock.now.toISOString() };
  expect((await partner.events('contact.review_required')).map(({ data }) => data)).toEqual([
    { ...event, contact_id: contact.id, phone: ADA, inbound_id: ids[0] },
    { ...event, contact_id: null, phone: STRANGER, inbound_id: ids[1] },
  ]);
});

test('a message that arrives while another one is decided keeps the pause', async () => {
  const { database } = app.parts;
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  await decide(await receiveUnclear(account, ADA), 'keep');
  let received: Promise<string> | undefined;
  await database.transaction(async (tx) => {
    await lockConsent(tx, owner, ADA);
    received = receiveUnclear(account, ADA);
    await untilSomebodyWaits(database.pool);
    const { contact } = await account.call('contacts.get', { phone: ADA });
    await tx.row(refreshPause, owner.tenantId, owner.accountId, contact.id, app.clock.now);
  });
  const id = await received;
  expect(await listed()).toEqual([id]);
  expect((await readPause(account, ADA))[0]).not.toBeNull();
});
