import { useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp();
/** Delivered, undeliverable, rejected, and delivered although the answer was lost. */
const PHONES = ['+12025550143', '+12025550101', '+12025550108', '+12025550105'];
const RESULTS = [
  ...(['pending', 'in_flight', 'sent', 'delivered', 'undelivered', 'unconfirmed', 'failed', 'canceled'] as const),
  'excluded' as const,
];

test('campaigns.recipients counts each result as the counters of the campaign do, and shows phone and credits', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of PHONES) await optIn(account, phone);
  await account.call('contacts.upsert', { phone: '+12025550144' });
  await optIn(account, '+12025550145');
  await account.call('messages.simulateInbound', { from: '+12025550145', text: 'STOP' });
  const { id } = await launchCampaign(account, { name: 'Sale', body: 'Hi. Reply STOP to opt out.' });
  await app.drain();
  app.clock.advance(3_600_000);
  await app.drain();
  const { counters } = await account.call('campaigns.get', { campaign_id: id });
  const { items } = await account.call('campaigns.recipients', { campaign_id: id });
  const count = (...results: readonly string[]): number =>
    items.filter(({ result }) => results.includes(result)).length;
  expect(counters).toMatchObject({
    pending: count('pending', 'in_flight'),
    in_flight: count('in_flight'),
    sent: count('sent', 'delivered', 'undelivered', 'unconfirmed'),
    delivered: count('delivered'),
    undelivered: count('undelivered'),
    unconfirmed: count('unconfirmed'),
    failed: count('failed'),
    canceled: count('canceled'),
    excluded: count('excluded'),
  });
  expect(counters).toMatchObject({ delivered: 2, undelivered: 1, failed: 1, excluded: 2 });
  expect(counters.excluded_by_reason).toEqual({ no_consent: 1, opted_out: 1 });
  expect(items.map(({ phone }) => phone).sort()).toEqual([...PHONES, '+12025550144', '+12025550145'].sort());
  const charged = items.filter(({ result }) => result !== 'failed');
  expect(charged.reduce((sum, { credits }) => sum + (credits ?? 0), 0)).toBe(
    counters.credits_spent + counters.credits_held,
  );
  for (const result of RESULTS) {
    const { items: own } = await account.call('campaigns.recipients', { campaign_id: id, result });
    expect(own).toEqual(items.filter((item) => item.result === result));
  }
});

test('campaigns.recipients of a canceled campaign lists the whole audience, also the contacts that it never reached', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of PHONES) await optIn(account, phone);
  const send_at = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const { id } = await launchCampaign(account, { name: 'Later', body: 'Hi. Reply STOP to opt out.' }, { send_at });
  await account.call('campaigns.cancel', { campaign_id: id });
  const canceledAt = app.clock.now.toISOString();
  app.clock.advance(60_000);
  // A contact that joins after the cancellation was not in the audience.
  await optIn(account, '+12025550146');
  await app.drain();
  const { items } = await account.call('campaigns.recipients', { campaign_id: id });
  expect(items.map(({ phone }) => phone).sort()).toEqual([...PHONES].sort());
  for (const item of items)
    expect(item).toMatchObject({
      outcome: 'canceled',
      reason: 'campaign_canceled',
      result: 'canceled',
      message_id: null,
      status: null,
      decided_at: canceledAt,
    });
  const { counters } = await account.call('campaigns.get', { campaign_id: id });
  expect(counters).toMatchObject({ audience: 4, canceled: 4, excluded: 0, pending: 0, excluded_by_reason: {} });
  expect((await account.call('campaigns.recipients', { campaign_id: id, outcome: 'excluded' })).items).toEqual([]);
});
