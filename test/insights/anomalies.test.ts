import { findAnomalies } from '../../src/insights/anomalies/find-anomalies.ts';
import { WATCHED_NAMES } from '../../src/insights/anomalies/metrics.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { activity, createDraws } from '../support/insights/draw-week.ts';
import { type HourCounts, type PlantedRow, plantRows } from '../support/insights/plant-hours.ts';

const app = useTestApp();
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Wednesday, 14:00. */
const FAULT = Date.parse('2029-06-13T14:00:00Z');
const PERIOD = { from: '2029-06-13T00:00:00Z', to: '2029-06-13T15:00:00Z' };

interface Part {
  readonly group: Readonly<Record<string, string>>;
  /** Messages of the busiest hour. */
  readonly messages: number;
}

const CARRIERS: readonly Part[] = [
  { group: { carrier: 'north', number_id: 'num_north' }, messages: 300 },
  { group: { carrier: 'south', number_id: 'num_south' }, messages: 300 },
];

interface Rates {
  readonly failure: number;
  readonly optOut: number;
  readonly click: number;
  readonly reply: number;
}

const USUAL: Rates = { failure: 0.03, optOut: 0.004, click: 0.08, reply: 0.01 };

/**
 * Hours in which rates follow the hour of the day and vary from hour to hour and from day to day
 * more than chance does, as real ones do.
 */
function draw(
  from: number,
  to: number,
  parts: readonly Part[],
  seed: number,
  fault?: (part: Part, at: number) => Partial<Rates>,
): PlantedRow[] {
  const { normal, binomial } = createDraws(seed);
  const rows: PlantedRow[] = [];
  let day = 1;
  for (let at = from; at < to; at += HOUR_MS) {
    const date = new Date(at);
    if (date.getUTCHours() === 0) day = Math.exp(0.15 * normal());
    const ofHour = 1 + 0.3 * Math.sin((date.getUTCHours() / 24) * 2 * Math.PI);
    for (const part of parts) {
      const rates = { ...USUAL, ...fault?.(part, at) };
      const sent = Math.round(part.messages * activity(date) * Math.exp(0.1 * normal()));
      const varied = (rate: number): number => Math.min(1, rate * ofHour * day * Math.exp(0.1 * normal()));
      const undelivered = binomial(sent, fault?.(part, at).failure ?? varied(rates.failure));
      const counts = {
        sent,
        undelivered,
        delivered: sent - undelivered,
        opt_outs: binomial(sent, varied(rates.optOut)),
        clickers: binomial(sent, varied(rates.click)),
        replies: binomial(sent, varied(rates.reply)),
      };
      rows.push({ at: date, counts, group: part.group });
    }
  }
  return rows;
}

const anomaliesOf = (account: TestAccount, metric: 'failure_rate' | 'opt_outs' | 'clicks') =>
  account.call('insights.anomalies', { metrics: [metric], ...PERIOD });

test('a carrier that fails 30 % from 14:00 is named within the hour', async () => {
  const account = await app.account();
  const fails = ({ group }: Part, at: number) => (group.carrier === 'north' && at >= FAULT ? { failure: 0.3 } : {});
  await plantRows(app, account, draw(FAULT - 9 * WEEK_MS, FAULT + HOUR_MS, CARRIERS, 1, fails));
  const { items, not_enough_data: unknown } = await anomaliesOf(account, 'failure_rate');
  expect(unknown).toEqual([]);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    from: '2029-06-13T14:00:00.000Z',
    direction: 'above',
    is_worse: true,
    cause: { dimension: 'carrier', value: 'north' },
  });
  expect(items[0]?.cause?.share).toBeGreaterThan(0.8);
});

test('of two numbers of one carrier, the one that fails is named, and not the carrier', async () => {
  const account = await app.account();
  const parts: Part[] = ['num_1', 'num_2', 'num_3'].map((number) => ({
    group: { carrier: number === 'num_3' ? 'south' : 'north', number_id: number },
    messages: 200,
  }));
  const fails = ({ group }: Part, at: number) => (group.number_id === 'num_2' && at >= FAULT ? { failure: 0.3 } : {});
  await plantRows(app, account, draw(FAULT - 9 * WEEK_MS, FAULT + HOUR_MS, parts, 2, fails));
  const { items } = await anomaliesOf(account, 'failure_rate');
  expect(items[0]?.cause).toMatchObject({ dimension: 'number_id', value: 'num_2' });
});

test('a fault of everything has no single cause', async () => {
  const account = await app.account();
  const fails = (_part: Part, at: number) => (at >= FAULT ? { failure: 0.3 } : {});
  await plantRows(app, account, draw(FAULT - 9 * WEEK_MS, FAULT + HOUR_MS, CARRIERS, 3, fails));
  const { items } = await anomaliesOf(account, 'failure_rate');
  expect(items).toHaveLength(1);
  expect(items[0]?.cause).toBeNull();
});

test('a source whose people opt out is named within the hour', async () => {
  const account = await app.account();
  const leave = (_part: Part, at: number) => (at >= FAULT ? { optOut: 0.05 } : {});
  await plantRows(app, account, draw(FAULT - 9 * WEEK_MS, FAULT + HOUR_MS, CARRIERS, 4, leave));
  const entries = (source: string, status: string, count: number, at: Date, first: number): Promise<unknown> =>
    app.parts.database.pool.query(
      `INSERT INTO consent_entries (tenant_id, id, account_id, phone, status, scope, method, actor, captured_at, received_at, source_id)
       SELECT $1, 'cse_' || $2 || lpad(n::text, 8, '0') || $3, $1, '+1' || n, $3, 'general', 'web_form', 'test', $4, $4,
              CASE WHEN $3 = 'opted_in' THEN $5 END FROM generate_series($6::int, $6::int + $7::int - 1) n`,
      [account.accountId, status === 'opted_in' ? 'a' : 'b', status, at, source, first, count],
    );
  const before = new Date(FAULT - 4 * WEEK_MS);
  for (const [source, first, recent] of [
    ['src_fair', 0, 3],
    ['src_popup', 1_000, 40],
  ] as const) {
    await entries(source, 'opted_in', 500, before, first);
    await entries(source, 'opted_out', 30, new Date(FAULT - WEEK_MS), first);
    await entries(source, 'opted_out', recent, new Date(FAULT + 60_000), first + 100);
  }
  const { items } = await anomaliesOf(account, 'opt_outs');
  expect(items[0]).toMatchObject({ is_worse: true, cause: { dimension: 'source_id', value: 'src_popup' } });
});

test('a link whose clicks die is named within the hour', async () => {
  const account = await app.account();
  const sent = draw(FAULT - 9 * WEEK_MS, FAULT + HOUR_MS, CARRIERS, 5).map((row) => ({
    ...row,
    counts: { ...row.counts, clickers: 0 } as HourCounts,
  }));
  const { binomial } = createDraws(6);
  const clicks = sent.flatMap(({ at, counts, group }) =>
    [
      ['lnk_dead', 0.2],
      ['lnk_fine', 0.05],
    ].map(([link, rate]) => ({
      at,
      group,
      link: link as string,
      counts: {
        clickers: link === 'lnk_dead' && at.getTime() >= FAULT ? 0 : binomial(counts.sent ?? 0, rate as number),
      },
    })),
  );
  await plantRows(app, account, [...sent, ...clicks]);
  const { items } = await anomaliesOf(account, 'clicks');
  expect(items[0]).toMatchObject({
    direction: 'below',
    is_worse: true,
    cause: { dimension: 'link_id', value: 'lnk_dead' },
  });
});

test('an account without a week of history gets no anomalies, and is told so', async () => {
  const account = await app.account();
  await plantRows(app, account, draw(FAULT - 3 * 24 * HOUR_MS, FAULT + HOUR_MS, CARRIERS, 7));
  expect(await account.call('insights.anomalies', PERIOD)).toMatchObject({
    items: [],
    evaluated_hours: 0,
    not_enough_data: [...WATCHED_NAMES],
  });
});

test('at most 1 % of 200 drawn quiet weeks have a false alarm', async () => {
  const account = await app.account();
  const weeks = 200;
  const end = FAULT;
  const start = end - weeks * WEEK_MS;
  const parts = [{ group: { carrier: 'north' }, messages: 200 }];
  const rows = draw(start - 8 * WEEK_MS, end, parts, 8);
  await plantRows(app, account, rows);
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const alarmed = new Set<number>();
  let evaluated = 0;
  for (let from = start; from < end; from += 4 * WEEK_MS) {
    const query = { metrics: WATCHED_NAMES, zone: 'UTC', from, to: from + 4 * WEEK_MS };
    const found = await findAnomalies(app.parts.database, owner, query);
    evaluated += found.evaluatedHours;
    for (const one of found.anomalies) alarmed.add(Math.floor((one.from.getTime() - start) / WEEK_MS));
  }
  process.stdout.write(`${alarmed.size} of ${weeks} quiet weeks with a false alarm, ${evaluated} evaluated hours\n`);
  expect(evaluated).toBeGreaterThan(50_000);
  expect(alarmed.size).toBeLessThanOrEqual(2);
}, 60_000);
