import type { SegmentRule } from '../../../src/generated/types.ts';
import { ensureEventPartitions } from '../../../src/people/behavior/partitions.ts';
import { countContacts, pageOfContacts } from '../../../src/people/segments/contacts.ts';
import { type Database, openDatabase } from '../../../src/platform/database/database.ts';
import type { Statement } from '../../../src/platform/database/sql.ts';
import { loadWithoutIndexes } from '../bulk-load.ts';
import { vacuum } from '../contacts.ts';
import { type BenchRow, type Figure, median, quantile } from '../row.ts';
import type { Stage } from '../stage.ts';

const EVENTS_PER_CONTACT = 10;
const OWNER = { tenantId: 'acc_bench', accountId: 'acc_bench' };
const TIMES = 5;
const PAGE = 1_000;
const BUDGET_MS = 120_000;

/**
 * A question as rules and in SQL by hand, over the contacts `c` of the tenant `$1` and the account
 * `$2`, at the time `$3`.
 */
interface Question {
  readonly name: string;
  readonly rule: SegmentRule;
  readonly sql: string;
  readonly withEvents: boolean;
}

const field = (name: string, operator: string, rest: object = {}): SegmentRule =>
  ({ kind: 'field', field: name, operator, ...rest }) as SegmentRule;
const event = (name: string, rest: object = {}): SegmentRule => ({ kind: 'event', name, ...rest }) as SegmentRule;
const and = (...rules: SegmentRule[]): SegmentRule => ({ kind: 'and', rules });
const days = (amount: number) => ({ within: { amount, unit: 'days' } });

const EVENT = 'SELECT FROM events e WHERE e.tenant_id = $1 AND e.contact_id = c.id';
const SINCE = (amount: number): string =>
  `e.occurred_at > $3::timestamptz - interval '${amount} days' AND e.occurred_at <= $3`;
const OF = 'SELECT e.contact_id FROM events e WHERE e.tenant_id = $1 AND e.account_id = $2';

const QUESTIONS: readonly Question[] = [
  question('one country', field('country', 'eq', { value: 'CA' }), "c.country = 'CA'"),
  question('a custom field', field('attributes.city', 'eq', { value: 'Paris' }), "c.attributes ->> 'city' = 'Paris'"),
  question(
    'a number in a custom field',
    field('attributes.points', 'gte', { value: 900 }),
    "(c.attributes ->> 'points')::numeric >= 900",
  ),
  question('part of a name', field('first_name', 'contains', { value: 'ada 99' }), "c.first_name ILIKE '%ada 99%'"),
  question(
    'not a city',
    field('attributes.city', 'neq', { value: 'Oslo' }),
    "c.attributes ->> 'city' IS DISTINCT FROM 'Oslo'",
  ),
  question(
    'created within a week',
    field('created_at', 'within_last', days(7)),
    "c.created_at > $3::timestamptz - interval '7 days' AND c.created_at <= $3",
  ),
  question('opted in', { kind: 'consent', status: 'opted_in' }, "c.consent_status = 'opted_in'"),
  question(
    'a birthday today',
    field('attributes.birthday', 'anniversary'),
    "substr(c.attributes ->> 'birthday', 6, 5) = to_char($3::timestamptz AT TIME ZONE 'UTC', 'MM-DD')",
  ),
  question(
    'a list',
    { kind: 'list', list_id: 'lst_bench' },
    "c.id IN (SELECT contact_id FROM list_members WHERE tenant_id = $1 AND list_id = 'lst_bench')",
  ),
  question(
    'a tenth by chance',
    { kind: 'random_bucket', from: 0, to: 999 },
    "('x' || substr(md5(':' || c.id), 1, 8))::bit(32)::bigint % 10000 < 1000",
  ),
  question(
    'one event within 30 days',
    event('order.placed', days(30)),
    `c.id IN (${OF} AND e.name = 'order.placed' AND ${SINCE(30)})`,
    true,
  ),
  question(
    'three events within 90 days',
    event('page.viewed', { count: 3, ...days(90) }),
    `c.id IN (${OF} AND e.name = 'page.viewed' AND ${SINCE(90)} GROUP BY e.contact_id HAVING count(*) >= 3)`,
    true,
  ),
  question(
    'no event within 30 days',
    event('page.viewed', { operator: 'exactly', count: 0, ...days(30) }),
    `NOT EXISTS (${EVENT} AND e.name = 'page.viewed' AND ${SINCE(30)})`,
    true,
  ),
  question(
    'an event with a property',
    event('order.placed', { ...days(60), where: [{ property: 'total', operator: 'gte', value: 90 }] }),
    `c.id IN (${OF} AND e.name = 'order.placed' AND ${SINCE(60)} AND (e.properties ->> 'total')::numeric >= 90)`,
    true,
  ),
  question(
    'either of two events',
    { kind: 'or', rules: [event('order.placed', days(7)), event('cart.left', days(7))] },
    `(EXISTS (${EVENT} AND e.name = 'order.placed' AND ${SINCE(7)}) OR EXISTS (${EVENT} AND e.name = 'cart.left' AND ${SINCE(7)}))`,
    true,
  ),
  question(
    'left a cart and ordered nothing, of one country',
    and(field('country', 'eq', { value: 'US' }), event('cart.left', days(14)), {
      kind: 'not',
      rule: event('order.placed', days(14)),
    }),
    `c.country = 'US' AND c.id IN (${OF} AND e.name = 'cart.left' AND ${SINCE(14)}) AND NOT EXISTS (${EVENT} AND e.name = 'order.placed' AND ${SINCE(14)})`,
    true,
  ),
];

function question(name: string, rule: SegmentRule, sql: string, withEvents = false): Question {
  return { name, rule, sql, withEvents };
}

export const segments: BenchRow = {
  name: 'segments',
  group: 'Segments',
  measures:
    'count of a segment among a million contacts with ten million events; limit: hand-written SQL of the same question with the same settings, alternating; of a page: the count',
  run: async (stage) => {
    const { databaseUrl, pool } = await stage.store();
    const contacts = stage.sized(1_000_000, 20_000);
    const database = openDatabase({
      connectionString: databaseUrl,
      maxConnections: 1,
      statementTimeoutMs: BUDGET_MS,
      ruleBudgetMs: BUDGET_MS,
      applicationName: 'bench',
    });
    try {
      await fill(database, pool, contacts);
      await vacuum(pool);
      const at = new Date();
      const figures: Figure[] = [];
      const pages: Figure[] = [];
      for (const one of QUESTIONS) {
        const ours: number[] = [];
        const hand: number[] = [];
        for (let nth = 0; nth < TIMES; nth += 1) {
          const [count, mine] = await timed(() =>
            countContacts(database, OWNER, { rule: one.rule, segments: new Map(), at }),
          );
          const [byHand, limit] = await timed(() => countByHand(database, one, at));
          if (byHand !== count) throw new Error(`${one.name}: ${count} by the rules, ${byHand} by hand`);
          ours.push(mine);
          hand.push(limit);
        }
        figures.push(figureOf(stage, one, contacts, ours, hand));
        if (one.withEvents) pages.push(await pageFigure(database, one, at, median(ours)));
      }
      return [...figures, ...pages];
    } finally {
      await database.close();
    }
  },
};

/**
 * Over the same connection and with the settings of a statement that counts, so that the ratio says
 * what the SQL of rules costs: parallel workers alone would make it twice as fast.
 */
async function countByHand(database: Database, { name, sql }: Question, at: Date): Promise<number | undefined> {
  const text = `SELECT count(*)::int AS count FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND ${sql}`;
  const values = [OWNER.tenantId, OWNER.accountId, ...(sql.includes('$3') ? [at] : [])];
  const statement: Statement<readonly unknown[], { count: number }> = {
    name,
    text,
    batch: true,
    scans: true,
    budgetMs: BUDGET_MS,
  };
  return (await database.row(statement, ...values))?.count;
}

function figureOf(
  { isQuick }: Stage,
  { name, withEvents }: Question,
  contacts: number,
  ours: readonly number[],
  hand: readonly number[],
): Figure {
  const slowest = quantile(ours, 0.95);
  const bar = withEvents ? 3_000 : 1_000;
  return {
    name: `${name}, ${contacts} contacts`,
    measured: `${median(ours).toFixed(0)} ms, p95 ${slowest.toFixed(0)} ms${!isQuick && slowest > bar ? ` (more than ${bar} ms)` : ''}`,
    limit: `by hand ${median(hand).toFixed(0)} ms`,
    ratio: median(ours) / median(hand),
    max: 1.5,
    p50Ms: median(ours),
    p99Ms: quantile(ours, 0.99),
  };
}

/** A page reads the events of its contacts only. */
async function pageFigure(database: Database, { name, rule }: Question, at: Date, countMs: number): Promise<Figure> {
  const times: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const question = { rule, segments: new Map(), at };
    times.push((await timed(() => pageOfContacts(database, OWNER, question, '', PAGE)))[1]);
  }
  return {
    name: `a page of ${PAGE}: ${name}`,
    measured: `${median(times).toFixed(0)} ms`,
    limit: `the count ${countMs.toFixed(0)} ms`,
    ratio: median(times) / countMs,
    max: 0.5,
    p50Ms: median(times),
    p99Ms: quantile(times, 0.99),
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now();
  const result = await work();
  return [result, performance.now() - startedAt];
}

type Pool = Awaited<ReturnType<Stage['store']>>['pool'];

async function fill(database: Database, pool: Pool, contacts: number): Promise<void> {
  await pool.query(
    `INSERT INTO contacts (tenant_id, id, account_id, phone, country, first_name, timezone, attributes, consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
     SELECT 'acc_bench', 'con_' || lpad(n::text, 26, '0'), 'acc_bench', '+1303' || (2000000 + n), (ARRAY['US', 'US', 'US', 'CA'])[1 + n % 4], 'Ada ' || n, 'UTC',
            jsonb_build_object('city', (ARRAY['Paris', 'Oslo', 'Rome', 'Lima', 'Kyiv'])[1 + n % 5], 'points', n % 1000, 'birthday', to_char(date '1990-01-01' + n % 365, 'YYYY-MM-DD')),
            (ARRAY['opted_in', 'none'])[1 + n % 2], 'web_form', now(), now() - n % 365 * interval '1 day', now(), 1
       FROM generate_series(1, $1::int) AS n`,
    [contacts],
  );
  const events = contacts * EVENTS_PER_CONTACT;
  // As in a service that has run for the time of the events.
  const now = new Date();
  for (const months of [3, 0])
    await ensureEventPartitions(database, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)));
  await loadWithoutIndexes(pool, 'events', async () => {
    // One statement for each core.
    const half = Math.floor(events / 2);
    await Promise.all([
      pool.query(FILL_EVENTS, [contacts, 1, half]),
      pool.query(FILL_EVENTS, [contacts, half + 1, events]),
    ]);
  });
  await pool.query(
    "INSERT INTO lists (tenant_id, id, account_id, name, name_key, kind, created_at) VALUES ('acc_bench', 'lst_bench', 'acc_bench', 'Bench', 'bench', 'audience', now())",
  );
  await pool.query(
    `INSERT INTO list_members (tenant_id, list_id, contact_id, added_at)
     SELECT 'acc_bench', 'lst_bench', 'con_' || lpad(n::text, 26, '0'), now() FROM generate_series(1, $1::int, 3) AS n`,
    [contacts],
  );
}

/** Drawn by a hash: contacts have ten events on average, some of them many and some none. */
const FILL_EVENTS =
  `INSERT INTO events (tenant_id, account_id, contact_id, name, occurred_at, id, recorded_at, properties)
  SELECT 'acc_bench', 'acc_bench', 'con_' || lpad((1 + drawn(n, 1) % $1)::text, 26, '0'), (ARRAY['page.viewed', 'page.viewed', 'page.viewed', 'cart.left', 'order.placed'])[1 + drawn(n, 2) % 5],
         now() - drawn(n, 3) % 7776000 * interval '1 second', 'bev_' || lpad(n::text, 26, '0'), now(), jsonb_build_object('total', drawn(n, 4) % 100)
    FROM generate_series($2::int, $3::int) AS n`.replaceAll(
    /drawn\(n, (\d)\)/g,
    '(hashint4extended(n, $1) & 2147483647)',
  );
