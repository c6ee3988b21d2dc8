import type { CallError, TestAccount } from '../support/app.ts';
import { useTestApp } from '../support/app.ts';
import { buildDraft, buildJourney, type Edges, type Nodes, publish } from '../support/journeys/build.ts';
import { addPerson, DAY, days, later, messagesTo, openAccount } from '../support/journeys/person.ts';

const app = useTestApp();
const ADA = '+12125550190';
const END = { kind: 'exit' } as const;
const KEY = 'event.appointment_id';
const HOUR = 3_600_000;

const BOOKED = {
  entry: {
    kind: 'event' as const,
    name: 'appointment.booked',
    key: KEY,
    updates: [{ name: 'appointment.moved' }],
  },
  exit: [{ kind: 'event' as const, name: 'appointment.canceled', key: 'event.id' }],
};
const NODES: Nodes = {
  before: { kind: 'delay_until', property: 'starts_at', offset_minutes: -1_440 },
  remind: { kind: 'send', text: 'Acme: Visit {{ event.appointment_id }} tomorrow. Reply STOP to opt out.' },
  confirmed: { kind: 'wait_for', for: 'event', name: 'appointment.confirmed', key: KEY, timeout: days(1) },
  yes: { kind: 'goal' },
  end: END,
};
const EDGES: Edges = [
  ['before', 'next', 'remind'],
  ['before', 'error', 'end'],
  ['remind', 'next', 'confirmed'],
  ['confirmed', 'true', 'yes'],
  ['confirmed', 'timeout', 'end'],
];

async function record(account: TestAccount, name: string, properties: Record<string, unknown>): Promise<void> {
  await account.call('analytics.recordEvent', { phone: ADA, name, properties });
  await app.drain();
}

/** State, reason and due time by key. */
async function enrollmentsOf(account: TestAccount, id: string) {
  const { items } = await account.call('journeys.enrollments', { journey_id: id });
  return Object.fromEntries(
    items.map(({ enrollment: { key, state, reason, due_at: dueAt } }) => [
      key,
      [state, reason, dueAt?.slice(0, 16) ?? null].filter((one) => one !== null).join(' '),
    ]),
  );
}

test('two bookings run side by side: each is moved, confirmed and canceled by its key', async () => {
  const account = await openAccount(app);
  await addPerson(account, ADA);
  const { id } = await buildJourney(account, BOOKED, NODES, EDGES);
  await record(account, 'appointment.booked', { appointment_id: 'A', starts_at: '2029-06-20T18:00:00Z' });
  await record(account, 'appointment.booked', { appointment_id: 'B', starts_at: '2029-06-25T18:00:00Z' });
  await record(account, 'appointment.booked', { appointment_id: 7, starts_at: '2029-06-25T18:00:00Z' });
  await record(account, 'appointment.booked', { appointment_id: 'A', starts_at: '2029-06-29T18:00:00Z' });
  await record(account, 'appointment.moved', { appointment_id: 'B', starts_at: '2029-06-21T18:00:00Z' });
  expect(await enrollmentsOf(account, id)).toEqual({
    A: 'active 2029-06-19T18:00',
    B: 'active 2029-06-20T18:00',
    7: 'active 2029-06-24T18:00',
  });
  await record(account, 'appointment.canceled', { id: '7' });
  app.clock.now = new Date('2029-06-20T18:00:00Z');
  await app.drain();
  expect(await messagesTo(app, account, ADA)).toEqual([
    'Acme: Visit A tomorrow. Reply STOP to opt out.',
    'Acme: Visit B tomorrow. Reply STOP to opt out.',
  ]);
  await record(account, 'appointment.confirmed', { appointment_id: 'B' });
  await later(app, DAY);
  expect(await enrollmentsOf(account, id)).toEqual({
    A: 'completed exit',
    B: 'completed goal',
    7: 'exited exit_event',
  });
  const { items } = await account.call('journeys.enrollments', { journey_id: id, key: 'B', steps: true });
  expect(items[0]?.steps.map(({ outcome }) => outcome)).toEqual([
    ...['waits', 'updated', 'next', 'next', 'waits', 'true', 'ends'],
  ]);
});

test('a simulation moves and cancels an appointment by its key as a run does', async () => {
  const account = await openAccount(app);
  const { id } = await buildDraft(account, BOOKED, NODES, EDGES);
  const simulated = await account.call('journeys.simulate', {
    journey_id: id,
    start_at: '2029-06-13T18:30:00Z',
    properties: { appointment_id: 'A', starts_at: '2029-06-20T18:00:00Z' },
    events: [
      { at: '2029-06-14T12:00:00Z', kind: 'event', name: 'appointment.canceled', properties: { id: 'B' } },
      {
        at: '2029-06-14T13:00:00Z',
        kind: 'event',
        name: 'appointment.moved',
        properties: { appointment_id: 'A', starts_at: '2029-06-22T18:00:00Z' },
      },
      { at: '2029-06-21T19:00:00Z', kind: 'event', name: 'appointment.canceled', properties: { id: 'A' } },
    ],
  });
  expect(simulated.messages.map(({ at }) => at)).toEqual(['2029-06-21T18:00:00.000Z']);
  expect(simulated).toMatchObject({ state: 'exited', reason: 'exit_event' });
});

const CALLED: { entry: { kind: 'call'; key: string } } = { entry: { kind: 'call', key: 'event.order_id' } };
const WAIT: Nodes = { wait: { kind: 'delay', duration: days(2) }, end: END };

async function enroll(account: TestAccount, id: string, contactId: string, order: string | number): Promise<string> {
  const properties = { order_id: order };
  const answer = await account
    .call('journeys.enroll', { journey_id: id, contact_ids: [contactId], properties })
    .catch((error: CallError) => {
      if (error.code !== 'unavailable') throw error;
      return null;
    });
  // As a client does, it calls again when another call held a lock for too long.
  if (answer === null) return enroll(account, id, contactId, order);
  return answer.enrolled === 1 ? 'entered' : (answer.rejected[0]?.reason ?? '');
}

test('a contact is in a journey once for each key and at most 20 times, and is removed by key', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(account, CALLED, WAIT, [['wait', 'next', 'end']]);
  expect(await enroll(account, id, ada, 1)).toBe('entered');
  expect(await enroll(account, id, ada, '1')).toBe('already_in_journey');
  for (let order = 2; order <= 20; order += 1) expect(await enroll(account, id, ada, order)).toBe('entered');
  expect(await enroll(account, id, ada, 21)).toBe('too_many_enrollments');
  const removal = { journey_id: id, contact_ids: [ada], key: '7' };
  expect(await account.call('journeys.unenroll', removal)).toMatchObject({ removed: 1 });
  expect(await account.call('journeys.unenroll', removal)).toMatchObject({ removed: 0, not_enrolled: [ada] });
  expect(await enroll(account, id, ada, 7)).toBe('reentry');
  expect(await enroll(account, id, ada, 21)).toBe('entered');
  expect(await account.call('journeys.stats', { journey_id: id })).toMatchObject({
    entered: 21,
    active: 20,
    exited: 1,
  });
});

test('racing events with keys start one enrollment for each key', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(account, CALLED, WAIT, [['wait', 'next', 'end']]);
  const orders = Array.from({ length: 12 }, (_, index) => String(index % 3));
  const outcomes = await Promise.all(orders.map((order) => enroll(account, id, ada, order)));
  expect(outcomes.filter((outcome) => outcome === 'entered')).toHaveLength(3);
});

test('the limit of messages holds for a contact over all its keys, however many workers run', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const { id } = await buildJourney(
    account,
    { ...CALLED, max_messages_per_hour: 3 },
    { hello: { kind: 'send', text: 'Acme: Order {{ event.order_id }}. Reply STOP to opt out.' }, end: END },
    [['hello', 'next', 'end']],
  );
  for (let order = 1; order <= 8; order += 1) await enroll(account, id, ada, order);
  await Promise.all([app.drain(), app.drain(), app.drain(), app.drain()]);
  expect(await messagesTo(app, account, ADA)).toHaveLength(3);
  const stats = await account.call('journeys.stats', { journey_id: id });
  expect(stats).toMatchObject({ completed: 3, failed: 5, ended_by_reason: { message_limit: 5 } });
});

test('the limit of steps holds for a contact over all its keys', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const names = Array.from({ length: 190 }, (_, index) => `n${index}`);
  const { journey } = await account.call('journeys.import', {
    document: {
      name: 'Long',
      entry: CALLED.entry,
      nodes: [
        ...names.map((name) => ({ name, config: { kind: 'update_contact' as const, attributes: { step: name } } })),
        { name: 'end', config: END },
      ],
      edges: names.map((from, index) => ({ from, to: names[index + 1] ?? 'end' })),
    },
  });
  await publish(account, journey.id);
  for (let order = 1; order <= 4; order += 1) await enroll(account, journey.id, ada, order);
  await app.drain();
  const stats = await account.call('journeys.stats', { journey_id: journey.id });
  expect(stats.completed).toBeLessThan(4);
  expect(stats.ended_by_reason.step_limit).toBe(4 - stats.completed);
});

test('re-entry counts from the entry or from the exit, and a number of entries in a time', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const short: Nodes = { wait: { kind: 'delay', duration: { amount: 12, unit: 'hours' } }, end: END };
  const edges: Edges = [['wait', 'next', 'end']];
  const again = { kind: 'after_exit' as const, after: days(1) };
  const call = { entry: { kind: 'call' as const } };
  const build = (name: string, reentry: object) =>
    buildJourney(account, { ...call, name, reentry } as never, short, edges);
  const fromExit = await build('Exit', again);
  const fromEntry = await build('Entry', { ...again, counted_from: 'entry' });
  const weekly = await build('Weekly', { kind: 'after_exit', max_entries: 2, per: days(7) });
  const all = async () => Promise.all([fromExit, fromEntry, weekly].map(({ id }) => enroll(account, id, ada, 1)));
  expect(await all()).toEqual(['entered', 'entered', 'entered']);
  await later(app, 24 * HOUR);
  expect(await all()).toEqual(['reentry', 'entered', 'entered']);
  await later(app, 24 * HOUR);
  expect(await all()).toEqual(['entered', 'entered', 'reentry']);
  await later(app, 5 * DAY);
  expect((await all())[2]).toBe('entered');
});

test('settings that do not fit together are refused, and an exit without a key is found', async () => {
  const account = await openAccount(app);
  const refused = [
    [{ kind: 'never', after: days(1) }, '/reentry/after'],
    [{ kind: 'never', max_entries: 2 }, '/reentry/max_entries'],
    [{ kind: 'after_exit', counted_from: 'entry' }, '/reentry/counted_from'],
    [{ kind: 'after_exit', per: days(1) }, '/reentry/per'],
  ] as const;
  for (const [reentry, path] of refused)
    await expect(
      account.call('journeys.create', { name: 'Refused', entry: { kind: 'call' }, reentry }),
    ).rejects.toMatchObject({ data: { field_errors: [{ path }] } });
  const { id } = await buildDraft(
    account,
    { ...BOOKED, exit: [{ kind: 'event', name: 'appointment.canceled' }] },
    NODES,
    EDGES,
  );
  const found = await account.call('journeys.validate', { journey_id: id });
  expect(found.warnings_found.map(({ code }) => code)).toContain('exit_without_key');
});

test('a merged contact goes on with the keys that the winner does not have', async () => {
  const account = await openAccount(app);
  const ada = await addPerson(account, ADA);
  const other = await addPerson(account, '+12125550191');
  const { id } = await buildJourney(account, CALLED, WAIT, [['wait', 'next', 'end']]);
  for (const order of ['A', 'B']) await enroll(account, id, ada, order);
  for (const order of ['B', 'C']) await enroll(account, id, other, order);
  await account.call('contacts.merge', { winner_id: ada, loser_id: other });
  const { items } = await account.call('journeys.enrollments', { journey_id: id, contact_id: ada });
  const states = items.map(({ enrollment: { key, state } }) => `${key} ${state}`);
  expect(states.toSorted()).toEqual(['A active', 'B active', 'B exited', 'C active']);
});
