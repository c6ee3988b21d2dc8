import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';

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

test('insights.explainAudience accounts for every contact of the audience: sent, excluded or undelivered, each with a reason', async () => {
  await importOptedIn('+12025550110', '+12025550101', '+12025550111', '+12025550112');
  await account.call('contacts.import', { contacts: [{ phone: '+12025550113' }] });
  await account.call('contacts.optOut', { phone: '+12025550111' });
  await account.call('contacts.optOut', { phone: '+12025550112' });
  const campaign = await launchCampaign(account, { name: 'All', body: 'Hi. Reply STOP to opt out.' });
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(1000);
  }
  const explanation = await account.call('insights.explainAudience', { campaign_id: campaign.id });
  expect(explanation).toMatchObject({
    audience: 5,
    reached: 1,
    sent: 2,
    pending: 0,
    undelivered_by_error: [{ error_code: 'unknown_subscriber', count: 1, helps: 'Correct the number.' }],
  });
  const excluded = explanation.excluded_by_reason.reduce((sum, { count }) => sum + count, 0);
  expect(excluded + explanation.sent).toBe(explanation.audience);
  for (const { next_actions: actions, sample_contact_ids: samples, count } of explanation.excluded_by_reason) {
    expect(samples).toHaveLength(Math.min(3, count));
    for (const { skill, params } of actions) await account.call(skill as 'contacts.get', params as never);
  }
});

test('insights.explainAudience names the variables that contacts have no value for', async () => {
  await importOptedIn('+12025550110', '+12025550111');
  await account.call('contacts.upsert', { phone: '+12025550110', first_name: 'Ada', attributes: { city: 'Paris' } });
  const body = 'Hi {{ first_name }} in {{ attributes.city }}. Reply STOP to opt out.';
  const campaign = await launchCampaign(account, { name: 'All', body });
  await app.drain();
  const { excluded_by_reason: groups } = await account.call('insights.explainAudience', { campaign_id: campaign.id });
  expect(groups).toMatchObject([{ reason: 'missing_variable', count: 1 }]);
  expect(groups[0]?.means).toMatch(/Missing: .*attributes\.city.*first_name/);
});
