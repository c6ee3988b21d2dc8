import { type TestAccount, useTestApp } from '../support/app.ts';

const app = useTestApp();
let account: TestAccount;

const HOUR = 3_600_000;
const STOP = 'Reply STOP to opt out.';
const VARIANTS = [
  { name: 'Discount', body: `10 % off. ${STOP}` },
  { name: 'Gift', body: `A gift for you. ${STOP}` },
];
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const phoneOf = (index: number): string => `+1650${String(2_010_000 + index)}`;

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  account = await app.account();
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.parts.database.pool.query<Row>(text, values).then(({ rows }) => rows);

async function addContacts(count: number): Promise<void> {
  await account.call('phone-numbers.ensureDefault', {});
  const contacts = Array.from({ length: count }, (_, index) => ({ phone: phoneOf(index), timezone: 'America/Denver' }));
  await account.call('contacts.import', { contacts, consent });
}

async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await app.drain();
    app.clock.advance(6_000);
  }
}

async function launch(campaignId: string): Promise<void> {
  const { preflight_token: token, blockers } = await account.call('campaigns.preflight', { campaign_id: campaignId });
  expect(blockers).toEqual([]);
  await account.call('campaigns.launch', { campaign_id: campaignId, preflight_token: token ?? '' });
  await settle();
}

const audience = { include: { all: true } } as const;
const draft = async () =>
  (await account.call('campaigns.create', { name: 'Plain', audience, body: `Hello. ${STOP}` })).campaign.id;
const define = (campaignId: string, more: Record<string, unknown> = {}) =>
  account
    .call('outcomes.define', { name: 'Orders', event: 'purchase', campaign_id: campaignId, ...more })
    .then(({ outcome }) => outcome.id);
const results = (id: string) => account.call('outcomes.results', { outcome_id: id });
const buy = (phone: string, more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', { phone, event: 'purchase', ...more });

/** The phones of the contacts of each arm, in the order of their ids. */
async function armsOf(campaignId: string): Promise<Record<string, string[]>> {
  const rows = await query<{ arm: string; phones: string[] }>(
    `SELECT coalesce(r.variant::text, r.reason) AS arm, array_agg(c.phone ORDER BY c.id) AS phones
       FROM campaign_recipients r JOIN contacts c ON c.tenant_id = r.tenant_id AND c.id = r.contact_id
      WHERE r.tenant_id = $1 AND r.campaign_id = $2 GROUP BY 1`,
    [account.accountId, campaignId],
  );
  return Object.fromEntries(rows.map(({ arm, phones }) => [arm, phones]));
}

test('results count each recipient once, within the deadline, and by the value rule of the goal', async () => {
  await addContacts(4);
  const campaign = await draft();
  await launch(campaign);
  const value = { value_minor: 1_000, currency: 'USD' };
  await buy(phoneOf(0), value);
  await buy(phoneOf(0), { ...value, event: 'visit' });
  app.clock.advance(2 * HOUR);
  await buy(phoneOf(0), { value_minor: 500, currency: 'USD' });
  await buy(phoneOf(1), { value_minor: 700, currency: 'EUR' });
  app.clock.advance(10 * HOUR);
  await buy(phoneOf(2), value);
  const goals = {
    none: await define(campaign, { name: 'Rate', deadline_hours: 5 }),
    fixed: await define(campaign, {
      name: 'Fixed',
      deadline_hours: 24,
      value_rule: { kind: 'fixed', value_minor: 300, currency: 'EUR' },
    }),
    conversion: await define(campaign, {
      name: 'Revenue',
      deadline_hours: 24,
      value_rule: { kind: 'conversion', currency: 'USD' },
    }),
  };
  const only = async (id: string) => (await results(id)).arms[0];
  expect(await only(goals.none)).toMatchObject({
    name: 'recipients',
    contacts: 4,
    messaged: 4,
    converted: 2,
    open: 0,
    rate: 0.5,
    lift: null,
    value_minor: null,
    value_per_contact_minor: null,
  });
  expect(await only(goals.fixed)).toMatchObject({ converted: 3, open: 1, value_minor: 900 });
  expect(await only(goals.conversion)).toMatchObject({
    converted: 3,
    value_minor: 2500,
    value_per_contact_minor: 625,
    conversions_in_other_currencies: 1,
  });
  expect((await only(goals.none))?.average_hours_to_convert).toBeCloseTo(1, 1);
});

test('the variants of an experiment are compared with its hold-out, contacts without a message included', async () => {
  await addContacts(300);
  await account.call('contacts.optOut', { phone: phoneOf(7) });
  const experiment = { variants: VARIANTS, hold_out_percent: 30 };
  const { campaign } = await account.call('campaigns.create', { name: 'Test', audience, experiment });
  const goal = await define(campaign.id, { value_rule: { kind: 'conversion', currency: 'USD' } });
  await launch(campaign.id);
  const arms = await armsOf(campaign.id);
  const first = arms['1'] ?? [];
  const held = arms.hold_out ?? [];
  for (const phone of first.slice(0, 40)) await buy(phone, { value_minor: 2_000, currency: 'USD' });
  for (const phone of held.slice(0, 10)) await buy(phone, { value_minor: 1_000, currency: 'USD' });
  app.clock.advance(80 * HOUR);
  const { arms: shown, comparisons, methods } = await results(goal);
  expect(shown.map(({ name, is_control: isControl }) => [name, isControl])).toEqual([
    ['Discount', false],
    ['Gift', false],
    ['hold_out', true],
  ]);
  expect(comparisons).toBe(2);
  expect(methods).toMatchObject({ value_test: "Welch's t-test, two-sided" });
  const [discount, gift, hold] = shown;
  expect(discount).toMatchObject({ contacts: first.length, converted: 40, open: 0, value_minor: 80000 });
  expect(hold).toMatchObject({ contacts: held.length, messaged: 0, converted: 10, value_minor: 10000, lift: null });
  expect((discount?.contacts ?? 0) + (gift?.contacts ?? 0) + (hold?.contacts ?? 0)).toBe(300);
  const withoutMessage = held.includes(phoneOf(7)) ? 0 : 1;
  expect((discount?.messaged ?? 0) + (gift?.messaged ?? 0)).toBe(300 - held.length - withoutMessage);
  const rate = 40 / first.length - 10 / held.length;
  expect(discount?.lift?.rate_difference).toMatchObject({ verdict: 'higher' });
  expect(discount?.lift?.rate_difference.estimate).toBeCloseTo(rate, 12);
  expect(discount?.lift?.value_per_contact).toMatchObject({ verdict: 'higher' });
  expect(discount?.lift?.relative.estimate).toBeCloseTo(40 / first.length / (10 / held.length) - 1, 12);
  expect(gift?.lift?.rate_difference.estimate).toBeCloseTo(-10 / held.length, 12);
  // A contact that is forgotten leaves its arm; a merged one is the winner.
  await account.call('contacts.forget', { phone: first[0] ?? '' });
  const winner = (await account.call('contacts.upsert', { phone: '+12025550143' })).contact.id;
  const loser = (await account.call('contacts.get', { phone: first[1] ?? '' })).contact.id;
  await account.call('contacts.merge', { winner_id: winner, loser_id: loser });
  expect((await results(goal)).arms[0]).toMatchObject({ contacts: first.length - 1, converted: 39 });
});

test('small numbers are not enough data, and no difference is called significant', async () => {
  await addContacts(30);
  const experiment = { variants: VARIANTS };
  const { campaign } = await account.call('campaigns.create', { name: 'Small', audience, experiment });
  const goal = await define(campaign.id);
  await launch(campaign.id);
  const arms = await armsOf(campaign.id);
  for (const phone of (arms['2'] ?? []).slice(0, 3)) await buy(phone);
  const { arms: shown } = await results(goal);
  expect(shown).toMatchObject([
    { name: 'Discount', is_control: true, lift: null },
    {
      name: 'Gift',
      converted: 3,
      lift: {
        rate_difference: { p_value: null, verdict: 'not_enough_data' },
        relative: { estimate: null, low: null },
        value_per_contact: null,
      },
    },
  ]);
  expect(shown[1]?.lift?.rate_difference.low).toBeLessThan(3 / (arms['2']?.length ?? 1));
});

test('the variants of a random split of a journey are compared from the arrival at the split', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1)
    ids.push((await account.call('contacts.upsert', { phone: phoneOf(index) })).contact.id);
  const { journey } = await account.call('journeys.create', { name: 'Onboarding', entry: { kind: 'call' } });
  const { node } = await account.call('journeys.nodes.create', {
    journey_id: journey.id,
    name: 'Split',
    config: { kind: 'random_split', variants: ['long', 'short'].map((name) => ({ name, share: 50 })) },
  });
  const enter = async (contactId: string, variant: string, hours: number) => {
    const at = new Date(app.clock.now.getTime() + hours * HOUR);
    const id = `enr_${contactId.slice(4)}${variant}`;
    await query(
      `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, event, entered_at, ended_at)
       VALUES ($1, $2, $1, $3, 1, $4, 'completed', $5, $6, '{}', $6, $6)`,
      [account.accountId, id, journey.id, contactId, node.id, at],
    );
    await query(
      `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at) VALUES ($1, $2, 1, $3, 'variant', $4, $5)`,
      [account.accountId, id, node.id, JSON.stringify({ variant }), at],
    );
  };
  for (const [index, id] of ids.entries()) await enter(id, index < 4 ? 'short' : 'long', -30);
  // A second passage does not change the arm.
  await enter(ids[0] ?? '', 'long', -1);
  const { outcome } = await account.call('outcomes.define', {
    name: 'Orders',
    event: 'purchase',
    journey_id: journey.id,
    deadline_hours: 24,
  });
  const hoursAgo = (hours: number) => new Date(app.clock.now.getTime() - hours * HOUR).toISOString();
  await buy(phoneOf(0), { occurred_at: hoursAgo(29) });
  await buy(phoneOf(1), { occurred_at: hoursAgo(5) });
  await buy(phoneOf(4), { occurred_at: hoursAgo(7) });
  const split = await account.call('outcomes.results', { outcome_id: outcome.id, split_node_id: node.id });
  expect(split.arms).toMatchObject([
    { name: 'long', is_control: true, contacts: 2, converted: 1 },
    { name: 'short', is_control: false, contacts: 4, converted: 1 },
  ]);
  expect((await results(outcome.id)).arms).toMatchObject([{ name: 'entered', contacts: 6, converted: 2 }]);
  await expect(
    account.call('outcomes.results', { outcome_id: outcome.id, split_node_id: 'jnd_none' }),
  ).rejects.toMatchObject({ code: -32001 });
});

test('a campaign has at most four goals, of which one is primary, also for concurrent calls', async () => {
  const campaign = await draft();
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => define(campaign, { name, primary: true })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  const { items } = await account.call('outcomes.list', { campaign_id: campaign });
  expect(items.filter(({ primary }) => primary)).toHaveLength(1);
  const other = items.find(({ primary }) => !primary);
  const changed = await account.call('outcomes.update', { outcome_id: other?.id ?? '', primary: true });
  expect(changed.outcome.primary).toBe(true);
  await expect(define(campaign, { name: 'g' })).rejects.toMatchObject({ data: { reason: 'too_many_outcomes' } });
  await account.call('outcomes.archive', { outcome_id: other?.id ?? '' });
  expect((await account.call('outcomes.archive', { outcome_id: other?.id ?? '' })).changed).toBe(false);
  await expect(account.call('outcomes.update', { outcome_id: other?.id ?? '', name: 'x' })).rejects.toMatchObject({
    data: { reason: 'archived' },
  });
  // Without a primary goal, the next one becomes it.
  await define(campaign, { name: 'h' });
  const after = await account.call('outcomes.list', { campaign_id: campaign });
  expect(after.items.filter(({ primary }) => primary).map(({ name }) => name)).toEqual(['h']);
});

test('the primary goal decides an experiment, and a launch without one is blocked', async () => {
  await addContacts(200);
  const winner = { metric: 'outcome', decide_after_hours: 4, min_recipients_per_variant: 10 } as const;
  const experiment = { variants: VARIANTS, test_percent: 50, winner };
  const { campaign } = await account.call('campaigns.create', { name: 'Decided', audience, experiment });
  const { blockers } = await account.call('campaigns.preflight', { campaign_id: campaign.id });
  expect(blockers).toMatchObject([{ code: 'no_primary_outcome' }]);
  await define(campaign.id, { deadline_hours: 2 });
  await launch(campaign.id);
  const arms = await armsOf(campaign.id);
  for (const phone of (arms['2'] ?? []).slice(0, 20)) await buy(phone);
  app.clock.advance(3 * HOUR);
  // Too late for the goal.
  for (const phone of arms['1'] ?? []) await buy(phone);
  app.clock.advance(2 * HOUR);
  await settle();
  const ended = await account.call('campaigns.get', { campaign_id: campaign.id });
  expect(ended.experiment).toMatchObject({ winner: 'Gift', reason: 'significant' });
});

test('a refund takes its value from a goal, and that of a fixed goal when nothing is left', async () => {
  await addContacts(2);
  const campaign = await draft();
  await launch(campaign);
  for (const index of [0, 1])
    await buy(phoneOf(index), { value_minor: 1000, currency: 'USD', external_id: `order-${index}` });
  const fixed = { kind: 'fixed', value_minor: 300, currency: 'USD' };
  const goals = {
    fixed: await define(campaign, { name: 'Fixed', value_rule: fixed }),
    revenue: await define(campaign, { name: 'Revenue', value_rule: { kind: 'conversion', currency: 'USD' } }),
  };
  const worth = async () => ({
    fixed: (await results(goals.fixed)).arms[0],
    revenue: (await results(goals.revenue)).arms[0],
  });
  await account.call('analytics.refundConversion', { external_id: 'order-0', value_minor: 400 });
  expect(await worth()).toMatchObject({ fixed: { value_minor: 600 }, revenue: { value_minor: 1600 } });
  await account.call('analytics.refundConversion', { external_id: 'order-0' });
  expect(await worth()).toMatchObject({
    fixed: { converted: 2, value_minor: 300 },
    revenue: { converted: 2, value_minor: 1000 },
  });
});
