import { fillContacts } from '../contacts.ts';
import type { Account, Bench } from '../stage.ts';
import { type Attack, hammer } from './attack.ts';

const ACCOUNTS = 4;
const CONNECTIONS = 2;
const DAYS = 30;

interface Size {
  readonly contacts: number;
  /** Groups of measures, such as campaigns and their variants. */
  readonly groups: number;
}

/** As the pages of a console do, several of them at once. */
const CALLS: readonly (readonly [method: string, params: object])[] = [
  ['analytics.overview', { compare_to: 'previous_period' }],
  ['analytics.campaigns', {}],
  ['metrics.query', { metric: 'delivered', interval: 'hour', group_by: ['campaign_id', 'carrier'] }],
  ['metrics.query', { metric: 'conversion_value', interval: 'day', group_by: ['country'] }],
  ['metrics.deliverability', { group_by: 'carrier' }],
  ['analytics.funnel', { steps: ['cart.updated', 'order.placed'] }],
  ['analytics.cohort', { interval: 'week' }],
  ['reports.create', { kind: 'deliverability' }],
  ['reports.create', { kind: 'consent', format: 'csv' }],
];

export const dashboards: Attack = {
  name: `dashboards and reports of ${ACCOUNTS} accounts in loops`,
  start: async ({ stage, bench }) => {
    const size = { contacts: stage.sized(20_000, 500), groups: stage.sized(200, 10) };
    const accounts: Account[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await openDashboard(bench, size));
    const stops = accounts.map(({ key }) => {
      let turn = 0;
      return hammer(CONNECTIONS, () => {
        const [method, params] = CALLS[turn % CALLS.length] as (typeof CALLS)[number];
        turn += 1;
        return bench.call(key, method, params);
      });
    });
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
};

/** A month of measures and events. */
async function openDashboard(bench: Bench, { contacts, groups }: Size): Promise<Account> {
  const account = await bench.account(0);
  await fillContacts(bench.pool, account.accountId, contacts);
  await bench.pool.query(FILL_GROUPS, [account.accountId, groups]);
  await bench.pool.query(FILL_ROLLUPS, [account.accountId, groups, DAYS]);
  await bench.pool.query(FILL_EVENTS, [account.accountId]);
  return account;
}

const FILL_GROUPS = `INSERT INTO measure_groups (tenant_id, key, campaign_id, variant, journey_id, rule_id, template_id, number_id, carrier, country, purpose, source_id)
  SELECT $1, 'group_' || n, 'cmp_' || lpad((n / 4)::text, 26, '0'), (1 + n % 2)::text, '', '', '', 'num_' || lpad((n % 3)::text, 26, '0'),
         (ARRAY['simulator', 'twilio'])[1 + n % 2], (ARRAY['US', 'CA', 'DE'])[1 + n % 3], 'marketing', ''
    FROM generate_series(1, $2::int) AS n`;

const FILL_ROLLUPS = `INSERT INTO measure_rollups (tenant_id, account_id, bucket_at, group_key, link_id, detail, currency,
    accepted, sent, delivered, undelivered, rejected, unconfirmed, canceled, excluded, segments, credits, credits_returned,
    clicks, bot_clicks, clickers, replies, opt_ins, opt_outs, conversions, value_minor)
  SELECT $1, $1, date_trunc('hour', now()) - hour * interval '1 hour', 'group_' || n, '', '', 'USD',
         100, 100, 95, 5, 0, 0, 0, 2, 110, 110, 5, 10, 1, 8, 3, 0, 1, 2, 4000
    FROM generate_series(1, $2::int) AS n, generate_series(1, $3::int * 24) AS hour`;

/** Within this month, for which there is a partition. */
const FILL_EVENTS = `INSERT INTO events (tenant_id, account_id, contact_id, name, occurred_at, id, recorded_at, properties)
  SELECT $1, $1, c.id, name, now() - (now() - date_trunc('month', now(), 'UTC')) * random(), 'evn_' || c.id || name, now(), '{"value": 10}'
    FROM contacts c, unnest(ARRAY['cart.updated', 'order.placed']) AS name
   WHERE c.tenant_id = $1`;
