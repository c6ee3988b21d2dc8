import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { launchCampaign } from '../support/launch-campaign.ts';

let app: TestApp;
let account: TestAccount;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.now = start;
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
});

const consent = {
  method: 'web_form' as const,
  source: 'https://example.com/signup',
  captured_at: '2026-01-01T00:00:00Z',
};
const agree = (...phones: string[]) =>
  account.call('contacts.import', { contacts: phones.map((phone) => ({ phone })), consent });
const explained = async (params: Record<string, unknown>, drains = 3) => {
  const { message_id: id } = await account.call('messages.send', { text: 'Hi', ...params });
  for (let round = 0; round < drains; round += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  return account.call('insights.explainMessage', { message_id: id });
};

test.each([
  ['one that arrived', '+12025550110', { state: 'delivered', summary: 'It arrived.', fix: null }],
  [
    'a number that cannot be reached',
    '+12025550101',
    { state: 'undelivered', reason: 'unknown_subscriber', fix: { message: 'Correct the number.' } },
  ],
  ['one that the carrier filtered', '+12025550102', { reason: 'blocked_by_carrier' }],
  ['one that the carrier turned away', '+12025550108', { state: 'rejected', reason: 'invalid_destination' }],
])('of %s it is said what became of it and what would help', async (_what, to, expected) => {
  await agree(to);
  expect(await explained({ to })).toMatchObject(expected);
});

test('of one that waits for the morning it is said until when and why', async () => {
  await agree('+12125550110');
  app.clock.now = new Date('2029-06-14T00:30:00Z');
  const { message_id: id } = await account.call('messages.send', { to: '+12125550110', text: 'Hi' });
  app.clock.now = new Date('2029-06-14T02:00:00Z');
  await app.drain();
  const answer = await account.call('insights.explainMessage', { message_id: id });
  expect(answer).toMatchObject({ state: 'queued', reason: 'quiet_hours' });
  expect(answer.summary).toContain('2029-06-14T12:00:00.000Z');
});

test('of one that a STOP took back it is said that the person opted out, and where to see it', async () => {
  await agree('+12025550110');
  const { message_id: id } = await account.call('messages.send', {
    to: '+12025550110',
    text: 'Hi',
    send_at: new Date(start.getTime() + 3_600_000).toISOString(),
  });
  await account.call('messages.simulateInbound', { from: '+12025550110', text: 'STOP' });
  const answer = await account.call('insights.explainMessage', { message_id: id });
  expect(answer).toMatchObject({ state: 'canceled', reason: 'opted_out' });
  for (const { skill, params } of answer.fix?.next_actions ?? [])
    await account.call(skill as 'contacts.get', params as never);
  expect(answer.fix?.next_actions.map(({ skill }) => skill)).toContain('contacts.consentHistory');
});

test('a campaign that reached fewer says who was left out and what did not arrive, and it adds up', async () => {
  await agree('+12025550110', '+12025550101', '+12025550111', '+12025550112');
  await account.call('contacts.import', { contacts: [{ phone: '+12025550113' }] });
  await account.call('contacts.optOut', { phone: '+12025550111' });
  await account.call('contacts.optOut', { phone: '+12025550112' });
  const campaign = await launchCampaign(account, { name: 'All', body: 'Hi. Reply STOP to opt out.' });
  for (let round = 0; round < 3; round += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  const answer = await account.call('insights.explainAudience', { campaign_id: campaign.id });
  expect(answer).toMatchObject({
    audience: 5,
    reached: 1,
    sent: 2,
    pending: 0,
    undelivered_by_error: [{ error_code: 'unknown_subscriber', count: 1, helps: 'Correct the number.' }],
  });
  const excluded = answer.excluded_by_reason.reduce((sum, { count }) => sum + count, 0);
  expect(excluded + answer.sent).toBe(answer.audience);
  for (const { next_actions: actions, sample_contact_ids: samples, count } of answer.excluded_by_reason) {
    expect(samples).toHaveLength(Math.min(3, count));
    for (const { skill, params } of actions) await account.call(skill as 'contacts.get', params as never);
  }
});
