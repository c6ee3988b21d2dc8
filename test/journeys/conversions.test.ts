import type { JourneyEntryConversion } from '../../src/generated/types.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Edges, type Nodes, traceOf } from '../support/journeys/build.ts';
import { entriesOf, phoneOf, WAIT, WAIT_EDGES } from '../support/journeys/members.ts';
import { addPerson, DAY, days, HOUR, later, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
let account: TestAccount;
let ada: string;

const ADA = phoneOf(0);
const LARGE = [
  { property: 'currency', operator: 'eq' as const, value: 'USD' },
  { property: 'value_minor', operator: 'gte' as const, value: 5000 },
];
const CALL = { entry: { kind: 'call' as const } };
const END = { kind: 'exit' } as const;

beforeEach(async () => {
  account = await openAccount(app);
  ada = await addPerson(account, ADA);
});

const buy = (value: number, more: Record<string, unknown> = {}) =>
  account.call('analytics.recordConversion', {
    phone: ADA,
    event: 'purchase',
    value_minor: value,
    currency: 'USD',
    ...more,
  });
const enterBy = async (entry: Partial<JourneyEntryConversion> = {}, more: object = {}): Promise<string> =>
  (
    await buildJourney(
      account,
      { entry: { kind: 'conversion', event: 'purchase', ...entry }, ...more },
      WAIT,
      WAIT_EDGES,
    )
  ).id;
const entered = async (id: string): Promise<number> => {
  await app.drain();
  return (await entriesOf(app, id))[0] ?? 0;
};

test('a contact enters by a conversion of the type that meets the conditions, as soon as it is recorded', async () => {
  const id = await enterBy({ where: LARGE });
  await buy(9000, { event: 'booking' });
  await buy(4999);
  await buy(5000, { currency: 'EUR' });
  expect(await entered(id)).toBe(0);
  await buy(5000);
  expect(await entered(id)).toBe(1);
});

test('a conversion counts once, also when its call is repeated, corrected and refunded', async () => {
  const id = await enterBy({}, { reentry: { kind: 'after_exit' } });
  await buy(100, { external_id: 'order-1' });
  expect(await entered(id)).toBe(1);
  await later(app, HOUR);
  await buy(100, { external_id: 'order-1' });
  await account.call('analytics.correctConversion', { external_id: 'order-1', value_minor: 200 });
  await account.call('analytics.refundConversion', { external_id: 'order-1' });
  expect(await entered(id)).toBe(1);
  await buy(100, { external_id: 'order-2' });
  expect(await entered(id)).toBe(2);
});

test('each conversion of a batch counts', async () => {
  const id = await enterBy({ key: 'event.external_id' });
  const calls = ['order-1', 'order-2', 'order-3'].map((external_id) => ({
    skill: 'analytics.recordConversion',
    params: { phone: ADA, event: 'purchase', external_id },
  }));
  await account.call('command.batch', { calls });
  expect(await entered(id)).toBe(3);
});

test('a conversion that is history starts nothing, and says so', async () => {
  const id = await enterBy();
  const old = new Date(app.clock.now.getTime() - 72 * HOUR - 1).toISOString();
  expect((await buy(100, { occurred_at: old })).history_only).toBe(true);
  expect((await buy(100, { backfill: true })).history_only).toBe(true);
  expect(await entered(id)).toBe(0);
  expect((await buy(100)).history_only).toBe(false);
  expect(await entered(id)).toBe(1);
});

const WAITS: Nodes = {
  bought: { kind: 'wait_for', for: 'conversion', name: 'purchase', where: LARGE, timeout: days(2) },
  thanks: {
    kind: 'send',
    text: 'Acme: Thanks for {{ awaited.value_minor }} {{ awaited.currency }}! Reply STOP to opt out.',
  },
  goal: { kind: 'goal' },
  end: END,
};
const WAIT_EDGES_OF: Edges = [
  ['bought', 'true', 'thanks'],
  ['thanks', 'next', 'goal'],
  ['bought', 'timeout', 'end'],
];
const enroll = (id: string, event: Record<string, unknown> = {}) =>
  account.call('journeys.enroll', { journey_id: id, contact_ids: [ada], ...event });
const enrollment = async (id: string) =>
  (await account.call('journeys.enrollments', { journey_id: id, contact_id: ada })).items[0]?.enrollment;

test('a wait for a conversion ends with it, and its message reads what was paid', async () => {
  const { id } = await buildJourney(account, CALL, WAITS, WAIT_EDGES_OF);
  await enroll(id);
  await later(app, HOUR);
  await buy(4999);
  await app.drain();
  expect(await messagesTo(app, account, ADA)).toEqual([]);
  await buy(5000);
  await app.drain();
  expect(await messagesTo(app, account, ADA)).toEqual(['Acme: Thanks for 5000 USD! Reply STOP to opt out.']);
  expect(await enrollment(id)).toMatchObject({ state: 'completed', reason: 'goal' });
});

test('a wait for a conversion that does not come takes the time-out edge', async () => {
  const { id } = await buildJourney(account, CALL, WAITS, WAIT_EDGES_OF);
  await enroll(id);
  await later(app, HOUR);
  await later(app, 2 * DAY);
  expect(await enrollment(id)).toMatchObject({ state: 'completed', reason: 'exit' });
  expect(await traceOf(account, id, ada)).toContain('bought: timeout');
});

test('a conversion takes its branch, and one from before the arrival does not count', async () => {
  const nodes: Nodes = {
    what: {
      kind: 'wait_for',
      branches: [
        { name: 'large', for: 'conversion', event: 'purchase', where: LARGE },
        { name: 'any', for: 'conversion', event: 'purchase' },
      ],
      timeout: days(2),
    },
    large: END,
    any: END,
    none: END,
  };
  const edges: Edges = [
    ['what', 'branch:large', 'large'],
    ['what', 'branch:any', 'any'],
    ['what', 'timeout', 'none'],
  ];
  const { id } = await buildJourney(account, CALL, nodes, edges);
  await buy(9000);
  await later(app, HOUR);
  await enroll(id);
  await later(app, HOUR);
  await buy(9000, { occurred_at: new Date(app.clock.now.getTime() - 2 * HOUR).toISOString() });
  await app.drain();
  expect(await enrollment(id)).toMatchObject({ state: 'active' });
  await buy(10);
  await app.drain();
  expect(await traceOf(account, id, ada)).toContain('what: branch:any');
});

test.each([
  [true, 1],
  [false, 0],
])('a conversion ends the enrollment of its key, which reached the goal: %s', async (goal, reached) => {
  const entry = { kind: 'call' as const, key: 'event.order_id' };
  const exit = [{ kind: 'conversion' as const, event: 'purchase', where: LARGE, key: 'event.external_id', goal }];
  const nodes: Nodes = { wait: { kind: 'delay', duration: days(3) }, end: END };
  const { id } = await buildJourney(account, { entry, exit }, nodes, [['wait', 'next', 'end']]);
  for (const order of ['A', 'B']) await enroll(id, { properties: { order_id: order } });
  await later(app, HOUR);
  await buy(4999, { external_id: 'small' });
  await buy(5000, { external_id: 'B' });
  await app.drain();
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  const ofState = (state: string) => items.map((one) => one.enrollment).filter((one) => one.state === state);
  expect(ofState('active')).toHaveLength(1);
  expect(ofState('exited')).toMatchObject([{ reason: 'exit_conversion' }]);
  const { rows } = await app.parts.database.pool.query(
    'SELECT count(*)::int AS reached FROM journey_enrollments WHERE journey_id = $1 AND goal_reached_at IS NOT NULL',
    [id],
  );
  expect(rows).toEqual([{ reached }]);
});

test('a simulation enters, waits and exits by conversions, and leaves none behind', async () => {
  const settings = {
    entry: { kind: 'conversion' as const, event: 'purchase', where: LARGE, key: 'event.external_id' },
    entry_rules: { kind: 'conversion_sum' as const, currency: 'USD', operator: 'gte' as const, value: 5000 },
    exit: [{ kind: 'conversion' as const, event: 'refill', goal: true }],
  };
  const { id } = await buildDraft(account, settings, WAITS, WAIT_EDGES_OF);
  const at = (hours: number): string => new Date(app.clock.now.getTime() + hours * HOUR).toISOString();
  const paid = (value: number) => ({ value_minor: value, currency: 'USD', external_id: 'order-1' });
  const simulate = (more: Record<string, unknown>) => account.call('journeys.simulate', { journey_id: id, ...more });
  const thanked = await simulate({
    properties: paid(5000),
    events: [{ at: at(1), kind: 'conversion', name: 'purchase', properties: paid(6000) }],
  });
  expect(thanked).toMatchObject({ state: 'completed', converted: true });
  expect(thanked.messages).toMatchObject([{ text: 'Acme: Thanks for 6000 USD! Reply STOP to opt out.' }]);
  expect(
    await simulate({ properties: paid(5000), events: [{ at: at(1), kind: 'conversion', name: 'refill' }] }),
  ).toMatchObject({ state: 'exited', reason: 'exit_conversion', converted: true });
  await expect(simulate({ properties: paid(10) })).rejects.toMatchObject({ data: { reason: 'not_entered' } });
  await expect(simulate({ properties: { value_minor: 5000 } })).rejects.toMatchObject({ code: -32602 });
  const { rows } = await app.parts.database.pool.query('SELECT 1 FROM conversions WHERE account_id = $1', [
    account.accountId,
  ]);
  expect(rows).toEqual([]);
});

test('a wait without a type, unknown conversions and amounts without a currency are explained', async () => {
  const { id, nodes } = await buildDraft(account, CALL, WAITS, WAIT_EDGES_OF);
  const wait = { kind: 'wait_for', for: 'conversion', timeout: days(1) } as const;
  await expect(
    account.call('journeys.nodes.update', { journey_id: id, node_id: nodes.bought ?? '', config: wait }),
  ).rejects.toMatchObject({ code: -32602, data: { field_errors: [{ path: '/config/name' }] } });
  const config = { ...wait, name: 'purchse', where: [{ property: 'value_minor', operator: 'gte' as const, value: 1 }] };
  const changed = await account.call('journeys.nodes.update', { journey_id: id, node_id: nodes.bought ?? '', config });
  expect(changed.warnings).toMatchObject([{ code: 'never_seen', message: expect.stringContaining('purchse') }]);
  const { warnings_found: warnings } = await account.call('journeys.validate', { journey_id: id });
  expect(warnings).toContainEqual(expect.objectContaining({ code: 'amount_without_currency' }));
});
