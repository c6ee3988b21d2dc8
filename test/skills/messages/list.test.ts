import fc from 'fast-check';
import { startTestApp, type TestAccount, type TestApp } from '../../support/app.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { type FilledMessage, fillMessages, readMessages } from '../../support/lists/fill-messages.ts';
import { type PlanWatch, watchPlans } from '../../support/watched-plans.ts';

const MANY = 30_000;
const FEW = 1_500;
/** Rows that a page of 50 may read of a table, with the tables that it looks up. */
const MAX_READS = 400;

type State = FilledMessage['state'];
interface Filter {
  readonly contact_id?: string;
  readonly campaign_id?: string;
  readonly journey_id?: string;
  readonly node_id?: string;
  readonly state?: State;
}

const STATES = [
  'queued',
  'scheduled',
  'held',
  'submitting',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'canceled',
  'rejected',
  'delivery_unconfirmed',
] as const;

let app: TestApp;
let large: TestAccount;
let small: TestAccount;
let rows: readonly FilledMessage[];
let plans: PlanWatch;

beforeAll(async () => {
  app = await startTestApp({}, 'drained', undefined, 'own');
  const { pool } = app.parts.database;
  [large, small] = [await app.account(), await app.account()];
  await fillMessages(pool, large.accountId, MANY);
  await fillMessages(pool, small.accountId, FEW);
  rows = await readMessages(pool, small.accountId);
  plans = await watchPlans(pool);
}, 120_000);
afterAll(() => app.stop());

const list = ({ call }: TestAccount, filter: Filter, page = {}) =>
  call('messages.list', { ...filter, ...page } as Parameters<typeof call<'messages.list'>>[1]);

const origins: readonly Filter[] = [
  {},
  ...['cmp_0', 'cmp_rare', 'cmp_absent'].map((id) => ({ campaign_id: id })),
  ...['jrn_1', 'jrn_rare', 'jrn_absent'].map((id) => ({ journey_id: id })),
  ...['jnd_1', 'jnd_rare', 'jnd_absent'].map((id) => ({ journey_id: 'jrn_rare', node_id: id })),
];
/** A message passes these on its way; their index would cost each of its updates. */
const ON_THE_WAY: readonly string[] = ['accepted', 'sent', 'delivered'];
const walked: readonly Filter[] = [
  ...origins,
  ...['con_5', 'con_rare', 'con_winner', 'con_absent'].map((id) => ({ contact_id: id })),
  ...origins.flatMap((origin) =>
    STATES.filter((one) => !ON_THE_WAY.includes(one)).map((state) => ({ ...origin, state })),
  ),
  ...STATES.map((state) => ({ contact_id: 'con_rare', state })),
  ...origins.map((origin) => ({ ...origin, contact_id: 'con_5' })),
];

test('messages.list by any filter, also by rare and absent values, reads hardly more rows than its page shows', async () => {
  const over = [];
  const calls = [...walked.map((filter) => [large, filter] as const), [small, {}] as const];
  for (const [account, filter] of calls) {
    plans.reads(0);
    const { next_cursor: cursor } = await list(account, filter);
    if (cursor !== null) await list(account, filter, { cursor });
    over.push(...plans.reads(MAX_READS).map((read) => ({ filter, ...read, statement: undefined })));
  }
  expect(walked.length).toBeGreaterThan(100);
  expect(over).toEqual([]);
});

test('PostgreSQL reports the rows that messages.list reads', async () => {
  plans.reads(0);
  await list(large, { state: 'accepted', campaign_id: 'cmp_absent' });
  await list(large, {}, { limit: 100 });
  expect(plans.reads(50).some(({ table }) => table === 'messages')).toBe(true);
});

const maybe = <Value>(...values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const drawn = fc.record({
  contact_id: maybe('con_1', 'con_5', 'con_rare', 'con_winner', 'con_absent'),
  origin: fc.constantFrom(...origins),
  state: maybe(...STATES),
});

test('the pages of messages.list show what matches all filters, the newest first', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, fc.integer({ min: 1, max: 100 }), async ({ contact_id: contact, origin, state }, limit) => {
      const filter = { ...origin, ...(contact && { contact_id: contact }), ...(state && { state }) };
      const items = await collectPages((cursor) => list(small, filter, { ...cursor, limit }));
      expect(items.map(({ id }) => id)).toEqual(rows.filter((row) => matches(row, filter)).map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
}, 60_000);

function matches(row: FilledMessage, filter: Filter): boolean {
  const contacts = filter.contact_id === 'con_winner' ? ['con_winner', 'con_1', 'con_2', 'con_3'] : [filter.contact_id];
  return (
    (filter.contact_id === undefined || contacts.includes(row.contact ?? '')) &&
    (filter.campaign_id === undefined || row.campaign === filter.campaign_id) &&
    (filter.journey_id === undefined || row.journey === filter.journey_id) &&
    (filter.node_id === undefined || row.node === filter.node_id) &&
    (filter.state === undefined || row.state === filter.state)
  );
}
