import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, type Edges, type Nodes, traceOf } from '../support/journeys/build.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
const START = '2029-06-13T18:30:00Z';
const ADA = '+12125550110';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const days = (amount: number) => ({ amount, unit: 'days' as const });

async function openAccount(): Promise<{ account: TestAccount; contactId: string }> {
  app.clock.now = new Date(START);
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, ADA, { first_name: 'Ada', timezone: 'America/New_York' });
  const { contact } = await account.call('contacts.get', { phone: ADA });
  return { account, contactId: contact.id };
}

async function textsTo(account: TestAccount, phone = ADA): Promise<string[]> {
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    'SELECT body FROM messages WHERE tenant_id = $1 AND to_phone = $2 ORDER BY id',
    [account.accountId, phone],
  );
  return rows.map(({ body }) => body);
}

async function later(ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.drain();
}

const record = (account: TestAccount, name: string, properties = {}) =>
  account.call('analytics.recordEvent', { phone: ADA, name, properties });

const WELCOME: Nodes = {
  hello: { kind: 'send', text: 'Acme: Hi {{ first_name }}, your {{ event.plan }} plan starts. Reply STOP to opt out.' },
  day: { kind: 'delay', duration: days(1) },
  ordered: { kind: 'wait_for', for: 'event', name: 'order.placed', timeout: days(3) },
  offer: { kind: 'send', text: 'Acme: 10% off your first order. Reply STOP to opt out.' },
  goal: { kind: 'goal' },
  end: { kind: 'exit' },
};
const WELCOME_EDGES: Edges = [
  ['hello', 'next', 'day'],
  ['hello', 'error', 'end'],
  ['day', 'next', 'ordered'],
  ['ordered', 'true', 'goal'],
  ['ordered', 'timeout', 'offer'],
  ['offer', 'next', 'end'],
];

test('a welcome journey sends on entry, waits, and offers only to those who did not order', async () => {
  const { account, contactId } = await openAccount();
  const { id } = await buildJourney(account, { entry: { kind: 'event', name: 'signed_up' } }, WELCOME, WELCOME_EDGES);
  await record(account, 'signed_up', { plan: 'pro' });
  await app.drain();
  expect(await textsTo(account)).toEqual(['Acme: Hi Ada, your pro plan starts. Reply STOP to opt out.']);
  await later(DAY);
  await later(3 * DAY);
  expect(await traceOf(account, id, contactId)).toEqual([
    'hello: next',
    'day: waits',
    'day: next',
    'ordered: waits (wait_for_event)',
    'ordered: timeout',
    'offer: next',
    'end: ends (exit)',
  ]);
  expect(await textsTo(account)).toHaveLength(2);
  const stats = await account.call('journeys.stats', { journey_id: id });
  expect(stats).toMatchObject({ entered: 1, active: 0, completed: 1, converted: 0, ended_by_reason: { exit: 1 } });
  for (const node of stats.nodes) expect(node.entered).toBe(node.waiting + node.passed + node.exited);
});

test('a contact who orders while it waits reaches the goal and gets no offer', async () => {
  const { account, contactId } = await openAccount();
  const { id } = await buildJourney(account, { entry: { kind: 'event', name: 'signed_up' } }, WELCOME, WELCOME_EDGES);
  await record(account, 'signed_up', { plan: 'pro' });
  await app.drain();
  await later(DAY);
  await record(account, 'order.placed');
  await later(HOUR);
  expect((await traceOf(account, id, contactId)).slice(-3)).toEqual([
    'ordered: waits (wait_for_event)',
    'ordered: true',
    'goal: ends (goal)',
  ]);
  expect(await textsTo(account)).toHaveLength(1);
  expect(await account.call('journeys.stats', { journey_id: id })).toMatchObject({ completed: 1, converted: 1 });
});

test('STOP ends the enrollment wherever the contact is, and a forgotten contact leaves too', async () => {
  const { account, contactId } = await openAccount();
  const { id } = await buildJourney(account, { entry: { kind: 'event', name: 'signed_up' } }, WELCOME, WELCOME_EDGES);
  await record(account, 'signed_up', { plan: 'pro' });
  await app.drain();
  await account.call('messages.simulateInbound', { from: ADA, text: 'STOP' });
  await app.drain();
  const { items } = await account.call('journeys.enrollments', { journey_id: id, contact_id: contactId });
  expect(items[0]?.enrollment).toMatchObject({ state: 'exited', reason: 'opted_out', due_at: null });
  await optIn(account, '+12125550111', { first_name: 'Bob' });
  const other = (await account.call('contacts.get', { phone: '+12125550111' })).contact.id;
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [other], properties: { plan: 'pro' } });
  await app.drain();
  await account.call('contacts.forget', { contact_id: other });
  await later(DAY);
  const left = await account.call('journeys.enrollments', { journey_id: id, contact_id: other });
  expect(left.items[0]?.enrollment).toMatchObject({ state: 'exited', reason: 'forgotten' });
});

test('quiet hours defer a message of a journey, and the next delay counts from when it was sent', async () => {
  const { account, contactId } = await openAccount();
  const { id } = await buildJourney(account, { entry: { kind: 'call' } }, WELCOME, WELCOME_EDGES);
  app.clock.now = new Date('2029-06-14T03:00:00Z');
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId], properties: { plan: 'pro' } });
  await app.drain();
  expect(await textsTo(account)).toEqual([]);
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  const due = items[0]?.enrollment.due_at ?? '';
  expect(due > '2029-06-14T11:00').toBe(true);
  app.clock.now = new Date(due);
  await app.drain();
  expect(await textsTo(account)).toHaveLength(1);
  expect((await traceOf(account, id, contactId)).slice(0, 3)).toEqual([
    'hello: waits (quiet_hours)',
    'hello: next',
    'day: waits',
  ]);
});

test('the simulation gives the trace and the messages that the workers give', async () => {
  const { account, contactId } = await openAccount();
  const { id } = await buildJourney(account, { entry: { kind: 'event', name: 'signed_up' } }, WELCOME, WELCOME_EDGES);
  const simulated = await account.call('journeys.simulate', {
    journey_id: id,
    contact_id: contactId,
    start_at: START,
    properties: { plan: 'pro' },
    events: [{ at: '2029-06-14T20:00:00Z', kind: 'event', name: 'order.placed' }],
  });
  expect(await textsTo(account)).toEqual([]);
  await record(account, 'signed_up', { plan: 'pro' });
  await app.drain();
  await later(DAY);
  app.clock.now = new Date('2029-06-14T20:00:00Z');
  await record(account, 'order.placed');
  await app.drain();
  const worked = await traceOf(account, id, contactId);
  expect(
    simulated.trace.map(
      ({ node_name: name, outcome, reason }) => `${name}: ${outcome}${reason === null ? '' : ` (${reason})`}`,
    ),
  ).toEqual(worked);
  expect(simulated).toMatchObject({ state: 'completed', reason: 'goal', converted: true, credits: 1 });
  expect(simulated.messages.map(({ text }) => text)).toEqual(await textsTo(account));
});
