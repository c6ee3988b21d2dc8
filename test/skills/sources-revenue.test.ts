import { startTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { createSource } from '../support/create-source.ts';
import { registerPartner } from './partner/support/partner.ts';

let app: TestApp;
let account: TestAccount;

const ADA = '+12025550143';
const BOB = '+12025550144';
const FROM = '2029-06-01T00:00:00.000Z';
const TO = '2029-06-08T00:00:00.000Z';
const WITHIN = '2029-06-04T12:00:00.000Z';
const LONG_AGO = '2029-01-01T00:00:00.000Z';

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  account = await app.account();
});

const create = (name: string) => createSource(account, name);
const agree = (sourceId: string, phone: string, at = LONG_AGO) =>
  account.call('contacts.optIn', { phone, source_id: sourceId, captured_at: at });
const sell = (phone: string, at: string, value?: number, currency?: string, whose = account) =>
  whose.call('analytics.recordConversion', {
    phone,
    event: 'purchase',
    occurred_at: at,
    ...(value === undefined ? {} : { value_minor: value, currency }),
  });
const stats = (from = FROM, to = TO) => account.call('sources.stats', { from, to });
const moved = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

test('conversions and what they were worth are summed by source and by currency, in the order of the currencies', async () => {
  const [till, form] = [await create('Till'), await create('Form')];
  await agree(till, ADA);
  await agree(form, BOB);
  await sell(ADA, WITHIN, 4200, 'USD');
  await sell(ADA, WITHIN, 800, 'USD');
  await sell(ADA, WITHIN, 1250, 'EUR');
  await sell(ADA, WITHIN);
  await sell(BOB, WITHIN, 0, 'JPY');
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

test('a source has its people and its conversions in one row, and each of the three alone makes one', async () => {
  const [all, came] = [await create('All'), await create('Came')];
  const [left, sold] = [await create('Left'), await create('Sold')];
  const from = app.clock.now.toISOString();
  await agree(all, ADA, from);
  await agree(all, BOB, from);
  await agree(came, '+12025550152', from);
  await agree(left, '+12025550153');
  await agree(sold, '+12025550154');
  app.clock.advance(1_000);
  await sell(ADA, app.clock.now.toISOString(), 100, 'USD');
  await sell('+12025550154', app.clock.now.toISOString());
  await account.call('contacts.optOut', { phone: BOB });
  await account.call('contacts.optOut', { phone: '+12025550153' });
  app.clock.advance(1_000);
  const { rows, ...without } = await stats(from, app.clock.now.toISOString());
  const usd = [{ currency: 'USD', value_minor: 100 }];
  expect(rows).toEqual([
    { source_id: all, name: 'All', opt_ins: 2, opt_outs: 1, conversions: 1, revenue: usd },
    { source_id: came, name: 'Came', opt_ins: 1, opt_outs: 0, conversions: 0, revenue: [] },
    { source_id: left, name: 'Left', opt_ins: 0, opt_outs: 1, conversions: 0, revenue: [] },
    { source_id: sold, name: 'Sold', opt_ins: 0, opt_outs: 0, conversions: 1, revenue: [] },
  ]);
  expect(without).toMatchObject({
    opt_outs_without_source: 0,
    conversions_without_source: 0,
    revenue_without_source: [],
  });
});

test('who agreed by no source brings what is counted without one', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  await sell(ADA, WITHIN, 4200, 'USD');
  await sell(ADA, WITHIN, 100, 'EUR');
  await sell(ADA, WITHIN);
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

test('a period begins with its first moment and ends before its last: periods side by side have each conversion once', async () => {
  const till = await create('Till');
  await agree(till, ADA);
  for (const [at, value] of [
    [moved(FROM, -1), 1],
    [FROM, 10],
    [moved(TO, -1), 100],
    [TO, 1000],
  ] as const)
    await sell(ADA, at, value, 'USD');
  const revenueOf = async (from: string, to: string) => (await stats(from, to)).rows.map(({ revenue }) => revenue);
  expect(await revenueOf(FROM, TO)).toEqual([[{ currency: 'USD', value_minor: 110 }]]);
  expect(await revenueOf(moved(FROM, -1000), FROM)).toEqual([[{ currency: 'USD', value_minor: 1 }]]);
  expect(await revenueOf(TO, moved(TO, 1000))).toEqual([[{ currency: 'USD', value_minor: 1000 }]]);
});

test('when it occurred decides, not when it was recorded; and a source that is agreed to later earns nothing of before', async () => {
  const [till, form] = [await create('Till'), await create('Form')];
  await agree(till, ADA);
  await agree(form, ADA, moved(WITHIN, 1));
  await sell(ADA, WITHIN, 4200, 'USD');
  expect((await stats()).rows).toMatchObject([
    { source_id: form, opt_ins: 1, conversions: 0, revenue: [] },
    { source_id: till, opt_ins: 0, conversions: 1, revenue: [{ currency: 'USD', value_minor: 4200 }] },
  ]);
});

test('who is forgotten, or merged into another, goes on counting for the source it came by', async () => {
  const till = await create('Till');
  await agree(till, ADA);
  await agree(till, BOB);
  await sell(ADA, WITHIN, 4200, 'USD');
  await sell(BOB, WITHIN, 800, 'USD');
  const before = await stats();
  expect(before.rows).toMatchObject([{ conversions: 2, revenue: [{ currency: 'USD', value_minor: 5000 }] }]);
  const [ada, bob] = (await account.call('contacts.list', {})).items.map(({ id }) => id) as [string, string];
  await account.call('contacts.merge', { winner_id: ada, loser_id: bob });
  expect(await stats()).toEqual(before);
  await account.call('contacts.forget', { contact_id: ada });
  expect(await stats()).toEqual(before);
});

test('sums go beyond what one conversion may be worth', async () => {
  await account.call('contacts.upsert', { phone: ADA });
  for (let times = 0; times < 3; times += 1) await sell(ADA, WITHIN, 1e12, 'USD');
  expect(await stats()).toMatchObject({ revenue_without_source: [{ currency: 'USD', value_minor: 3e12 }] });
});

test('what another account of the tenant earns is in no row', async () => {
  const partner = await registerPartner(app);
  account = await partner.customer('shop');
  const sibling = await partner.customer('sibling');
  await sibling.call('contacts.upsert', { phone: ADA });
  await sell(ADA, WITHIN, 4200, 'USD', sibling);
  expect(await stats()).toMatchObject({ rows: [], conversions_without_source: 0, revenue_without_source: [] });
});
