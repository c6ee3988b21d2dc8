import pg from 'pg';
import { allocate, assign, emptyVariant, type Split } from '../../../src/domain/experiments/allocation.ts';
import { bucketOf } from '../../../src/domain/experiments/bucket.ts';
import { createTestDatabase } from '../../support/database.ts';

const contactOf = (index: number): string => `con_01jd${index.toString(32).padStart(22, '0')}`;
const CONTACTS = Array.from({ length: 100_000 }, (_, index) => contactOf(index));

function sharesOf(split: Split): Record<string, number> {
  const allocation = allocate(split);
  const counts: Record<string, number> = {};
  for (const contact of CONTACTS) {
    const assigned = String(assign(allocation, bucketOf('cmp_1', contact)));
    counts[assigned] = (counts[assigned] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / CONTACTS.length]));
}

test('100,000 contacts are divided within one percent of the shares that were asked for', () => {
  const shares = sharesOf({ holdOutPercent: 10, testPercent: 40, weights: [1, 1, 2] });
  const wanted = { hold_out: 0.1, 1: 0.09, 2: 0.09, 3: 0.18, remainder: 0.54 };
  expect(Object.keys(shares).sort()).toEqual(Object.keys(wanted).sort());
  for (const [name, share] of Object.entries(wanted)) expect(Math.abs((shares[name] ?? 0) - share)).toBeLessThan(0.01);
  const halves = sharesOf({ holdOutPercent: 0, testPercent: 100, weights: [50, 50] });
  expect(Object.keys(halves)).toEqual(expect.arrayContaining(['1', '2']));
  expect(Math.abs((halves['1'] ?? 0) - 0.5)).toBeLessThan(0.01);
});

test('a contact keeps its bucket under one seed, and buckets of two seeds are unrelated', () => {
  const some = CONTACTS.slice(0, 10_000);
  expect(some.map((id) => bucketOf('a', id))).toEqual(some.map((id) => bucketOf('a', id)));
  const both = some.filter((id) => bucketOf('a', id) < 5_000 && bucketOf('b', id) < 5_000);
  expect(Math.abs(both.length / some.length - 0.25)).toBeLessThan(0.02);
});

test('PostgreSQL computes the same bucket', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ bucket: string }>(
    "SELECT ('x' || substr(md5('cmp_1' || ':' || id), 1, 8))::bit(32)::bigint % 10000 AS bucket FROM unnest($1::text[]) AS id",
    [CONTACTS.slice(0, 2_000)],
  );
  await client.end();
  await database.drop();
  expect(rows.map(({ bucket }) => Number(bucket))).toEqual(CONTACTS.slice(0, 2_000).map((id) => bucketOf('cmp_1', id)));
});

test('a variant that no bucket reaches is found', () => {
  expect(emptyVariant(allocate({ holdOutPercent: 0, testPercent: 1, weights: [1000, 1] }))).toBe(1);
  expect(emptyVariant(allocate({ holdOutPercent: 50, testPercent: 1, weights: [1, 1, 1, 1, 1, 1, 1, 1] }))).toBeNull();
});
