import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
let account: TestAccount;
let start: Date;
beforeAll(() => {
  start = app.clock.now;
});
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const importOptedIn = (...phones: string[]) =>
  account.call('contacts.import', {
    contacts: phones.map((phone) => ({ phone })),
    consent: { method: 'web_form', source: 'https://example.com/signup', captured_at: '2026-01-01T00:00:00Z' },
  });

async function sendAndExplain(to: string) {
  const { message_id: id } = await account.call('messages.send', { text: 'Hi', to });
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  return account.call('insights.explainMessage', { message_id: id });
}

test.each([
  ['a delivered message', '+12025550110', { state: 'delivered', summary: 'The message was delivered.', fix: null }],
  [
    'a message to an unreachable number',
    '+12025550101',
    { state: 'undelivered', reason: 'unknown_subscriber', fix: { message: 'Correct the number.' } },
  ],
  ['a message that the carrier filtered', '+12025550102', { reason: 'blocked_by_carrier' }],
  ['a message that the carrier rejected', '+12025550108', { state: 'rejected', reason: 'invalid_destination' }],
])('insights.explainMessage explains the state of %s and how to fix it', async (_what, to, expected) => {
  await importOptedIn(to);
  expect(await sendAndExplain(to)).toMatchObject(expected);
});

test('insights.explainMessage names quiet hours and the time until which a message waits', async () => {
  await importOptedIn('+12125550110');
  app.clock.now = new Date('2029-06-14T00:30:00Z');
  const { message_id: id } = await account.call('messages.send', { to: '+12125550110', text: 'Hi' });
  app.clock.now = new Date('2029-06-14T02:00:00Z');
  await app.drain();
  const explanation = await account.call('insights.explainMessage', { message_id: id });
  expect(explanation).toMatchObject({ state: 'queued', reason: 'quiet_hours' });
  expect(explanation.summary).toContain('2029-06-14T12:00:00.000Z');
});

test('insights.explainMessage of a message canceled by a STOP refers to the consent history of the contact', async () => {
  await importOptedIn('+12025550110');
  const { message_id: id } = await account.call('messages.send', {
    to: '+12025550110',
    text: 'Hi',
    send_at: new Date(start.getTime() + 3_600_000).toISOString(),
  });
  await account.call('messages.simulateInbound', { from: '+12025550110', text: 'STOP' });
  const explanation = await account.call('insights.explainMessage', { message_id: id });
  expect(explanation).toMatchObject({ state: 'canceled', reason: 'opted_out' });
  for (const { skill, params } of explanation.fix?.next_actions ?? [])
    await account.call(skill as 'contacts.get', params as never);
  expect(explanation.fix?.next_actions.map(({ skill }) => skill)).toContain('contacts.consentHistory');
});
