import { createNumberHasher } from '../../../src/platform/crypto/number-hasher.ts';
import { receiveInbound } from '../../../src/sending/inbound/receive-inbound.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { ADA, createReplyAccount, repliesOf } from '../../support/keyword-replies.ts';

const app = useTestApp();
let account: TestAccount;
let to: string;
let deliveries = 0;
const hashesOf = createNumberHasher([Buffer.alloc(32)]);

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await createReplyAccount(app);
  const { items } = await account.call('phone-numbers.list', {});
  to = items[0]?.phone ?? '';
});

/** A delivery by a carrier without ids, as the kinds of its effects. */
async function deliver(text: string, carrierId?: string): Promise<string[]> {
  const { database } = app.parts;
  deliveries += 1;
  const inbound = {
    carrierMessageId: carrierId ?? `smpp-${deliveries}`,
    hasCarrierId: carrierId !== undefined,
    from: ADA,
    to,
    text,
    receivedAt: app.clock.now,
  };
  const { effects } = await receiveInbound(database, inbound, app.clock.now, hashesOf);
  return effects.map(({ kind }) => kind);
}
const statusOf = async (): Promise<string> =>
  (await account.call('contacts.get', { phone: ADA })).contact.consent.status;

test('a STOP after a START of the same minute opts out again', async () => {
  for (const text of ['STOP', 'START', 'STOP', 'START', 'STOP']) {
    expect(await deliver(text)).toContain(text === 'STOP' ? 'opted_out' : 'opted_in');
    expect(await statusOf()).toBe(text === 'STOP' ? 'opted_out' : 'opted_in');
    app.clock.advance(1_000);
  }
});

test('a redelivered STOP neither is dropped nor confirms twice, in whichever minute it arrives', async () => {
  app.clock.advance(59_900);
  expect(await deliver('STOP')).toEqual(['received', 'opted_out', 'messages_canceled', 'reply_queued']);
  app.clock.advance(200);
  expect(await deliver('STOP')).toEqual(['received', 'already_opted_out', 'messages_canceled']);
  expect(await statusOf()).toBe('opted_out');
  expect(await repliesOf(app, account)).toHaveLength(1);
});

test.each(['HELP', 'What time do you open?'])('a redelivered message is dropped for five minutes: %s', async (text) => {
  app.clock.advance(59_900);
  const first = await deliver(text);
  app.clock.advance(200);
  expect(await deliver(text)).toEqual(['duplicate']);
  app.clock.advance(5 * 60_000 - 200);
  expect(await deliver(text)).toEqual(['duplicate']);
  app.clock.advance(1);
  expect(await deliver(text)).toEqual(first);
});

test.each<[string, () => Promise<unknown>]>([
  ['another message', () => deliver('Thanks')],
  ['a STOP', () => deliver('STOP')],
  ['an opt-out by the account', () => account.call('contacts.optOut', { phone: ADA, reason: 'complaint' })],
])('a message counts again after %s', async (_name, change) => {
  await deliver('HELP');
  app.clock.advance(1_000);
  await change();
  app.clock.advance(1_000);
  expect(await deliver('HELP')).toEqual(['received', 'reply_queued']);
});

test('a redelivery that arrives during the first delivery is dropped', async () => {
  const effects = await Promise.all(Array.from({ length: 4 }, () => deliver('HELP')));
  expect(effects.filter(([kind]) => kind === 'duplicate')).toHaveLength(3);
  expect(await repliesOf(app, account)).toHaveLength(1);
});

test('the same text under two ids of a carrier is two messages', async () => {
  expect(await deliver('HELP', 'SM1')).toContain('reply_queued');
  expect(await deliver('HELP', 'SM1')).toEqual(['duplicate']);
  expect(await deliver('HELP', 'SM2')).toContain('reply_queued');
});

test('a message in which a carrier cut a pair of surrogates is stored, and a repetition is found', async () => {
  expect(await deliver('Is it open on Sunday \ud83d')).not.toContain('duplicate');
  const { contact } = await account.call('contacts.get', { phone: ADA });
  const { items } = await account.call('contacts.timeline', { contact_id: contact.id });
  const texts = items.flatMap((item) => (item.kind === 'message.in' ? [item.message.text] : []));
  expect(texts).toEqual(['Is it open on Sunday \ufffd']);
  expect(await deliver('Is it open on Sunday \ud83d')).toEqual(['duplicate']);
});
