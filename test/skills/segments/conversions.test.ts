import fc from 'fast-check';
import type { SegmentRule } from '../../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../../support/app.ts';

const app = useTestApp();
const DAY = 86_400_000;
const NOW = new Date('2029-06-13T18:30:00Z');
const PEOPLE = 30;
const phoneOf = (index: number): string => `+1202555${String(1000 + index)}`;
const WINDOW = { amount: 30, unit: 'days' } as const;

let account: TestAccount;

beforeEach(async () => {
  app.clock.now = NOW;
  account = await app.account();
});

const record = (index: number, params: Record<string, unknown>) =>
  account.call('analytics.recordConversion', { phone: phoneOf(index), event: 'purchase', ...params });
const usd = (value: number) => ({ value_minor: value, currency: 'USD' });
const idsBy = async (condition: string): Promise<string[]> => {
  const { rows } = await app.parts.database.pool.query<{ id: string }>(
    `SELECT c.id FROM contacts c WHERE c.account_id = $1 AND ${condition} ORDER BY c.id`,
    [account.accountId],
  );
  return rows.map(({ id }) => id);
};
let segments = 0;
/** Through a segment, whose members are counted in one way and listed in another. */
const membersOf = async (rules: SegmentRule): Promise<string[]> => {
  segments += 1;
  const { segment, count } = await account.call('segments.create', { name: `Segment ${segments}`, rules });
  const { items } = await account.call('segments.members', { segment_id: segment.id, limit: 200 });
  expect(items).toHaveLength(count);
  return items.map(({ contact_id: id }) => id).sort();
};

const RECENT =
  "v.occurred_at > TIMESTAMPTZ '2029-05-14T18:30:00Z' AND v.occurred_at <= TIMESTAMPTZ '2029-06-13T18:30:00Z'";
const OWN = 'FROM conversions v WHERE v.contact_id = c.id AND v.refunded_at IS NULL';
const QUESTIONS: readonly [question: string, rules: SegmentRule, condition: string][] = [
  ['who converted', { kind: 'conversion' }, `EXISTS (SELECT ${OWN})`],
  [
    'who never bought',
    { kind: 'not', rule: { kind: 'conversion', event: 'purchase' } },
    `NOT EXISTS (SELECT ${OWN} AND v.event = 'purchase')`,
  ],
  [
    'who bought twice lately',
    { kind: 'conversion', event: 'purchase', count: 2, within: WINDOW },
    `(SELECT count(*) ${OWN} AND v.event = 'purchase' AND ${RECENT}) >= 2`,
  ],
  [
    'who bought at most once, or only small things',
    { kind: 'conversion', event: 'purchase', operator: 'at_most', count: 1, currency: 'USD', min_value_minor: 500 },
    `(SELECT count(*) ${OWN} AND v.event = 'purchase' AND v.currency = 'USD' AND v.value_minor >= 500) <= 1`,
  ],
  [
    'who spent 1,000 in dollars',
    { kind: 'conversion_sum', currency: 'USD', operator: 'gte', value: 1000 },
    `(SELECT coalesce(sum(v.value_minor), 0) ${OWN} AND v.currency = 'USD') >= 1000`,
  ],
  [
    'who spent between 1 and 700 in euros lately',
    { kind: 'conversion_sum', currency: 'EUR', operator: 'between', values: [1, 700], within: WINDOW },
    `(SELECT coalesce(sum(v.value_minor), 0) ${OWN} AND v.currency = 'EUR' AND ${RECENT}) BETWEEN 1 AND 700`,
  ],
];

const step = fc.record({
  // Some never convert.
  index: fc.nat({ max: PEOPLE - 3 }),
  event: fc.constantFrom('purchase', 'purchase', 'booking'),
  value: fc.option(fc.constantFrom(0, 499, 500, 900, 1000), { nil: null }),
  currency: fc.constantFrom('USD', 'USD', 'EUR'),
  daysAgo: fc.constantFrom(0, 1, 29, 30, 31, 90),
  change: fc.constantFrom('nothing', 'nothing', 'refund', 'refund a part', 'correct'),
});

test('after drawn conversions, refunds and corrections, rules select who a hand-written query selects', async () => {
  for (let index = 0; index < PEOPLE; index += 1) await account.call('contacts.upsert', { phone: phoneOf(index) });
  const steps = fc.sample(fc.noBias(step), { numRuns: 60, seed: 7 });
  for (const [nth, { index, event, value, currency, daysAgo, change }] of steps.entries()) {
    const key = { external_id: `order-${nth}` };
    const occurredAt = new Date(NOW.getTime() - daysAgo * DAY).toISOString();
    const amount = value === null ? {} : { value_minor: value, currency };
    await record(index, { event, ...amount, ...key, occurred_at: occurredAt });
    if (change === 'refund') await account.call('analytics.refundConversion', key);
    if (change === 'refund a part' && value !== null && value > 1)
      await account.call('analytics.refundConversion', { ...key, value_minor: value - 1 });
    if (change === 'correct' && value !== null)
      await account.call('analytics.correctConversion', { ...key, value_minor: value + 250 });
  }
  let refunds = 0;
  for (const [question, rules, condition] of QUESTIONS) {
    const expected = await idsBy(condition);
    if (String(await idsBy(condition.replaceAll(' AND v.refunded_at IS NULL', ''))) !== String(expected)) refunds += 1;
    expect([question, await membersOf(rules)]).toEqual([question, expected]);
    // A question that all or none meet would prove little.
    expect([question, expected.length > 0 && expected.length < PEOPLE]).toEqual([question, true]);
  }
  // Refunds decide some of the questions.
  expect(refunds).toBeGreaterThan(1);
});

test('a conversion that is refunded in full leaves its segment, and one in part stays with what is left', async () => {
  const { contact } = await account.call('contacts.upsert', { phone: phoneOf(0) });
  await record(0, { ...usd(1000), external_id: 'order-1' });
  const buyers: SegmentRule = { kind: 'conversion', event: 'purchase' };
  const large: SegmentRule = { ...buyers, currency: 'USD', min_value_minor: 900 };
  expect([await membersOf(buyers), await membersOf(large)]).toEqual([[contact.id], [contact.id]]);
  await account.call('analytics.refundConversion', { external_id: 'order-1', value_minor: 101 });
  expect([await membersOf(buyers), await membersOf(large)]).toEqual([[contact.id], []]);
  await account.call('analytics.refundConversion', { external_id: 'order-1' });
  expect(await membersOf(buyers)).toEqual([]);
});

test.each<[string, SegmentRule, string]>([
  ['an amount without a currency', { kind: 'conversion', min_value_minor: 1 }, '/rules/currency'],
  ['a currency that does not exist', { kind: 'conversion', currency: 'USB' }, '/rules/currency'],
  [
    'a sum in a currency that was withdrawn',
    { kind: 'conversion_sum', currency: 'BGN', operator: 'gt', value: 1 },
    '/rules/currency',
  ],
  [
    'ends in the wrong order',
    { kind: 'conversion', currency: 'USD', min_value_minor: 2, max_value_minor: 1 },
    '/rules/max_value_minor',
  ],
  ['a sum without its value', { kind: 'conversion_sum', currency: 'USD', operator: 'gt' }, '/rules/value'],
  ['a count that everyone meets', { kind: 'conversion', operator: 'at_least', count: 0 }, '/rules/count'],
  ['two windows', { kind: 'conversion', within: WINDOW, from: '2029-01-01T00:00:00Z' }, '/rules/within'],
])('segments.preview rejects %s at its path', async (_what, rules, path) => {
  await expect(account.call('segments.preview', { rules })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path }] },
  });
});

test('a type of conversions that was never recorded is warned about, and recorded ones are listed', async () => {
  await account.call('contacts.upsert', { phone: phoneOf(0) });
  await record(0, usd(1));
  const rules: SegmentRule = {
    kind: 'or',
    rules: [
      { kind: 'conversion', event: 'purchase' },
      { kind: 'conversion', event: 'purchse' },
    ],
  };
  const { warnings } = await account.call('segments.create', { name: 'Buyers', rules });
  expect(warnings).toMatchObject([{ code: 'never_seen', message: expect.stringContaining('conversion purchse') }]);
  const { items } = await account.call('segments.fields', {});
  expect(items.filter(({ kind }) => kind === 'conversion')).toMatchObject([{ field: 'purchase', contacts: 1 }]);
});
