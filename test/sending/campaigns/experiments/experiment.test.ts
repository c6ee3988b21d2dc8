import type { SkillTypes } from '../../../../src/generated/skills.ts';
import { decideExperiment } from '../../../../src/sending/campaigns/experiments/decide.ts';
import { fanOutChunk } from '../../../../src/sending/campaigns/fan-out/chunk.ts';
import { splitRanges } from '../../../../src/sending/campaigns/fan-out/ranges.ts';
import { type TestAccount, useTestApp } from '../../../support/app.ts';
import { leftToRecord, messagesPerContact } from '../../../support/campaign-rows.ts';

const app = useTestApp();
type Input = NonNullable<SkillTypes['campaigns.create']['params']['experiment']>;
type Got = SkillTypes['campaigns.get']['result'];

const HOUR = 3_600_000;
const NOON = new Date('2029-06-13T18:30:00Z');
beforeEach(() => {
  app.clock.now = NOON;
});

const STOP = 'Reply STOP to opt out.';
const variants = [
  { name: 'Discount', body: `10 % off. ${STOP}` },
  { name: 'Gift', body: `A gift for you. ${STOP}` },
];
const winner = { metric: 'clicks', decide_after_hours: 4, min_recipients_per_variant: 10 } as const;
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
/** Mountain View, where simulated numbers from 10 on are delivered. */
const phoneOf = (index: number): string => `+1650${String(2_010_000 + index)}`;

async function accountWith(contacts: number): Promise<TestAccount> {
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  const all = Array.from({ length: contacts }, (_, index) => ({ phone: phoneOf(index), timezone: 'America/Denver' }));
  for (let from = 0; from < all.length; from += 500)
    await account.call('contacts.import', { contacts: all.slice(from, from + 500), consent });
  return account;
}

async function launch(account: TestAccount, experiment: Input): Promise<string> {
  const audience = { include: { all: true } };
  const { campaign } = await account.call('campaigns.create', { name: 'Spring', audience, experiment });
  const { preflight_token: token, blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blockers).toEqual([]);
  await account.call('campaigns.launch', { campaign_id: campaign.id, preflight_token: token ?? '' });
  return campaign.id;
}

async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
}

const get = (account: TestAccount, id: string): Promise<Got> => account.call('campaigns.get', { campaign_id: id });

/** Inserts a click of the first recipients of a variant. */
async function click(account: TestAccount, campaignId: string, variant: number, count: number): Promise<void> {
  await app.parts.database.pool.query(
    `INSERT INTO events (tenant_id, contact_id, name, occurred_at, id, account_id, recorded_at, properties)
     SELECT r.tenant_id, r.contact_id, 'link.clicked', $5, 'evt_' || r.contact_id || n, r.tenant_id, $5, jsonb_build_object('campaign_id', $2::text)
       FROM (SELECT * FROM campaign_recipients WHERE tenant_id = $1 AND campaign_id = $2 AND variant = $3 AND message_id IS NOT NULL ORDER BY contact_id LIMIT $4) r,
            generate_series(1, 2) n`,
    [account.accountId, campaignId, variant, count, app.clock.now],
  );
}

/** Every contact of the audience is counted once: by its variant, or as excluded without one. */
function expectSums({ counters }: Got, pending = 0): void {
  const { by_variant: rows, audience, excluded_by_reason: reasons } = counters;
  const parts = rows.flatMap((row) => [row, row.results_as_winner]);
  for (const { recipients, pending: waiting, sent, failed, canceled, excluded } of parts)
    expect(recipients).toBe(waiting + sent + failed + canceled + excluded);
  const assigned = parts.reduce((sum, { recipients }) => sum + recipients, 0);
  expect(assigned + (reasons.hold_out ?? 0) + (reasons.no_winner ?? 0) + pending).toBe(audience);
  expect(parts.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(counters.delivered);
}

/** Every contact of the audience is listed once, with the result that the counters count. */
async function expectAllListed(account: TestAccount, id: string, audience: number): Promise<void> {
  const { counters } = await get(account, id);
  const { items } = await account.call('campaigns.recipients', { campaign_id: id, limit: 200 });
  const count = (name: string): number => items.filter(({ result }) => result === name).length;
  expect(new Set(items.map(({ contact_id: contact }) => contact)).size).toBe(audience);
  expect(counters).toMatchObject({ audience, pending: 0, canceled: count('canceled'), excluded: count('excluded') });
  expect(await leftToRecord(app, account)).toEqual({ ranges: 0, remainders: 0 });
}

test('a waiting experiment is decided early by its results or for a chosen variant, once, and not before it waits', async () => {
  const account = await accountWith(200);
  const early = await launch(account, { variants, test_percent: 50, winner });
  const decide = (id: string, variant?: string) =>
    account.call('campaigns.decideExperiment', { campaign_id: id, ...(variant !== undefined && { variant }) });
  await expect(decide(early)).rejects.toMatchObject({ data: { reason: 'no_decision_to_make', phase: 'testing' } });
  await settle();
  await expect(decide(early, 'Discounts')).rejects.toMatchObject({ data: { reason: 'unknown_variant' } });
  expect((await decide(early)).experiment).toMatchObject({
    ...{ phase: 'remainder', winner: null, sent_variant: null, reason: 'no_significant_difference' },
  });
  await expect(decide(early, 'Gift')).rejects.toMatchObject({ data: { reason: 'no_decision_to_make' } });
  await settle();
  expect((await get(account, early)).campaign.state).toBe('completed');
  app.clock.advance(24 * HOUR);
  const chosen = await launch(account, { variants, test_percent: 50, winner });
  await settle();
  expect((await decide(chosen, 'Gift')).experiment).toMatchObject({
    ...{ winner: 'Gift', sent_variant: 'Gift', reason: 'chosen', p_value: null },
  });
  await settle();
  const ended = await get(account, chosen);
  expect(ended.counters).toMatchObject({ audience: 200, sent: 200 });
  expectSums(ended);
});

test('a test on some contacts finds the better variant, which the remaining contacts receive, and every contact is counted once', async () => {
  const account = await accountWith(150);
  await account.call('contacts.upsert', { phone: '+16502019999' });
  const id = await launch(account, { variants, hold_out_percent: 10, test_percent: 50, winner });
  await settle();
  const testing = await get(account, id);
  expect(testing).toMatchObject({ campaign: { state: 'running', phase: 'waiting_for_decision' } });
  const [discount, gift] = testing.counters.by_variant;
  const tested = (discount?.recipients ?? 0) + (gift?.recipients ?? 0);
  expect(tested).toBeGreaterThan(40);
  expect(testing.counters.pending).toBe(151 - tested - (testing.counters.excluded_by_reason.hold_out ?? 0));
  expectSums(testing, testing.counters.pending);
  await click(account, id, 1, 2);
  await click(account, id, 2, 18);
  // A contact that joins during the test stays out.
  await account.call('contacts.import', { contacts: [{ phone: '+16502018888' }], consent });
  app.clock.advance(4 * HOUR - 60_000);
  await app.drain();
  expect((await get(account, id)).campaign.phase).toBe('waiting_for_decision');
  app.clock.advance(HOUR);
  await settle();
  const ended = await get(account, id);
  expect(ended.campaign).toMatchObject({ state: 'completed', phase: 'remainder' });
  expect(ended.experiment).toMatchObject({ winner: 'Gift', sent_variant: 'Gift', reason: 'significant' });
  expect(ended.experiment?.p_value).toBeLessThan(0.05);
  expect(ended.counters).toMatchObject({ audience: 151, pending: 0 });
  // The test reads as before the decision: what the winner got later stands apart. The contact
  // without consent can be in either.
  const later = ended.counters.sent - testing.counters.sent;
  expect(testing.counters.pending - later).toBeLessThanOrEqual(1);
  expect(ended.counters.by_variant).toMatchObject([
    { ...discount, clicks: 2, results_as_winner: { recipients: 0, sent: 0, delivered: 0, clicks: 0 } },
    { ...gift, clicks: 18, results_as_winner: { sent: later, delivered: later } },
  ]);
  await click(account, id, 2, 200);
  expect((await get(account, id)).counters.by_variant[1]).toMatchObject({
    clicks: gift?.sent,
    results_as_winner: { clicks: later },
  });
  expectSums(ended);
  expect(await messagesPerContact(app, account)).toEqual([1]);
  const { items } = await account.call('campaigns.recipients', { campaign_id: id, outcome: 'excluded', limit: 200 });
  expect(items.filter(({ reason }) => reason === 'hold_out').every(({ variant }) => variant === null)).toBe(true);
});

test.each([
  ['stop', null],
  ['send_first', 'Discount'],
  ['send_best', 'Gift'],
] as const)('without a significant difference, %s decides what the remaining contacts receive', async (rule, sent) => {
  const account = await accountWith(80);
  const id = await launch(account, { variants, test_percent: 60, winner: { ...winner, on_no_winner: rule } });
  await settle();
  await click(account, id, 1, 1);
  await click(account, id, 2, 3);
  app.clock.advance(5 * HOUR);
  await settle();
  const ended = await get(account, id);
  expect(ended.campaign.state).toBe('completed');
  expect(ended.experiment).toMatchObject({ winner: null, sent_variant: sent, reason: 'no_significant_difference' });
  expect((ended.counters.excluded_by_reason.no_winner ?? 0) > 0).toBe(sent === null);
  expect(ended.counters.audience).toBe(80);
  expectSums(ended);
});

test('a crash between the decision and the remainder sends no message twice and leaves no contact out', async () => {
  const account = await accountWith(60);
  const id = await launch(account, { variants, test_percent: 40, winner: { ...winner, on_no_winner: 'send_best' } });
  await settle();
  app.clock.advance(5 * HOUR);
  const { database } = app.parts;
  const { accountId } = account;
  const crash = new Error('crash');
  const crashed = database.transaction(async (tx) => {
    await decideExperiment(tx, accountId, id, app.clock.now);
    throw crash;
  });
  await expect(crashed).rejects.toBe(crash);
  expect((await get(account, id)).experiment).toMatchObject({ phase: 'waiting_for_decision', decided_at: null });
  const decisions = await Promise.all(
    [1, 2].map(() => database.transaction((tx) => decideExperiment(tx, accountId, id, app.clock.now))),
  );
  expect(decisions.filter(Boolean)).toHaveLength(1);
  // The process that decided is gone. Another one evaluates a chunk whose range comes back.
  await database.transaction((tx) => splitRanges(tx, accountId, id));
  await database.transaction((tx) => fanOutChunk(tx, accountId, id, app.clock.now, app.url));
  await database.pool.query(
    "INSERT INTO campaign_ranges (tenant_id, campaign_id, up_to, cursor) VALUES ($1, $2, '~', '')",
    [accountId, id],
  );
  await settle();
  const ended = await get(account, id);
  expect(ended.campaign.state).toBe('completed');
  expect(ended.counters).toMatchObject({ audience: 60, sent: 60, delivered: 60 });
  expectSums(ended);
  expect(await messagesPerContact(app, account)).toEqual([1]);
});

test('an experiment can be paused, resumed and canceled in each phase', async () => {
  const account = await accountWith(60);
  const experiment = { variants, test_percent: 50, winner: { ...winner, on_no_winner: 'send_first' as const } };
  const id = await launch(account, experiment);
  await account.call('campaigns.pause', { campaign_id: id });
  await settle();
  expect((await get(account, id)).counters.sent).toBe(0);
  await account.call('campaigns.resume', { campaign_id: id });
  await settle();
  await account.call('campaigns.pause', { campaign_id: id });
  app.clock.advance(6 * HOUR);
  await settle();
  expect(await get(account, id)).toMatchObject({ campaign: { phase: 'waiting_for_decision', state: 'paused' } });
  const canceled = await launch(account, experiment);
  await settle();
  await account.call('campaigns.cancel', { campaign_id: canceled });
  await account.call('campaigns.resume', { campaign_id: id });
  await settle();
  expect((await get(account, id)).counters).toMatchObject({ audience: 60, sent: 60 });
  const off = await get(account, canceled);
  expect(off.counters.sent + off.counters.canceled).toBe(60);
  expect(off.counters.canceled).toBeGreaterThan(20);
  await expectAllListed(account, canceled, 60);
});

test.each(['test', 'remainder'] as const)(
  'a campaign that is canceled while its %s is fanned out lists each contact of its audience once',
  async (part) => {
    const account = await accountWith(120);
    const id = await launch(account, { variants, hold_out_percent: 10, test_percent: 50, winner });
    const { database } = app.parts;
    if (part === 'remainder') {
      await settle();
      await account.call('campaigns.decideExperiment', { campaign_id: id, variant: 'Gift' });
      await account.call('contacts.upsert', { phone: '+16502018888' });
    }
    // Half of the contacts are evaluated, of which those of the remainder wait.
    await database.transaction((tx) => splitRanges(tx, account.accountId, id));
    await database.pool.query(
      `WITH half AS (SELECT id FROM contacts WHERE tenant_id = $1 ORDER BY id OFFSET 59 LIMIT 1),
       lower AS (INSERT INTO campaign_ranges SELECT $1, $2, half.id, '' FROM half)
       UPDATE campaign_ranges SET cursor = half.id FROM half WHERE tenant_id = $1 AND campaign_id = $2`,
      [account.accountId, id],
    );
    await database.transaction((tx) => fanOutChunk(tx, account.accountId, id, app.clock.now, app.url));
    await account.call('campaigns.cancel', { campaign_id: id });
    await settle();
    await expectAllListed(account, id, 120);
  },
);

test('replies, opt-outs and conversions count each recipient of a variant once', async () => {
  const account = await accountWith(40);
  const id = await launch(account, { variants });
  await settle();
  const { items } = await account.call('campaigns.recipients', { campaign_id: id, limit: 200 });
  const [one, two, three] = items.filter(({ variant }) => variant === 'Gift').map(({ phone }) => phone ?? '');
  const inbound = (from = '', text: string) => account.call('messages.simulateInbound', { from, text });
  await inbound(one, 'Nice, do you deliver?');
  await inbound(one, 'I mean to Boston');
  await inbound(two, 'STOP');
  for (const external_id of ['a', 'b'])
    await account.call('analytics.recordConversion', { phone: three ?? '', event: 'purchase', external_id });
  const { counters, campaign, experiment } = await get(account, id);
  expect(campaign).toMatchObject({ state: 'completed', phase: null });
  expect(experiment).toMatchObject({ phase: null, winner: null, decided_at: null });
  expect(counters.by_variant).toMatchObject([
    { name: 'Discount', replies: 0, opt_outs: 0, conversions: 0, clicks: 0 },
    { name: 'Gift', replies: 1, opt_outs: 1, conversions: 1, clicks: 0 },
  ]);
  expectSums(await get(account, id));
});
