import { recount } from '../../../src/measures/rollups/recount.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';
import { launchCampaign } from '../../support/launch-campaign.ts';
import { openLink, pathOf } from '../../support/open-link.ts';
import { optIn } from '../../support/opt-in.ts';

const app = useTestApp({}, 'drained', undefined, 'own');
const BODY = 'Shop news https://example.com/sale. Reply STOP to opt out.';
const PERIOD = { from: '2029-06-01T00:00:00Z', to: '2029-07-01T00:00:00Z' };
/** The simulator delivers to the first two, and not to the others. */
const PHONES = ['+12025550150', '+12025550151', '+12025550101', '+12025550108'];

let account: TestAccount;
let campaignId: string;

beforeAll(async () => {
  account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  for (const phone of PHONES) await optIn(account, phone);
  const campaign = await launchCampaign(account, { name: 'Sale <1>', body: BODY, shorten_links: true });
  campaignId = campaign.id;
  await settle();
  await account.call('messages.simulateInbound', { from: PHONES[0] as string, text: 'Is it open today?' });
  await account.call('messages.simulateInbound', { from: PHONES[1] as string, text: 'STOP' });
  for (const [event, value, currency] of [
    ['purchase', 1000, 'USD'],
    ['purchase', 1001, 'USD'],
    ['booking', 500, 'EUR'],
  ] as const)
    await account.call('analytics.recordConversion', {
      phone: PHONES[0] as string,
      event,
      value_minor: value,
      currency,
    });
  // A call takes at most 10^12; a year of them may exceed 2^53.
  await app.parts.database.pool.query(
    "UPDATE conversions SET value_minor = 9007199254741991 - value_minor WHERE tenant_id = $1 AND currency = 'USD'",
    [account.accountId],
  );
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  await app.parts.database.transaction((tx) => recount(tx, owner, new Date(PERIOD.from), new Date(PERIOD.to)));
  const { items } = await account.call('links.list', { campaign_id: campaignId });
  expect(items).toHaveLength(1);
  const codes = await app.parts.database.pool.query<{ code: string }>(
    'SELECT k.code FROM link_codes k JOIN messages m ON m.tenant_id = k.tenant_id AND m.id = k.message_id WHERE k.account_id = $1 AND m.to_phone = $2',
    [account.accountId, PHONES[0]],
  );
  await openLink(app.linksUrl, pathOf(`http://x/l/${codes.rows[0]?.code}`));
  await app.drain();
});

async function settle(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await app.drain();
    app.clock.advance(60_000);
  }
  await app.drain();
}

test('analytics.overview totals a month, keeps currencies apart and adds beyond 2^53', async () => {
  const { totals, compared } = await account.call('analytics.overview', { ...PERIOD, compare_to: 'year_ago' });
  expect(totals).toMatchObject({
    accepted: 5,
    sent: 4,
    delivered: 2,
    undelivered: 1,
    rejected: 1,
    failed: 2,
    credits_returned: 1,
    clicks: 1,
    clickers: 1,
    replies: 1,
    opt_ins: 4,
    opt_outs: 1,
    conversions: 3,
    conversion_value: [
      { currency: 'EUR', value_minor: 500 },
      { currency: 'USD', value_minor: 18014398509481980 },
    ],
  });
  expect(totals.delivery_rate).toBe(0.5);
  expect(compared).toMatchObject({ from: '2028-06-01T00:00:00.000Z', totals: { sent: 0, delivery_rate: null } });
});

test('analytics.overview answers without the table of messages', async () => {
  const { pool } = app.parts.database;
  const before = await account.call('analytics.overview', PERIOD);
  await pool.query('ALTER TABLE messages RENAME TO hidden_messages');
  try {
    expect(await account.call('analytics.overview', PERIOD)).toEqual(before);
  } finally {
    await pool.query('ALTER TABLE hidden_messages RENAME TO messages');
  }
});

test('metrics.query groups, filters and counts by the clock of the zone', async () => {
  const query = (more: object) => account.call('metrics.query', { metric: 'failed', ...PERIOD, ...more } as never);
  const byError = await query({ interval: 'month', group_by: ['error_code'] });
  expect(byError.series.map(({ group, total }) => [group[0]?.value, total]).sort()).toEqual([
    ['invalid_destination', 1],
    ['unknown_subscriber', 1],
  ]);
  const local = await query({
    metric: 'accepted',
    timezone: 'Asia/Kathmandu',
    filters: [{ dimension: 'country', values: ['US'] }],
  });
  expect(local.series[0]?.points.find(({ value }) => value)).toEqual({ at: '2029-06-13T18:15:00.000Z', value: 5 });
  const other = await query({ metric: 'accepted', filters: [{ dimension: 'country', values: ['FR'] }] });
  expect(other.series).toEqual([]);
  await expect(query({ metric: 'sent', group_by: ['method'] })).rejects.toMatchObject({ code: -32602 });
});

test('metrics.query draws a chart that says what it shows, in words too', async () => {
  const drawn = { metric: 'conversion_value', ...PERIOD, group_by: ['event'], format: 'svg' } as const;
  const { svg = '', series } = await account.call('metrics.query', { ...drawn, group_by: [...drawn.group_by] });
  expect(series.map(({ currency, total_minor: total }) => [currency, total])).toEqual([
    ['USD', 18014398509481980],
    ['EUR', 500],
  ]);
  expect(svg).toMatch(/^<svg .*role="img"/);
  expect(svg).toContain('<title id="title">Conversion value by day</title>');
  expect(svg).toContain('purchase, USD: 18014398509481981');
  expect(svg).not.toContain('NaN');
  expect(svg).toContain('>10,000,000,000,000,000</text>');
});

test('analytics.campaign breaks results down, and its chart escapes names', async () => {
  const { totals, rows, svg } = await account.call('analytics.campaign', {
    campaign_id: campaignId,
    group_by: 'error_code',
    metric: 'failed',
    format: 'svg',
  });
  expect(totals).toMatchObject({ sent: 3, delivered: 2, undelivered: 1, rejected: 1, clicks: 1, conversions: 3 });
  expect(
    rows
      .filter(({ totals: { failed } }) => failed > 0)
      .map(({ group }) => group)
      .sort(),
  ).toEqual(['invalid_destination', 'unknown_subscriber']);
  expect(svg).toContain('Sale &lt;1&gt;: failed by error code');
  const byHour = await account.call('analytics.campaign', { campaign_id: campaignId, group_by: 'hour' });
  expect(byHour.rows[0]).toMatchObject({ group: '2029-06-13T18:00:00.000Z', totals: { accepted: 4 } });
  const byLink = await account.call('analytics.campaign', { campaign_id: campaignId, group_by: 'link_id' });
  expect(byLink.rows.filter(({ totals: { clicks } }) => clicks > 0)).toHaveLength(1);
  const { items } = await account.call('analytics.campaigns', PERIOD);
  expect(items).toMatchObject([{ campaign_id: campaignId, name: 'Sale <1>', totals: { sent: 3 } }]);
});

test.each([
  ['sent', 3],
  ['delivered', 2],
  ['failed', 2],
  ['clicked', 1],
  ['not_clicked', 2],
  ['replied', 1],
  ['converted', 1],
  ['opted_out', 1],
] as const)('analytics.recipients finds who %s, and puts them on a list', async (response, expected) => {
  const page = await account.call('analytics.recipients', { campaign_id: campaignId, response });
  expect(page.items).toHaveLength(expected);
  const { list } = await account.call('lists.create', { name: response });
  const saved = await account.call('analytics.saveRecipients', { campaign_id: campaignId, response, list_id: list.id });
  expect(saved).toMatchObject({ added: expected, already: 0, next_cursor: null });
  const { items } = await account.call('lists.members', { list_id: list.id });
  expect(items.map(({ contact_id: id }) => id).sort()).toEqual(page.items.map(({ contact_id: id }) => id).sort());
});

test('analytics.list and analytics.segment count what the people got and did', async () => {
  const { list } = await account.call('lists.create', { name: 'clicked' });
  const { segment } = await account.call('segments.create', {
    name: 'On the list',
    rules: { kind: 'list', list_id: list.id },
  } as never);
  const expected = { people: 1, rows: [{ sent: 1, delivered: 1, clicks: 1, replies: 1, opt_outs: 0, conversions: 3 }] };
  const period = { from: '2029-06-11T00:00:00Z', to: '2029-06-18T00:00:00Z' };
  const ofList = await account.call('analytics.list', { list_id: list.id, ...period });
  expect(ofList.responses).toMatchObject(expected);
  const ofSegment = await account.call('analytics.segment', { segment_id: segment.id, ...period });
  expect(ofSegment.responses).toMatchObject(expected);
});

test('analytics.cohort follows people by their opt-in', async () => {
  const params = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' } as const;
  const { rows } = await account.call('analytics.cohort', { ...params, interval: 'month' });
  expect(rows).toMatchObject([{ at: '2026-01-01T00:00:00.000Z', people: 4, periods: [{ people: 4, share: 1 }] }]);
  const later = await account.call('analytics.cohort', {
    from: '2026-01-01T00:00:00Z',
    to: '2029-07-01T00:00:00Z',
    format: 'svg',
  });
  const [first] = later.rows;
  expect(first?.periods).toHaveLength(42);
  expect(first?.periods.at(-2)).toEqual({ people: 4, share: 1 });
  expect(first?.periods.at(-1)).toEqual({ people: 3, share: 0.75 });
  expect(later.svg).toContain('People who were still opted in');
});

test('analytics.funnel counts contacts who did the steps in order within the window', async () => {
  const event = (phone: string, name: string, minutes: number) =>
    account.call('analytics.recordEvent', {
      phone,
      name,
      occurred_at: new Date(app.clock.now.getTime() - 86_400_000 + minutes * 60_000).toISOString(),
    } as never);
  const [one, two, three] = PHONES as [string, string, string];
  for (const [phone, name, minutes] of [
    [one, 'cart.updated', 0],
    [one, 'order.paid', 10],
    [two, 'order.paid', 0],
    [two, 'cart.updated', 5],
    [three, 'cart.updated', 0],
    [three, 'cart.updated', 100],
    [three, 'order.paid', 150],
  ] as const)
    await event(phone, name, minutes);
  const { steps } = await account.call('analytics.funnel', {
    steps: ['cart.updated', 'order.paid'],
    ...PERIOD,
    window_hours: 1,
  });
  expect(steps).toMatchObject([
    { event: 'cart.updated', contacts: 3, share_of_first: 1 },
    { event: 'order.paid', contacts: 2, median_seconds: 1800 },
  ]);
});

test('metrics.deliverability explains the errors of each number, and metrics.system what waits', async () => {
  const { rows } = await account.call('metrics.deliverability', PERIOD);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ sent: 4, delivered: 2, undelivered: 1, rejected: 1 });
  expect(rows[0]?.errors.map(({ means }) => means)).not.toContain('The code is not documented.');
  const waiting = await account.call('metrics.system', {});
  expect(waiting).toMatchObject({ messages_due: 0, messages_submitting: 0, measures_pending: expect.any(Number) });
});

test.each([['0001-01-01T00:00:00Z'], ['9999-12-31T23:59:59Z']])(
  'a period that ends at %s is refused by name',
  async (to) => {
    const refused = { code: -32602, data: { field_errors: [{ path: '/to', rule: 'between 2000 and 2100' }] } };
    await expect(account.call('dashboard.summary', { to })).rejects.toMatchObject(refused);
    await expect(account.call('analytics.overview', { to, compare_to: 'year_ago' })).rejects.toMatchObject(refused);
  },
);
