import { newId } from '../../../src/platform/ids.ts';
import { contactId, fillContacts, vacuum } from '../contacts.ts';
import { type BenchRow, type Figure, median, perSecond, quantile } from '../row.ts';
import type { Bench, Stage } from '../stage.ts';

const EVENTS = 500;
const CONTACTS = 50_000;
/** Calls in flight for the rate. */
const CONNECTIONS = 4;

export const recordEvents: BenchRow = {
  name: 'record-events',
  group: 'Calls',
  measures:
    'analytics.recordEvent with 500 events of as many contacts; limit: the minimal SQL, one INSERT of the events and, with external ids, one of those',
  run: async (stage) => {
    const bench = await stage.service();
    return [
      await measure(stage, bench, 'analytics.recordEvent, 500 events', false),
      await measure(stage, bench, 'analytics.recordEvent, 500 events with external ids', true),
    ];
  },
};

async function measure(
  stage: Stage,
  { account, call, pool }: Bench,
  name: string,
  withExternalIds: boolean,
): Promise<Figure> {
  const [warmUp, times] = [stage.sized(60, 5), stage.sized(100, 10)];
  const { key, accountId } = await account(0);
  await fillContacts(pool, accountId, CONTACTS);
  await vacuum(pool);
  let next = 0;
  const events = () =>
    Array.from({ length: EVENTS }, () => {
      next += 1;
      return {
        contact_id: contactId(1 + ((next * 7919) % CONTACTS)),
        name: 'product.viewed',
        properties: { sku: `SKU-${next % 1000}`, price: 19.5, category: 'shirts' },
        ...(withExternalIds ? { external_id: `event-${next}` } : {}),
      };
    });
  const record = () => call(key, 'analytics.recordEvent', { events: events() });
  const ours: number[] = [];
  const limit: number[] = [];
  for (let block = 0; block < warmUp + times; block += 1) {
    ours.push(await timed(record));
    const given = events();
    limit.push(await timed(() => bareInserts(pool, accountId, given)));
  }
  const [mine, bare] = [ours.slice(warmUp), median(limit.slice(warmUp))];
  const calls = stage.sized(200, 20);
  const tookMs = await timed(() =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let made = 0; made < calls / CONNECTIONS; made += 1) await record();
      }),
    ),
  );
  return {
    name,
    measured: `${median(mine).toFixed(1)} ms; ${Math.round(perSecond(calls * EVENTS, tookMs))} events/s with ${CONNECTIONS} calls at once`,
    limit: `${withExternalIds ? 'two bare INSERTs' : 'one bare INSERT'} ${bare.toFixed(1)} ms`,
    ratio: bare / median(mine),
    min: 0.3,
    p50Ms: median(mine),
    p99Ms: quantile(mine, 0.99),
  };
}

interface Given {
  readonly contact_id: string;
  readonly name: string;
  readonly properties: object;
  readonly external_id?: string;
}

async function bareInserts(pool: Bench['pool'], accountId: string, given: readonly Given[]): Promise<void> {
  const ids = given.map(() => newId('bev'));
  const external = given.map(({ external_id: id }) => id ?? null);
  const columns = [
    ids,
    given.map(({ contact_id: id }) => id),
    given.map(({ name }) => name),
    external,
    given.map(({ properties }) => JSON.stringify(properties)),
  ];
  const client = await pool.connect();
  await client.query('BEGIN');
  if (external[0] !== null) await client.query(EXTERNAL_IDS, [accountId, ids, external.map((id) => `bare-${id}`)]);
  await client.query(INSERT, [accountId, ...columns]);
  await client.query('COMMIT');
  client.release();
}

const EXTERNAL_IDS = `INSERT INTO event_external_ids (tenant_id, account_id, external_id, event_id, occurred_at)
  SELECT $1, $1, external_id, id, now() FROM unnest($2::text[], $3::text[]) AS g(id, external_id)`;

const INSERT = `INSERT INTO events (tenant_id, contact_id, name, occurred_at, id, account_id, recorded_at, external_id, properties)
  SELECT $1, contact_id, name, now(), id, $1, now(), external_id, properties
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[]) AS g(id, contact_id, name, external_id, properties)`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
