import { type TestAccount, useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';
import { OFFER, readPause, receiveUnclear } from '../../support/review.ts';

const app = useTestApp();
const ADA = '+12025550143';
const GRACE = '+12025550144';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA);
});

const waiting = async () => (await account.call('messages.reviews', {})).items.map((item) => item.inbound_id);
const say = (text: string, from = ADA) => account.call('messages.simulateInbound', { from, text });
const later = (ms = MINUTE_MS) => app.clock.advance(ms);
const timeAgo = (ms: number) => new Date(app.clock.now.getTime() - ms).toISOString();

async function closedAs(id: string): Promise<object | undefined> {
  const { rows } = await app.parts.database.pool.query<object>(
    `SELECT review_decision AS decision, review_note AS note, reviewed_by AS by FROM inbound_messages
      WHERE account_id = $1 AND id = $2`,
    [account.accountId, id],
  );
  return rows[0];
}

const OPTED_IN = { decision: 'keep', note: 'The contact opted in after this message.', by: 'contact' };
const ORDERED = { decision: 'keep', note: 'The contact ordered after this message.' };

test.each(['START', 'start please', 'Unstop', 'JOIN', 'sign me up'])(
  '%s of a person who is opted in closes the review of an earlier message, and a later one waits',
  async (words) => {
    const first = await receiveUnclear(account, ADA);
    later();
    const { intent, effects } = await say(words);
    expect(intent).toBe('start');
    expect(effects).toContainEqual({ kind: 'review_closed', detail: first });
    expect([await waiting(), await readPause(account, ADA)]).toEqual([[], [null, 'opted_in']]);
    expect(await closedAs(first)).toEqual(OPTED_IN);
    later();
    const since = app.clock.now.toISOString();
    const second = await receiveUnclear(account, ADA);
    expect([await waiting(), await readPause(account, ADA)]).toEqual([[second], [since, 'opted_in']]);
  },
);

test.each(['YES', 'ok', 'HELP', 'Thanks!'])('%s closes no review', async (words) => {
  const id = await receiveUnclear(account, ADA);
  later();
  await say(words);
  expect(await waiting()).toEqual([id]);
});

test('a word that only asks for a confirmation closes no review, and the YES that confirms it does', async () => {
  await account.call('contacts.upsert', { phone: GRACE });
  const id = await receiveUnclear(account, GRACE);
  later();
  expect((await say('JOIN', GRACE)).effects).toContainEqual(
    expect.objectContaining({ kind: 'confirmation_requested' }),
  );
  await say('START', GRACE);
  expect(await waiting()).toEqual([id]);
  await say('YES', GRACE);
  expect([await waiting(), await closedAs(id)]).toEqual([[], OPTED_IN]);
});

test('START that restores the consent closes the review of a message after the STOP', async () => {
  await say('STOP');
  later();
  const id = await receiveUnclear(account, ADA);
  later();
  await say('START');
  expect(await closedAs(id)).toEqual(OPTED_IN);
  expect(await account.call('messages.send', { to: ADA, ...OFFER })).toMatchObject({ state: 'queued' });
});

test('what waited is sent after START within 15 minutes', async () => {
  const { message_id: id } = await account.call('messages.send', { to: ADA, ...OFFER });
  await receiveUnclear(account, ADA);
  await app.drain();
  const read = async () => (await account.call('messages.get', { message_id: id })).message;
  expect(await read()).toMatchObject({ state: 'queued', state_reason: 'under_review' });
  await say('START');
  later(HOUR_MS / 4);
  await app.drain();
  expect(await read()).toMatchObject({ state: 'accepted', state_reason: null });
});

const checkout = async () =>
  (await account.call('sources.create', { name: 'Shop', method: 'checkout', disclosure_text: 'You agree.' })).source.id;
const order = { kind: 'order', reference: 'A-1' } as const;
const records: Readonly<Record<string, () => Promise<unknown>>> = {
  'contacts.recordRelationship': () => account.call('contacts.recordRelationship', { phone: ADA, ...order }),
  'contacts.upsert': () => account.call('contacts.upsert', { phone: ADA, relationship: order }),
  'contacts.import': () => account.call('contacts.import', { contacts: [{ phone: ADA }], relationship: order }),
  'contacts.optIn at a checkout': async () =>
    account.call('contacts.optIn', { phone: ADA, source_id: await checkout(), captured_at: timeAgo(0) }),
};

test.each(Object.keys(records))('an order that %s records closes the review, and a later one waits', async (name) => {
  await optIn(account, GRACE);
  const [first, other] = [await receiveUnclear(account, ADA), await receiveUnclear(account, GRACE)];
  later();
  await records[name]?.();
  expect([await waiting(), await readPause(account, ADA)]).toEqual([[other], [null, 'opted_in']]);
  expect(await closedAs(first)).toMatchObject(ORDERED);
  later();
  const second = await receiveUnclear(account, ADA);
  expect(await waiting()).toEqual([other, second]);
});

const noOrders: Readonly<Record<string, () => object>> = {
  'an order that began before the message': () => ({ kind: 'order', since: timeAgo(2 * MINUTE_MS) }),
  'an appointment': () => ({ kind: 'appointment' }),
  'a parcel, which another person may have ordered': () => ({ kind: 'delivery' }),
  'an account': () => ({ kind: 'account' }),
  'an inquiry': () => ({ kind: 'inquiry' }),
};

test.each(Object.keys(noOrders))('%s closes no review', async (name) => {
  const id = await receiveUnclear(account, ADA);
  later();
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'membership', ...noOrders[name]?.() });
  expect(await waiting()).toEqual([id]);
});

test('an earlier order that is recorded again, or ends, closes no review', async () => {
  await account.call('contacts.recordRelationship', { phone: ADA, ...order });
  later();
  const id = await receiveUnclear(account, ADA);
  later();
  await account.call('contacts.recordRelationship', { phone: ADA, ...order });
  await account.call('contacts.recordRelationship', { phone: ADA, ...order, until: timeAgo(0) });
  expect(await waiting()).toEqual([id]);
});

test('an order of the contact into which the sender was merged closes the review', async () => {
  await optIn(account, GRACE);
  const id = await receiveUnclear(account, GRACE);
  const idOf = async (phone: string) => (await account.call('contacts.get', { phone })).contact.id;
  await account.call('contacts.merge', { winner_id: await idOf(ADA), loser_id: await idOf(GRACE) });
  later();
  await account.call('contacts.recordRelationship', { phone: ADA, ...order });
  expect([await closedAs(id), await readPause(account, ADA)]).toMatchObject([ORDERED, [null, 'opted_in']]);
});

test('START and an order close no review of another account', async () => {
  const other = await app.account();
  await other.call('phone-numbers.ensureDefault', {});
  await optIn(other, ADA);
  await receiveUnclear(account, ADA);
  later();
  await other.call('messages.simulateInbound', { from: ADA, text: 'START' });
  await other.call('contacts.recordRelationship', { phone: ADA, ...order });
  expect(await waiting()).toHaveLength(1);
});
