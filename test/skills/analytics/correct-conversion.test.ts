import { recount } from '../../../src/measures/rollups/recount.ts';
import { useTestApp } from '../../support/app.ts';
import { type Conversions, startConversions } from '../../support/conversions.ts';

const app = useTestApp();
let made: Conversions;

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  made = await startConversions(app);
});

const call: Conversions['account']['call'] = (...given) => made.account.call(...given);
const buy = (value?: number, more: Record<string, unknown> = {}) =>
  made.record(value, { external_id: 'order-1', ...more });
const correct = (params: Record<string, unknown>) =>
  call('analytics.correctConversion', { external_id: 'order-1', ...params });
const wrong = () => {
  const owner = { tenantId: made.account.accountId, accountId: made.account.accountId };
  const [from, to] = [new Date('2029-06-01T00:00:00Z'), new Date('2029-07-01T00:00:00Z')];
  return app.parts.database.transaction((tx) => recount(tx, owner, from, to));
};
const before = (hours: number): string => made.at(-hours).toISOString();

test('a corrected value and currency count as if they had been recorded so', async () => {
  await made.deliver(-1, 'cmp_a');
  const { conversion_id: id } = await buy(4200);
  expect(await correct({ value_minor: 3900, currency: 'EUR', reason: 'Wrong shop' })).toMatchObject({
    conversion: { id, value_minor: 3900, gross_minor: 3900, currency: 'EUR', refunded_minor: 0 },
    changed: true,
  });
  expect((await made.report()).items).toMatchObject([
    { id: 'cmp_a', currency: 'EUR', conversions: 1, value_minor: 3900 },
  ]);
  expect((await call('attribution.explain', { conversion_id: id })).corrections).toEqual([
    {
      id: expect.stringMatching(/^ccr_/),
      gross_minor: 4200,
      currency: 'USD',
      occurred_at: '2029-06-13T18:30:00.000Z',
      reason: 'Wrong shop',
      corrected_at: app.clock.now.toISOString(),
    },
  ]);
  expect(await wrong()).toEqual([]);
});

test('a corrected time credits the messages before it, and moves the figures to its time', async () => {
  await made.deliver(-30, 'cmp_early');
  await made.deliver(-1, 'cmp_late');
  await buy(4200);
  await correct({ occurred_at: before(28) });
  expect((await made.report()).items).toMatchObject([{ id: 'cmp_early', value_minor: 4200 }]);
  const { to, from } = { from: before(29), to: before(27) };
  expect((await made.report({ from, to })).items).toHaveLength(1);
  expect(await wrong()).toEqual([]);
});

test('what a conversion already is changes nothing', async () => {
  await buy(4200);
  const same = { value_minor: 4200, currency: 'USD', occurred_at: app.clock.now.toISOString() };
  expect(await correct(same)).toMatchObject({ changed: false });
  expect(
    await made.query('SELECT 1 FROM conversion_corrections WHERE account_id = $1', [made.account.accountId]),
  ).toEqual([]);
});

test('a value below the refunds and another currency beside refunds are rejected', async () => {
  await buy(4200);
  await call('analytics.refundConversion', { external_id: 'order-1', value_minor: 1200 });
  await expect(correct({ value_minor: 1199 })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'less_than_refunded', refunded_minor: 1200 },
  });
  await expect(correct({ currency: 'EUR' })).rejects.toMatchObject({ code: -32002, data: { reason: 'has_refunds' } });
  await expect(correct({ occurred_at: new Date(app.clock.now.getTime() + 1).toISOString() })).rejects.toMatchObject({
    code: -32602,
    data: { field_errors: [{ path: '/occurred_at' }] },
  });
  expect(await correct({ value_minor: 1200 })).toMatchObject({
    conversion: { value_minor: 0, refunded_minor: 1200, refunded_at: app.clock.now.toISOString() },
  });
  expect(await correct({ value_minor: 5000 })).toMatchObject({ conversion: { value_minor: 3800, refunded_at: null } });
});

test('a conversion without a value gets one with its currency', async () => {
  await buy();
  for (const params of [{ value_minor: 100 }, { currency: 'USD' }])
    await expect(correct(params)).rejects.toMatchObject({ code: -32602 });
  expect(await correct({ value_minor: 100, currency: 'USD' })).toMatchObject({ conversion: { value_minor: 100 } });
  expect(await wrong()).toEqual([]);
});

test('a system that repeats its call finds the conversion by what it was before or after the correction', async () => {
  const first = await buy(4200);
  await correct({ value_minor: 3900 });
  await correct({ value_minor: 3800, currency: 'EUR' });
  for (const again of [buy(4200), buy(3800, { currency: 'EUR' })])
    expect(await again).toMatchObject({ conversion_id: first.conversion_id, created: false });
  await expect(buy(3900)).rejects.toMatchObject({ code: -32002, data: { reason: 'external_id_taken' } });
});

test('sixteen concurrent corrections and refunds leave figures that equal a recount', async () => {
  await buy(4200);
  await Promise.allSettled(
    Array.from({ length: 8 }, (_, nth) => [
      correct({ value_minor: 4000 + nth, occurred_at: before(nth) }),
      call('analytics.refundConversion', { external_id: 'order-1', value_minor: 10 }),
    ]).flat(),
  );
  const [row] = await made.query<{ value: number; sum: number }>(
    `SELECT v.value_minor + v.refunded_minor AS value, (SELECT sum(c.value_minor + c.refunded_minor)::bigint FROM attribution_credits c WHERE c.tenant_id = v.tenant_id AND c.conversion_id = v.id) AS sum
       FROM conversions v WHERE v.account_id = $1`,
    [made.account.accountId],
  );
  expect(row?.sum).toBe(row?.value);
  expect(await wrong()).toEqual([]);
});
