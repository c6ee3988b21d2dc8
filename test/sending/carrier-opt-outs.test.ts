import type { Carrier } from '../../src/carriers/carrier.ts';
import { createNumberHasher } from '../../src/platform/crypto/number-hasher.ts';
import { dueQueues } from '../../src/sending/dispatch/dispatch.ts';
import { recordReceipts } from '../../src/sending/dispatch/record-receipts.ts';
import { receiveInbound } from '../../src/sending/inbound/receive-inbound.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { answering, dispatching, dispatchQueue } from '../support/dispatching.ts';
import { ADA, createReplyAccount } from '../support/keyword-replies.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await createReplyAccount(app);
});

const consent = async () => (await account.call('contacts.get', { phone: ADA })).contact.consent;
const send = async (text = 'Your order is ready.') =>
  (await account.call('messages.send', { to: ADA, text, purpose: 'transactional' })).message_id;
const stateOf = async (message_id: string) => (await account.call('messages.get', { message_id })).message.state;

async function dispatchTo(answer: Parameters<typeof answering>[0]): Promise<void> {
  const { database } = app.parts;
  const carrier: Carrier = { name: 'simulator', deduplicates: true, capacity: 100, submit: answering(answer) };
  const parts = dispatching(database, carrier, () => app.clock.now, 30_000);
  for (const queue of await dueQueues(database, app.clock.now)) await dispatchQueue(parts, queue);
}
const rejecting = (errorCode: string) =>
  dispatchTo(async (given) => given.map(({ reference }) => ({ reference, outcome: 'rejected', errorCode })));
const report = (id: string, errorCode: string) =>
  recordReceipts(
    app.parts.database,
    [
      {
        reference: `${account.accountId}/${id}`,
        carrierMessageId: 'c-1',
        status: 'failed',
        errorCode,
        doneAt: app.clock.now,
      },
    ],
    app.clock.now,
  );

test.each<[string, (id: string, code: string) => Promise<void>]>([
  ['the answer to a submission', (_id, code) => rejecting(code)],
  [
    'a receipt',
    async (id, code) => {
      await dispatchTo(async () => []);
      await report(id, code);
    },
  ],
])('%s that says that the person opted out at the carrier is an opt-out', async (_name, refuse) => {
  const waiting = (
    await account.call('messages.send', {
      to: ADA,
      text: 'Your order is late.',
      purpose: 'transactional',
      send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString(),
    })
  ).message_id;
  await refuse(await send(), 'twilio_21610');
  expect(await consent()).toMatchObject({ status: 'opted_out', suppressed: true });
  expect(await stateOf(waiting)).toBe('canceled');
  await expect(send()).rejects.toMatchObject({ code: 'consent_required', data: { reason: 'opted_out' } });
  const { items } = await account.call('contacts.consentHistory', { phone: ADA });
  expect(items.find(({ status }) => status === 'opted_out')).toMatchObject({
    status: 'opted_out',
    scope: 'all',
    method: 'carrier',
    actor: 'carrier',
    source: 'simulator',
    rule_id: 'carrier.twilio_21610',
    evidence: { error_code: 'twilio_21610' },
  });
});

test.each([
  'twilio_30003',
  'twilio_30004',
  'twilio_30005',
  'twilio_30006',
  'twilio_30007',
  'twilio_21614',
  'smpp_0x0B',
  'smpp_21610',
])('a message that fails with %s is no opt-out', async (code) => {
  await send();
  await rejecting(code);
  expect(await consent()).toMatchObject({ status: 'opted_in', suppressed: false });
});

test.each([
  ['the answer', (_id: string, code: string) => rejecting(code)],
  [
    'a receipt',
    async (id: string, code: string) => {
      await dispatchTo(async () => []);
      await report(id, code);
    },
  ],
])('%s with a code that the operator calls an opt-out is one', async (_name, refuse) => {
  const say = (words: string) => app.parts.database.pool.query(words);
  await say("INSERT INTO carrier_codes (code, action, updated_at) VALUES ('smpp_1043', 'opt_out', now())");
  try {
    await refuse(await send(), 'smpp_1043');
  } finally {
    await say('DELETE FROM carrier_codes');
  }
  expect(await consent()).toMatchObject({ status: 'opted_out', suppressed: true });
  const { items } = await account.call('contacts.consentHistory', { phone: ADA });
  expect(items.filter(({ status }) => status === 'opted_out')).toMatchObject([
    { method: 'carrier', source: 'simulator', rule_id: 'carrier.smpp_1043', evidence: { error_code: 'smpp_1043' } },
  ]);
});

test('a number waits a minute after a failure that blames it, and not after others', async () => {
  const pacedUntil = async () =>
    (
      await app.parts.database.pool.query<{ paced_until: Date }>(
        'SELECT max(paced_until) AS paced_until FROM phone_numbers WHERE account_id = $1',
        [account.accountId],
      )
    ).rows[0]?.paced_until.getTime() ?? 0;
  const minute = app.clock.now.getTime() + 60_000;
  await send();
  await rejecting('twilio_30034');
  expect(await pacedUntil()).toBeLessThan(minute);
  app.clock.advance(1_000);
  await send('Your order is on its way.');
  await rejecting('twilio_21606');
  expect(await pacedUntil()).toBe(minute + 1_000);
});

test('a START lifts an opt-out at the carrier, and a repeated receipt does not bring it back', async () => {
  const id = await send();
  await dispatchTo(async () => []);
  await report(id, 'twilio_21610');
  app.clock.advance(1_000);
  // A simulated START lifts no opt-out at a carrier.
  await app.parts.database.pool.query("UPDATE phone_numbers SET carrier = 'twilio' WHERE account_id = $1", [
    account.accountId,
  ]);
  const { items } = await account.call('phone-numbers.list', {});
  const inbound = { carrierMessageId: 'SM1', from: ADA, to: items[0]?.phone ?? '', text: 'START' };
  const hashesOf = createNumberHasher([Buffer.alloc(32)]);
  await receiveInbound(app.parts.database, { ...inbound, receivedAt: app.clock.now }, app.clock.now, hashesOf);
  expect(await consent()).toMatchObject({ status: 'opted_in', suppressed: false });
  app.clock.advance(1_000);
  await report(id, 'twilio_21610');
  expect(await consent()).toMatchObject({ status: 'opted_in', suppressed: false });
});
