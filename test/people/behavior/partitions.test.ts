import type { Owner } from '../../../src/domain/account.ts';
import { ensureEventPartitions, listEventPartitions } from '../../../src/people/behavior/partitions.ts';
import { recordEvents } from '../../../src/people/behavior/record-events.ts';
import { dropOldEvents } from '../../../src/people/behavior/retention.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { openTestDatabase } from '../../support/open-database.ts';

const OWNER: Owner = { tenantId: 'acc_1', accountId: 'acc_1' };
const NOW = new Date('2029-11-15T12:00:00Z');
const NAMES = ['events_202911', 'events_202912', 'events_203001'];

let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ database, drop } = await openTestDatabase(8));
});
afterEach(() => drop());

const record = (...times: string[]) => recordAt(NOW, ...times);

const recordAt = (now: Date, ...times: string[]) =>
  recordEvents(
    database,
    OWNER,
    times.map((time) => ({
      contactId: 'con_1',
      name: 'order.paid',
      occurredAt: new Date(time),
      externalId: time,
      properties: { time },
    })),
    now,
  );

/** The partition of each event, by its time. */
async function partitions(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ time: string; name: string }>(
    "SELECT properties->>'time' AS time, tableoid::regclass::text AS name FROM events ORDER BY occurred_at",
  );
  return Object.fromEntries(rows.map(({ time, name }) => [time, name]));
}

test('events are in the partition of their month, and in the default partition where there is none', async () => {
  expect(await ensureEventPartitions(database, NOW)).toEqual(NAMES);
  const expected = {
    '2029-10-31T23:59:59.999Z': 'events_default',
    '2029-11-01T00:00:00.000Z': 'events_202911',
    '2029-12-31T23:59:59.999Z': 'events_202912',
    '2030-01-01T00:00:00.000Z': 'events_203001',
    '2030-01-31T23:59:59.999Z': 'events_203001',
    '2030-02-01T00:00:00.000Z': 'events_default',
  };
  await record(...Object.keys(expected));
  expect(await partitions()).toEqual(expected);
});

test('rows that were recorded before their partition exists move to it', async () => {
  await record('2029-11-30T23:59:59.999Z', '2029-12-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z');
  await ensureEventPartitions(database, NOW);
  expect(await partitions()).toEqual({
    '2029-11-30T23:59:59.999Z': 'events_202911',
    '2029-12-01T00:00:00.000Z': 'events_202912',
    '2028-01-01T00:00:00.000Z': 'events_default',
  });
});

test('processes that create partitions at once, while events are recorded, create each once and lose no event', async () => {
  const times = Array.from({ length: 30 }, (_, index) => new Date(NOW.getTime() + index * 1000).toISOString());
  const made = await Promise.all([
    ...Array.from({ length: 4 }, () => ensureEventPartitions(database, NOW)),
    ...times.map(async (time) => {
      await record(time);
      return [];
    }),
  ]);
  expect(made.flat()).toEqual(NAMES);
  expect(await listEventPartitions(database)).toEqual(NAMES);
  expect(Object.keys(await partitions())).toEqual(times);
});

test('the partitions of the next months are created as time passes', async () => {
  await ensureEventPartitions(database, NOW);
  expect(await ensureEventPartitions(database, NOW)).toEqual([]);
  expect(await ensureEventPartitions(database, new Date('2029-12-01T00:00:00Z'))).toEqual(['events_203002']);
});

test('a new partition has the keys, indexes and statistics settings of the default partition', async () => {
  await ensureEventPartitions(database, NOW);
  const { rows } = await database.pool.query<{ keys: string[]; settings: string[] }>(
    `SELECT (SELECT array_agg(regexp_replace(pg_get_indexdef(i.indexrelid), '^.*USING', '') ORDER BY i.indisprimary)
               FROM pg_index i JOIN pg_inherits ON inhrelid = i.indexrelid WHERE i.indrelid = c.oid) AS keys,
            (SELECT array_agg(concat_ws(' ', attname, attstattarget, attoptions) ORDER BY attnum) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0) AS settings
       FROM pg_class c WHERE c.relispartition AND c.relkind = 'r' ORDER BY c.relname`,
  );
  const [first, ...others] = rows;
  expect(first?.keys).toHaveLength(2);
  expect(others).toEqual([first, first, first]);
});

test('months that are no longer kept are dropped, from partitions and from the default partition', async () => {
  const kept = ['2029-10-01T00:00:00.000Z', '2029-11-30T00:00:00.000Z', '2030-02-01T00:00:00.000Z'];
  await ensureEventPartitions(database, new Date('2029-09-15T00:00:00Z'));
  await record('2028-05-05T00:00:00.000Z', '2029-09-30T23:59:59.999Z', ...kept);
  expect(await dropOldEvents(database, 3, NOW)).toBe(false);
  expect(Object.keys(await partitions())).toEqual(['2029-09-30T23:59:59.999Z', ...kept]);
  expect(await dropOldEvents(database, 1, NOW)).toBe(true);
  expect(await dropOldEvents(database, 1, NOW)).toBe(false);
  expect(await partitions()).toEqual({
    '2029-10-01T00:00:00.000Z': 'events_202910',
    '2029-11-30T00:00:00.000Z': 'events_202911',
    '2030-02-01T00:00:00.000Z': 'events_default',
  });
  const { rows } = await database.pool.query<{ external_id: string }>(
    'SELECT external_id FROM event_external_ids ORDER BY 1',
  );
  expect(rows.map(({ external_id }) => external_id)).toEqual(kept);
});

test('events are recorded while processes drop months at once', async () => {
  await ensureEventPartitions(database, new Date('2029-01-15T00:00:00Z'));
  const now = new Date('2030-01-15T00:00:00Z');
  const times = Array.from({ length: 20 }, (_, index) => new Date(now.getTime() + index).toISOString());
  await Promise.all([
    ...times.map((time) => recordAt(now, time)),
    ...Array.from({ length: 3 }, () => dropOldEvents(database, 1, now)),
  ]);
  expect(await listEventPartitions(database)).toEqual([]);
  expect(Object.keys(await partitions())).toEqual(times);
});
