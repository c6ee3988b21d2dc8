import { type TestAccount, useTestApp } from '../../support/app.ts';
import { captureLog } from '../../support/captured-log.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner, type TestPartner } from '../../support/partner.ts';

const { log, lines } = captureLog();
const app = useTestApp({}, 'drained', log);

const DAY_MS = 24 * 3_600_000;
const PHONES = ['+12125550123', '+12125550124', '+12125550125', '+12125550126'] as const;
const [ADA] = PHONES;
const NONE = { daily_credits: null, per_campaign_credits: null, alert_at_credits: null };
const BODY = 'Two for one today. Reply STOP to opt out.';

let partner: TestPartner;
let shop: TestAccount;

beforeEach(async () => {
  partner = await registerPartner(app);
  shop = await partner.customer('shop-1', { credits: 100 });
  for (const phone of PHONES) await optIn(shop, phone);
});

const send = (more: object = {}) => shop.call('messages.send', { to: ADA, text: 'Hi', ...more });
const spent = async () => (await shop.call('billing.balance', {})).spent_today;
const campaignOf = async (id: string) => {
  const { campaign, counters } = await shop.call('campaigns.get', { campaign_id: id });
  const { held } = await shop.call('billing.balance', {});
  return { state: campaign.state, reason: campaign.state_reason, sent: counters.sent, held };
};

test('limits stay until they are changed or removed, and the balance shows them', async () => {
  expect(await shop.call('billing.balance', {})).toMatchObject({ limits: NONE, spent_today: 0 });
  await shop.call('billing.setLimits', { daily_credits: 50, alert_at_credits: 10 });
  const changed = await shop.call('billing.setLimits', { per_campaign_credits: 20, alert_at_credits: null });
  const limits = { daily_credits: 50, per_campaign_credits: 20, alert_at_credits: null };
  expect(changed).toMatchObject({ limits });
  expect(await shop.call('billing.setLimits', {})).toMatchObject({ limits, spent_today: 0 });
  expect(await shop.call('billing.balance', {})).toMatchObject({ limits });
  const other = await partner.customer('shop-2');
  expect(await other.call('billing.balance', {})).toMatchObject({ limits: NONE });
});

test('a message above the daily limit is rejected until the next day, and a check shows it before', async () => {
  await shop.call('billing.setLimits', { daily_credits: 2 });
  await send();
  const { message_id: id } = await send({ send_at: new Date(app.clock.now.getTime() + 3_600_000).toISOString() });
  const refusal = { details: { reason: 'daily_spend_limit', needed: 1, left: 0 } };
  await expect(send()).rejects.toMatchObject({ code: -32002, data: refusal.details });
  const { decision } = await shop.call('messages.preview', { to: ADA, text: 'Hi' });
  expect(decision.gates.at(-1)).toMatchObject({ gate: 'credits', outcome: 'refuse', reason: 'daily_spend_limit' });
  await shop.call('messages.cancel', { message_id: id });
  expect(await spent()).toBe(1);
  await send();
  await expect(send()).rejects.toMatchObject({ data: { next_actions: [{ skill: 'billing.balance' }] } });
  app.clock.advance(DAY_MS);
  expect(await spent()).toBe(0);
  await send();
});

test('concurrent sends of the customer and its partner keep the daily limit together', async () => {
  await shop.call('billing.setLimits', { daily_credits: 7 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0
        ? send()
        : partner.call('partner.send', {
            idempotency_key: `limit-${index}`,
            external_ref: 'shop-1',
            to: ADA,
            text: 'Your order is ready.',
          }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ code: -32002, data: { reason: 'daily_spend_limit' } });
  expect(await spent()).toBe(7);
});

test('a campaign pauses at the daily limit and continues on the next day', async () => {
  await shop.call('billing.setLimits', { daily_credits: 3 });
  await send();
  const draft = { name: 'Limited', body: BODY, audience: { include: { all: true } } };
  const { campaign } = await shop.call('campaigns.create', draft);
  const preflight = await shop.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(preflight).toMatchObject({ blockers: [] });
  expect(preflight.warnings?.map(({ code }) => code)).toContain('daily_spend_limit');
  await shop.call('campaigns.launch', {
    campaign_id: campaign.id,
    preflight_token: preflight.preflight_token ?? '',
  });
  await app.drain();
  expect(await campaignOf(campaign.id)).toEqual({ state: 'paused', reason: 'daily_spend_limit', sent: 0, held: 2 });
  const resume = () => shop.call('campaigns.resume', { campaign_id: campaign.id });
  await expect(resume()).rejects.toMatchObject({ code: -32005 });
  app.clock.advance(DAY_MS);
  await resume();
  await app.drain();
  expect(await campaignOf(campaign.id)).toMatchObject({ state: 'completed', sent: 4 });
});

test('a campaign that costs more than its limit is blocked, and a running one pauses until the limit is raised', async () => {
  const { id } = await launchCampaign(shop, { name: 'Capped', body: BODY });
  await shop.call('billing.setLimits', { per_campaign_credits: 3 });
  const { campaign: draft } = await shop.call('campaigns.create', {
    name: 'Second',
    body: BODY,
    audience: { include: { all: true } },
  });
  const { blockers } = await shop.call('campaigns.preflight', { campaign_id: draft.id });
  expect(blockers).toMatchObject([{ code: 'campaign_spend_limit', next_actions: [{ skill: 'billing.balance' }] }]);
  await app.drain();
  expect(await campaignOf(id)).toEqual({ state: 'paused', reason: 'campaign_spend_limit', sent: 0, held: 3 });
  await expect(shop.call('campaigns.resume', { campaign_id: id })).rejects.toMatchObject({ code: -32005 });
  await shop.call('billing.setLimits', { per_campaign_credits: null });
  await shop.call('campaigns.resume', { campaign_id: id });
  await app.drain();
  expect(await campaignOf(id)).toMatchObject({ state: 'completed', sent: 4 });
});

test('each fall below the alert is an event for the partner and a line of the log, once', async () => {
  await shop.call('billing.setLimits', { alert_at_credits: 99 });
  const alerts = async () =>
    (await partner.events('balance.low')).filter(({ data }) => data.threshold === 99).map(({ data }) => data.available);
  const logged = () =>
    lines.filter(({ message, fields }) => /below the alert/.test(message) && fields.accountId === shop.accountId);
  await send();
  await app.drain();
  expect([await alerts(), logged().length]).toEqual([[], 0]);
  await send();
  await send();
  await app.drain();
  await app.drain();
  expect(await alerts()).toEqual([98]);
  expect(logged()).toMatchObject([{ level: 'warn', fields: { alertAt: 99 } }]);
  await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: 10 });
  await app.drain();
  await shop.call('billing.setLimits', { alert_at_credits: 107 });
  await send();
  await app.drain();
  expect(logged()).toHaveLength(2);
});
