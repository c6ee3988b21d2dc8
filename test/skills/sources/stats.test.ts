import { type TestAccount, useTestApp } from '../../support/app.ts';
import { createSource } from '../../support/create-source.ts';
import { registerPartner } from '../../support/partner.ts';

const app = useTestApp();
let account: TestAccount;
beforeEach(async () => {
  account = await app.account();
});

const ADA = '+12025550143';
const BOB = '+12025550144';
const FROM = '2029-06-01T00:00:00.000Z';
const TO = '2029-06-08T00:00:00.000Z';
const WITHIN = '2029-06-04T12:00:00.000Z';
const LONG_AGO = '2029-01-01T00:00:00.000Z';

const create = (name: string) => createSource(account, name);
const optIn = (sourceId: string, phone: string, at = LONG_AGO) =>
  account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: at });
const convert = (phone: string, at: string, value?: number, currency?: string, by = account) =>
  by.call('analytics.recordConversion', {
    phone,
    event: 'purchase',
    occurred_at: at,
    ...(value === undefined ? {} : { value_minor: value, currency }),
  });
const stats = (from = FROM, to = TO) => account.call('sources.stats', { from, to });
const now = (): string => app.clock.now.toISOString();
const shift = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

test('sources.stats counts contacts, not entries, and counts an opt-out for the source of the last opt-in', async () => {
  const [a, b] = [await create('A'), await create('B')];
  const from = now();
  await optIn(a, ADA, now());
  await optIn(a, ADA, now());
  app.clock.advance(1_000);
  await optIn(b, BOB, now());
  await optIn(a, '+12025550145', now());
  app.clock.advance(1_000);
  await optIn(b, ADA, now());
  app.clock.advance(1_000);
  await account.call('contacts.optOut', { phone: ADA });
  await account.call('contacts.optOut', { phone: '+12025550149' });
  app.clock.advance(1_000);
  expect(await stats(from, now())).toMatchObject({
    rows: [
      { source_id: b, name: 'B', opt_ins: 2, opt_outs: 1 },
      { source_id: a, name: 'A', opt_ins: 2, opt_outs: 0 },
    ],
    opt_outs_without_source: 1,
  });
  const later = shift(now(), 1_000);
  expect(await stats(now(), later)).toMatchObject({ rows: [] });
});

test('sources.stats sums conversions and revenue by source and by currency', async () => {
  const [till, form] = [await create('Till'), await create('Form')];
  await optIn(till, ADA);
  await optIn(form, BOB);
  await convert(ADA, WITHIN, 4200, 'USD');
  await convert(ADA, WITHIN, 800, 'USD');
  await convert(ADA, WITHIN, 1250, 'EUR');
  await convert(ADA, WITHIN);
  await convert(BOB, WITHIN, 0, 'JPY');
  expect((await stats()).rows).toEqual([
    {
      source_id: till,
      name: 'Till',
      opt_ins: 0,
      opt_outs: 0,
      conversions: 4,
      revenue: [
        { currency: 'EUR', value_minor: 1250 },
        { currency: 'USD', value_minor: 5000 },
      ],
    },
    {
      source_id: form,
      name: 'Form',
      opt_ins: 0,
      opt_outs: 0,
      conversions: 1,
      revenue: [{ currency: 'JPY', value_minor: 0 }],
    },
  ]);
});

test('sources.stats returns opt-ins, opt-outs and conversions of a source in one row, also when it has only one of them', async () => {
  const [all, optedIn] = [await create('All'), await create('Opted in')];
  const [optedOut, converted] = [await create('Opted out'), await create('Converted')];
  const from = now();
  await optIn(all, ADA, from);
  await optIn(all, BOB, from);
  await optIn(optedIn, '+12025550152', from);
  await optIn(optedOut, '+12025550153');
  await optIn(converted, '+12025550154');
  app.clock.advance(1_000);
  await convert(ADA, now(), 100, 'USD');
  await convert('+12025550154', now());
  await account.call('contacts.optOut', { phone: BOB });
  await account.call('contacts.optOut', { phone: '+12025550153' });
  app.clock.advance(1_000);
  const { rows, ...totalsWithoutSource } = await stats(from, now());
  const usd = [{ currency: 'USD', value_minor: 100 }];
  expect(rows).toEqual([
    { source_id: all, name: 'All', opt_ins: 2, opt_outs: 1, conversions: 1, revenue: usd },
    { source_id: optedIn, name: 'Opted in', opt_ins: 1, opt_outs: 0, conversions: 0, revenue: [] },
    { source_id: optedOut, name: 'Opted out', opt_ins: 0, opt_outs: 1, conversions: 0, revenue: [] },
    { source_id: converted, name: 'Converted', opt_ins: 0, opt_outs: 0, conversions: 1, revenue: [] },
  ]);
  expect(totalsWithoutSource).toMatchObject({
    opt_outs_without_source: 0,
    conversions_without_source: 0,
    revenue_without_source: [],
  });
});

test('sources.stats counts the conversions of contacts without a source separately', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  await convert(ADA, WITHIN, 4200, 'USD');
  await convert(ADA, WITHIN, 100, 'EUR');
  await convert(ADA, WITHIN);
  expect(await stats()).toEqual({
    from: FROM,
    to: TO,
    rows: [],
    opt_outs_without_source: 0,
    conversions_without_source: 3,
    revenue_without_source: [
      { currency: 'EUR', value_minor: 100 },
      { currency: 'USD', value_minor: 4200 },
    ],
  });
});

test('sources.stats includes the start of the period and excludes its end, so adjacent periods count each conversion once', async () => {
  const till = await create('Till');
  await optIn(till, ADA);
  for (const [at, value] of [
    [shift(FROM, -1), 1],
    [FROM, 10],
    [shift(TO, -1), 100],
    [TO, 1000],
  ] as const)
    await convert(ADA, at, value, 'USD');
  const revenueOf = async (from: string, to: string) => (await stats(from, to)).rows.map(({ revenue }) => revenue);
  expect(await revenueOf(FROM, TO)).toEqual([[{ currency: 'USD', value_minor: 110 }]]);
  expect(await revenueOf(shift(FROM, -1000), FROM)).toEqual([[{ currency: 'USD', value_minor: 1 }]]);
  expect(await revenueOf(TO, shift(TO, 1000))).toEqual([[{ currency: 'USD', value_minor: 1000 }]]);
});

test('sources.stats counts a conversion when it occurred and for the source of the consent at that time', async () => {
  const [till, form] = [await create('Till'), await create('Form')];
  await optIn(till, ADA);
  await optIn(form, ADA, shift(WITHIN, 1));
  await convert(ADA, WITHIN, 4200, 'USD');
  expect((await stats()).rows).toMatchObject([
    { source_id: form, opt_ins: 1, conversions: 0, revenue: [] },
    { source_id: till, opt_ins: 0, conversions: 1, revenue: [{ currency: 'USD', value_minor: 4200 }] },
  ]);
});

test('sources.stats still counts contacts that were merged or erased', async () => {
  const till = await create('Till');
  await optIn(till, ADA);
  await optIn(till, BOB);
  await convert(ADA, WITHIN, 4200, 'USD');
  await convert(BOB, WITHIN, 800, 'USD');
  const before = await stats();
  expect(before.rows).toMatchObject([{ conversions: 2, revenue: [{ currency: 'USD', value_minor: 5000 }] }]);
  const [ada, bob] = (await account.call('contacts.list', {})).items.map(({ id }) => id) as [string, string];
  await account.call('contacts.merge', { winner_id: ada, loser_id: bob });
  expect(await stats()).toEqual(before);
  await account.call('contacts.forget', { contact_id: ada });
  expect(await stats()).toEqual(before);
});

test('sources.stats returns sums above the maximum value of one conversion', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  for (let times = 0; times < 3; times += 1) await convert(ADA, WITHIN, 1e12, 'USD');
  expect(await stats()).toMatchObject({ revenue_without_source: [{ currency: 'USD', value_minor: 3e12 }] });
});

test('sources.stats ignores conversions of other accounts of the tenant', async () => {
  const partner = await registerPartner(app);
  account = await partner.customer('shop');
  const sibling = await partner.customer('sibling');
  await sibling.call('contacts.upsert', { phone: ADA });
  await convert(ADA, WITHIN, 4200, 'USD', sibling);
  expect(await stats()).toMatchObject({ rows: [], conversions_without_source: 0, revenue_without_source: [] });
});
