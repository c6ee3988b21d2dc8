import { type TestAccount, useTestApp } from '../../support/app.ts';
import { receiveUnclear, UNCLEAR } from '../../support/review.ts';

const app = useTestApp();
const ADA = '+12025550143';
const HOUR_MS = 3_600_000;

let account: TestAccount;
let threadId: string;
let inboundId: string;
beforeEach(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  inboundId = await receiveUnclear(account, ADA);
  threadId = (await account.call('inbox.list', {})).items[0]?.id ?? '';
});

const composer = async () => (await account.call('inbox.get', { conversation_id: threadId })).composer;
const reply = () => account.call('inbox.reply', { conversation_id: threadId, text: 'We are Acme.' });
const send = () => account.call('messages.send', { to: ADA, text: 'We are Acme.', purpose: 'transactional' });
const keep = (inbound_id = inboundId) => account.call('messages.review', { inbound_id, decision: 'keep' });
const DECIDE = { skill: 'messages.review', needs: [expect.objectContaining({ path: '/decision' })] };

test('the composer and the refusal of a reply name the message that waits and the call that decides', async () => {
  const decide = { ...DECIDE, params: { inbound_id: inboundId } };
  const review = { inbound_id: inboundId, text: UNCLEAR, received_at: app.clock.now.toISOString() };
  expect(await composer()).toMatchObject({
    locked: true,
    reason: 'no_relationship',
    review: { ...review, next_actions: [decide] },
  });
  await expect(reply()).rejects.toMatchObject({
    code: 'consent_required',
    data: {
      reason: 'no_relationship',
      review,
      next_actions: expect.arrayContaining([expect.objectContaining(decide)]),
    },
  });
  await account.call('contacts.recordRelationship', { phone: ADA, kind: 'appointment' });
  expect(await composer()).toMatchObject({ locked: false, review });
});

test('a message that was decided as no opt-out permits replies for 24 hours after it', async () => {
  await expect(send()).rejects.toMatchObject({ data: { reason: 'no_relationship' } });
  const until = new Date(app.clock.now.getTime() + 24 * HOUR_MS).toISOString();
  app.clock.advance(HOUR_MS);
  await keep();
  expect(await composer()).toEqual({
    locked: false,
    reason: null,
    explanation: null,
    reply_until: until,
    review: null,
  });
  expect(await reply()).toMatchObject({ state: 'queued' });
  expect(await send()).toMatchObject({ state: 'queued' });
  app.clock.advance(24 * HOUR_MS);
  expect(await composer()).toMatchObject({ locked: true, reason: 'no_relationship', review: null });
  await expect(send()).rejects.toMatchObject({ data: { reason: 'no_relationship' } });
});

test('a message that was decided as an opt-out permits no reply, also after a decision to keep', async () => {
  await keep();
  await account.call('messages.review', { inbound_id: inboundId, decision: 'opt_out' });
  expect(await composer()).toMatchObject({ locked: true, review: null });
  await expect(reply()).rejects.toMatchObject({ code: 'consent_required' });
});

test('the composer names the oldest of several messages that wait until all are decided', async () => {
  app.clock.advance(HOUR_MS);
  const second = await receiveUnclear(account, ADA);
  expect(await composer()).toMatchObject({ review: { inbound_id: inboundId } });
  await keep();
  expect(await composer()).toMatchObject({ locked: false, review: { inbound_id: second } });
  await keep(second);
  expect(await composer()).toMatchObject({ locked: false, review: null });
});
