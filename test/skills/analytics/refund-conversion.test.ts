import { recount } from '../../../src/measures/rollups/recount.ts';
import { useTestApp } from '../../support/app.ts';
import { ADA, type Conversions, startConversions } from '../../support/conversions.ts';

const app = useTestApp();
let made: Conversions;

beforeEach(async () => {
  app.clock.now = new Date('2029-06-13T18:30:00Z');
  made = await startConversions(app);
});

const call: Conversions['account']['call'] = (...given) => made.account.call(...given);
const buy = (value?: number, externalId = 'order-1') => made.record(value, { external_id: externalId });
const refund = (params: Record<string, unknown> = {}) =>
  call('analytics.refundConversion', { external_id: 'order-1', ...params });
const stored = () =>
  made.query('SELECT value_minor, refunded_minor FROM conversions WHERE account_id = $1 ORDER BY id', [
    made.account.accountId,
  ]);
const count = async (table: 'conversion_refunds' | 'measure_differences') =>
  (
    await made.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table} WHERE account_id = $1`, [
      made.account.accountId,
    ])
  )[0]?.count;
const owner = () => ({ tenantId: made.account.accountId, accountId: made.account.accountId });
const wrong = () =>
  app.parts.database.transaction((tx) =>
    recount(tx, owner(), new Date('2029-06-01T00:00:00Z'), new Date('2029-07-01T00:00:00Z')),
  );

test('a refund in part takes its value from what the conversion is worth, and says what is left', async () => {
  const { conversion_id: id } = await buy(4200);
  app.clock.advance(60_000);
  const answer = await refund({ value_minor: 1200, refund_id: 'credit-7', reason: 'One item was returned' });
  expect(answer).toEqual({
    refund: {
      id: expect.stringMatching(/^crf_/),
      refund_id: 'credit-7',
      value_minor: 1200,
      refunded_at: app.clock.now.toISOString(),
      reason: 'One item was returned',
    },
    conversion: {
      id,
      contact_id: made.contactId,
      event: 'purchase',
      external_id: 'order-1',
      currency: 'USD',
      value_minor: 3000,
      gross_minor: 4200,
      refunded_minor: 1200,
      occurred_at: '2029-06-13T18:30:00.000Z',
      refunded_at: null,
    },
    created: true,
  });
  expect((await call('attribution.explain', { conversion_id: id })).refunds).toEqual([answer.refund]);
});

test('a refund without a value refunds what is left, and only once', async () => {
  await buy(4200);
  await refund({ value_minor: 1200 });
  const { refund: rest, conversion } = await refund();
  expect(rest.value_minor).toBe(3000);
  expect(conversion).toMatchObject({ value_minor: 0, refunded_minor: 4200, refunded_at: app.clock.now.toISOString() });
  await expect(refund()).rejects.toMatchObject({ code: -32002, data: { reason: 'already_refunded' } });
});

test('a conversion without a value is refunded as a whole', async () => {
  await buy();
  await expect(refund({ value_minor: 1 })).rejects.toMatchObject({ code: -32002, data: { reason: 'no_value' } });
  expect(await refund()).toMatchObject({
    refund: { value_minor: null },
    conversion: { value_minor: null, refunded_minor: 0, refunded_at: app.clock.now.toISOString() },
  });
});

test('refunds never exceed the value, and the error says how much is left', async () => {
  await buy(4200);
  await refund({ value_minor: 4000 });
  await expect(refund({ value_minor: 201 })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'refund_exceeds_value', left_minor: 200, currency: 'USD' },
  });
  expect(await stored()).toEqual([{ value_minor: 200, refunded_minor: 4000 }]);
});

test('sixteen concurrent refunds of a third leave three of them, and figures that equal a recount', async () => {
  await buy(3000);
  const settled = await Promise.allSettled(Array.from({ length: 16 }, () => refund({ value_minor: 1000 })));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stored()).toEqual([{ value_minor: 0, refunded_minor: 3000 }]);
  expect(await count('conversion_refunds')).toBe(3);
  expect(await wrong()).toEqual([]);
});

test('concurrent calls with one refund_id, or one idempotency key, count once', async () => {
  await buy(3000);
  const same = { value_minor: 1000, refund_id: 'credit-1' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(same)));
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.refund.id)).size).toBe(1);
  await Promise.all(Array.from({ length: 8 }, () => refund({ value_minor: 500, idempotency_key: 'k' })));
  expect(await stored()).toEqual([{ value_minor: 1500, refunded_minor: 1500 }]);
});

test.each([
  ['another value', { value_minor: 999 }],
  ['another time', { refunded_at: '2029-06-13T18:31:00Z' }],
  ['another conversion', { external_id: 'order-2' }],
])('a refund_id with %s is rejected and counts nothing', async (_what, other) => {
  await buy(3000);
  await buy(3000, 'order-2');
  await refund({ value_minor: 1000, refund_id: 'credit-1' });
  const before = await stored();
  await expect(refund({ value_minor: 1000, refund_id: 'credit-1', ...other })).rejects.toMatchObject({
    code: -32002,
    data: { reason: 'refund_id_taken' },
  });
  expect(await stored()).toEqual(before);
});

test('the credits of every version shrink in proportion and sum to what is left', async () => {
  await made.deliver(-3, 'cmp_a');
  await made.deliver(-2, 'cmp_b');
  await made.deliver(-1, 'cmp_c');
  await call('attribution.configure', { model: 'linear' });
  await buy(1000);
  app.clock.advance(1_000);
  await call('attribution.recompute', { from: '2029-06-01T00:00:00Z', model: 'position' });
  await app.drain();
  await refund({ value_minor: 101 });
  const values = async (version: number) =>
    (await made.report({ settings_version: version })).items.map(({ value_minor, refunded_minor }) => [
      value_minor,
      refunded_minor,
    ]);
  expect(await values(2)).toEqual([
    [300, 34],
    [300, 34],
    [299, 33],
  ]);
  expect(await values(3)).toEqual([
    [360, 41],
    [180, 20],
    [359, 40],
  ]);
});

test('revenue is net at the time of the conversion, and refunds are reported by their own time', async () => {
  await buy(4200);
  app.clock.advance(40 * 86_400_000);
  await refund({ value_minor: 1200 });
  const june = await made.report();
  expect(june.unattributed).toMatchObject([{ conversions: 1, value_minor: 3000, refunded_minor: 1200 }]);
  expect(june.refunds).toEqual([]);
  const july = await made.report({ from: '2029-07-01T00:00:00Z', to: '2029-08-01T00:00:00Z' });
  expect(july.unattributed).toEqual([]);
  expect(july.refunds).toEqual([{ currency: 'USD', refunds: 1, value_minor: 1200 }]);
  const { series } = await call('metrics.query', {
    metric: 'conversion_value',
    from: '2029-06-01T00:00:00Z',
    to: '2029-07-01T00:00:00Z',
    interval: 'month',
  });
  expect(series).toMatchObject([{ currency: 'USD', total_minor: 3000 }]);
  expect(await wrong()).toEqual([]);
});

test('the timeline shows what was refunded, and an import of the same order still finds it', async () => {
  const first = await buy(4200);
  await refund({ value_minor: 1200 });
  const { items } = await call('contacts.timeline', { contact_id: made.contactId });
  expect(items).toMatchObject([{ conversion: { value_minor: 3000, refunded_minor: 1200, refunded_at: null } }]);
  expect(await buy(4200)).toMatchObject({ conversion_id: first.conversion_id, created: false });
  await expect(buy(3000)).rejects.toMatchObject({ code: -32002, data: { reason: 'external_id_taken' } });
});

test.each([
  ['neither conversion_id nor external_id', { external_id: undefined }, '/conversion_id'],
  ['both', { conversion_id: 'cnv_x' }, '/conversion_id'],
  ['a time before the conversion', { refunded_at: '2029-06-13T18:29:59Z' }, '/refunded_at'],
  ['a time in the future', { refunded_at: '2029-06-13T18:35:01Z' }, '/refunded_at'],
  ['a value of 0', { value_minor: 0 }, '/value_minor'],
])('analytics.refundConversion rejects %s and writes nothing', async (_what, params, path) => {
  await buy(4200);
  await expect(refund(params)).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path }] } });
  expect(await count('conversion_refunds')).toBe(0);
});

test('a conversion of another account cannot be refunded', async () => {
  const { conversion_id: id } = await buy(4200);
  const other = await app.account();
  for (const key of [{ external_id: 'order-1' }, { conversion_id: id }])
    await expect(other.call('analytics.refundConversion', key)).rejects.toMatchObject({ code: -32001 });
});

test('after the contact is forgotten, refunds stay without what may name the person', async () => {
  await buy(4200);
  await refund({ value_minor: 1200, refund_id: 'credit-ada', reason: 'Ada asked' });
  await call('contacts.forget', { contact_id: made.contactId });
  expect(
    await made.query('SELECT external_id, reason, value_minor FROM conversion_refunds WHERE account_id = $1', [
      made.account.accountId,
    ]),
  ).toEqual([{ external_id: null, reason: null, value_minor: 1200 }]);
});

test('a merge while a conversion is refunded leaves it with the contact that stays', async () => {
  await buy(4200);
  const winner = await made.add('+12025550144');
  await Promise.all([
    refund({ value_minor: 1200 }),
    call('contacts.merge', { winner_id: winner, loser_id: made.contactId }),
  ]);
  expect(await refund()).toMatchObject({ conversion: { contact_id: winner, refunded_minor: 4200 } });
  expect(ADA).toBeDefined();
});
