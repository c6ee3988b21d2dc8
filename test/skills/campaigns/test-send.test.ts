import { useTestApp } from '../../support/app.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
const ADA = '+12025550143';
const BEN = '+12025550144';
const body = 'Hi {{ first_name }}! Reply STOP to opt out.';

async function draftFor(phones: readonly string[], params: { credits?: number } = {}) {
  const account = await app.account(params);
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of phones) await optIn(account, phone, { first_name: 'Ben' });
  await account.call('contacts.upsert', { phone: ADA, first_name: 'Ada' });
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', body });
  return { account, campaign_id: campaign.id };
}

test('campaigns.testSend delivers the rendered content, spends its credits, and adds no recipient to the campaign', async () => {
  const { account, campaign_id } = await draftFor([ADA]);
  const { available } = await account.call('billing.balance', {});
  const { items, credits } = await account.call('campaigns.testSend', { campaign_id, phones: ['(202) 555-0143', ADA] });
  expect(items).toEqual([
    expect.objectContaining({ to: ADA, text: 'Hi Ada! Reply STOP to opt out.', credits: 1, refusal: null }),
  ]);
  expect(credits).toBe(1);
  await app.drain();
  app.clock.advance(10_000);
  await app.drain();
  const message = await account.call('messages.get', { message_id: items[0]?.message_id ?? '' });
  expect(message).toMatchObject({ message: { state: 'delivered', campaign_id: null } });
  expect(available - (await account.call('billing.balance', {})).available).toBe(1);
  const { campaign, counters } = await account.call('campaigns.get', { campaign_id });
  expect(campaign.state).toBe('draft');
  expect(counters).toMatchObject({ audience: 0, sent: 0, credits_spent: 0 });
});

test('campaigns.testSend refuses each number by its own gate, and sends to the others', async () => {
  const { account, campaign_id } = await draftFor([ADA]);
  await optIn(account, BEN);
  await account.call('messages.simulateInbound', { from: BEN, text: 'STOP' });
  await account.call('contacts.upsert', { phone: '+12025550145' });
  const phones = [BEN, '+12025550145', '+12025550146', 'abc', ADA];
  const { items } = await account.call('campaigns.testSend', { campaign_id, phones });
  expect(Object.fromEntries(items.map(({ to, refusal }) => [to, refusal?.reason ?? null]))).toEqual({
    [ADA]: null,
    [BEN]: 'opted_out',
    '+12025550145': 'no_consent',
    '+12025550146': 'unknown_contact',
    abc: 'unknown_contact',
  });
  await expect(
    account.call('campaigns.testSend', { campaign_id, phones: ['1', '2', '3', '4', '5', '6'] }),
  ).rejects.toMatchObject({ code: -32602 });
});

test('campaigns.testSend holds quiet hours, frequency caps and the balance', async () => {
  const daytime = app.clock.now;
  const { account, campaign_id } = await draftFor([ADA, BEN], { credits: 1 });
  const reasons = async (phones: string[]) =>
    (await account.call('campaigns.testSend', { campaign_id, phones })).items.map(
      ({ refusal }) => refusal?.reason ?? null,
    );
  const { available } = await account.call('billing.balance', {});
  await account.call('compliance.frequencyCap', { max: 1, window_hours: 24 });
  app.clock.now = new Date('2029-06-14T05:00:00Z');
  expect(await reasons([ADA])).toEqual(['quiet_hours']);
  app.clock.now = daytime;
  expect(await reasons([ADA])).toEqual([null]);
  expect(await reasons([ADA])).toEqual(['frequency_cap']);
  await app.parts.database.pool.query('UPDATE credit_accounts SET held = posted WHERE tenant_id = $1', [
    account.accountId,
  ]);
  expect(available).toBeGreaterThan(0);
  expect(await reasons([BEN])).toEqual(['credits_insufficient']);
});
