import { reasonToPause } from '../../../src/sending/campaigns/guard.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();
const body = 'Hello. Reply STOP to opt out.';
/** Delivered; 01 selects the script of an undeliverable number. */
const GOOD = Array.from({ length: 8 }, (_, index) => `+120255501${10 + index}`);
const BAD = ['+12025550101', '+13035550101', '+12135550101', '+16175550101'];
/** In quiet hours, so that the campaign goes on. */
const GUAM = '+16715550110';
const guard = { min_sent: 8 };

const NOON = new Date('2029-06-13T18:30:00Z');
beforeEach(() => {
  app.clock.now = NOON;
});

async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
  await app.drain();
}

async function audienceOf(account: TestAccount, phones: readonly string[]): Promise<void> {
  for (const phone of [...phones, GUAM]) await optIn(account, phone);
}

const campaignOf = async (account: TestAccount, id: string) =>
  (await account.call('campaigns.get', { campaign_id: id })).campaign;

test('a running campaign pauses when too many messages fail, with the figures, and the partner gets one event', async () => {
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits: 100 });
  await audienceOf(shop, [...GOOD, ...BAD]);
  const { id } = await launchCampaign(shop, { name: 'Old list', body, guard });
  await settle();
  const campaign = await campaignOf(shop, id);
  expect(campaign).toMatchObject({ state: 'paused', state_reason: 'failure_rate: 4 of 12 (33.3 %)' });
  expect(campaign.guard).toEqual({ max_opt_out_percent: 5, max_failure_percent: 30, min_sent: 8 });
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    "SELECT body FROM outbox_events WHERE tenant_id = $1 AND type = 'campaign.paused'",
    [partner.accountId],
  );
  expect(rows.map((row) => JSON.parse(row.body).data)).toEqual([
    { external_ref: 'shop-1', campaign_id: id, name: 'Old list', reason: 'failure_rate: 4 of 12 (33.3 %)' },
  ]);
});

test('opt-outs pause the campaign, and after a resume those that follow earlier messages do not count', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await audienceOf(account, GOOD);
  const { id } = await launchCampaign(account, { name: 'Spring', body, guard });
  await settle();
  expect((await campaignOf(account, id)).state).toBe('running');
  await account.call('messages.simulateInbound', { from: GOOD[0] ?? '', text: 'STOP' });
  await settle();
  expect(await campaignOf(account, id)).toMatchObject({
    state: 'paused',
    state_reason: 'opt_out_rate: 1 of 8 (12.5 %)',
  });
  await account.call('campaigns.resume', { campaign_id: id });
  await account.call('messages.simulateInbound', { from: GOOD[1] ?? '', text: 'STOP' });
  await settle();
  expect(await campaignOf(account, id)).toMatchObject({ state: 'running', state_reason: null });
});

test('a campaign below the limits or with too few messages continues', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await audienceOf(account, [...GOOD.slice(0, 4), ...BAD]);
  const few = await launchCampaign(account, { name: 'Few', body, guard: { min_sent: 9 } });
  const lax = await launchCampaign(account, { name: 'Lax', body, guard: { min_sent: 8, max_failure_percent: 50 } });
  await settle();
  for (const { id } of [few, lax]) expect((await campaignOf(account, id)).state).toBe('running');
  await account.call('campaigns.pause', { campaign_id: lax.id });
  const { campaign } = await account.call('campaigns.update', {
    campaign_id: lax.id,
    guard: { max_failure_percent: 40 },
  });
  expect(campaign.guard).toEqual({ max_opt_out_percent: 5, max_failure_percent: 40, min_sent: 8 });
});

test('a rate pauses above its limit, and not at it', () => {
  const limits = { max_opt_out_percent: 5, max_failure_percent: 30, min_sent: 200 };
  const at = { finalized: 200, failed: 60, opted_out: 10, blamed: 0, blamed_code: null };
  expect(reasonToPause(limits, at)).toBeNull();
  expect(reasonToPause(limits, { ...at, failed: 61 })).toBe('failure_rate: 61 of 200 (30.5 %)');
  expect(reasonToPause(limits, { ...at, opted_out: 11 })).toBe('opt_out_rate: 11 of 200 (5.5 %)');
  expect(reasonToPause(limits, { ...at, finalized: 199, failed: 199, opted_out: 0 })).toBeNull();
});

const LAX = { max_opt_out_percent: 100, max_failure_percent: 100, min_sent: 10_000 };

test.each([
  [{ finalized: 10, blamed: 10 }, 'sender_rejected: 10 of 10 (100.0 %) twilio_30034'],
  [{ finalized: 20, blamed: 10 }, 'sender_rejected: 10 of 20 (50.0 %) twilio_30034'],
  [{ finalized: 21, blamed: 10 }, null],
  [{ finalized: 9, blamed: 9 }, null],
  [{ finalized: 400, blamed: 199 }, null],
])(
  'of messages that fail because of their sender, half and at least ten pause before min_sent: %j',
  (counts, reason) => {
    const at = { opted_out: 0, failed: counts.blamed, blamed_code: 'twilio_30034', ...counts };
    expect(reasonToPause(LAX, at)).toBe(reason);
  },
);

test('a campaign whose sender the carrier does not accept pauses long before min_sent', async () => {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const areas = [202, 206, 212, 213, 303, 305, 312, 404, 415, 503, 602, 617];
  const bad = areas.map((area) => `+1${area}5550108`);
  await audienceOf(account, [...GOOD.slice(0, 3), ...bad]);
  await app.parts.database.pool.query(
    "INSERT INTO carrier_codes (code, fault, updated_at) VALUES ('invalid_destination', 'sender', now())",
  );
  const { id } = await launchCampaign(account, { name: 'Wrong sender', body });
  await settle();
  await app.parts.database.pool.query("DELETE FROM carrier_codes WHERE code = 'invalid_destination'");
  const campaign = await campaignOf(account, id);
  expect(campaign.state).toBe('paused');
  expect(campaign.state_reason).toMatch(/^sender_rejected: \d+ of \d+ \(.* %\) invalid_destination$/);
});
