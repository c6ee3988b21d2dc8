import { createSteps } from '../../src/journeys/step-due.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { buildJourney, type Edges, type Nodes, type Settings, traceOf } from '../support/journeys/build.ts';
import { openAccount } from '../support/journeys/person.ts';

const app = useTestApp();

const MINUTE = 60_000;
const STOP = 'Reply STOP to opt out.';
const consent = { method: 'web_form', source: 'https://example.com', captured_at: '2026-01-01T00:00:00Z' } as const;
const NODES = {
  hello: { kind: 'send', text: `Acme: Hello! ${STOP}` },
  lost: { kind: 'goal' },
  end: { kind: 'exit' },
} as const satisfies Nodes;
const EDGES: Edges = [
  ['hello', 'next', 'end'],
  ['hello', 'error', 'lost'],
];

interface Started {
  readonly account: TestAccount;
  readonly id: string;
  /** In the order in which they entered, a millisecond apart. */
  readonly contacts: readonly string[];
}

async function start(count: number, settings: Partial<Settings>, nodes: Nodes = NODES): Promise<Started> {
  const account = await openAccount(app);
  const { id } = await buildJourney(account, { entry: { kind: 'call' }, ...settings }, nodes, EDGES);
  const contacts = Array.from({ length: count }, (_, n) => ({
    phone: `+1650${String(2_010_000 + n)}`,
    timezone: 'America/New_York',
  }));
  const { rows } = await account.call('contacts.import', { contacts, consent });
  const started = { account, id, contacts: shuffled(rows.map(({ contact_id: one }) => one ?? '')) };
  for (const one of started.contacts) await enroll(started, [one]);
  return started;
}

/** In a fixed order that is not that of the IDs. */
const shuffled = (ids: readonly string[]): string[] => ids.toSorted((a, b) => (a.slice(-2) < b.slice(-2) ? -1 : 1));

async function enroll({ account, id }: Pick<Started, 'account' | 'id'>, contacts: readonly string[]): Promise<void> {
  await account.call('journeys.enroll', { journey_id: id, contact_ids: [...contacts] });
  app.clock.advance(1);
}

interface Sent {
  readonly contact: string;
  readonly at: number;
}

async function sentOf({ account, id }: Started): Promise<Sent[]> {
  const { rows } = await app.parts.database.pool.query<{ contact_id: string; at: Date }>(
    `SELECT e.contact_id, s.at FROM journey_enrollments e JOIN journey_steps s ON s.tenant_id = $1 AND s.enrollment_id = e.id AND s.detail ? 'message_id'
      WHERE e.tenant_id = $1 AND e.journey_id = $2 ORDER BY s.at, e.arrived_at, e.entered_at`,
    [account.accountId, id],
  );
  return rows.map(({ contact_id: contact, at }) => ({ contact, at: at.getTime() }));
}

const waiting = async ({ account, id }: Started): Promise<number> =>
  (await account.call('journeys.get', { journey_id: id })).waiting_for_throttle;

async function run(ms: number, every = 1_000): Promise<void> {
  for (let passed = 0; passed < ms; passed += every) {
    app.clock.advance(every);
    await app.drain();
  }
}

/** Messages in any minute are at most those of the rate, and one that was saved up. */
function expectBounded(sent: readonly Sent[], perMinute: number): void {
  for (const { at } of sent) {
    const within = sent.filter((one) => one.at >= at && one.at < at + MINUTE).length;
    expect(within).toBeLessThanOrEqual(perMinute + 1);
  }
}

test('a journey sends at most its messages a minute, the first to arrive first, each once', async () => {
  const journey = await start(40, { throttle_per_minute: 30 });
  await app.drain();
  expect(await sentOf(journey)).toHaveLength(1);
  expect(await waiting(journey)).toBe(39);
  await run(MINUTE);
  expect(await sentOf(journey)).toHaveLength(31);
  await run(MINUTE);
  const sent = await sentOf(journey);
  expect(sent.map(({ contact }) => contact)).toEqual(journey.contacts);
  expectBounded(sent, 30);
  expect(await waiting(journey)).toBe(0);
  expect(await traceOf(journey.account, journey.id, journey.contacts[9] ?? '')).toEqual([
    ...['hello: waits (throttle)', 'hello: next', 'end: ends (exit)'],
  ]);
});

test('who arrives later waits behind those who wait, also where a turn is free', async () => {
  const journey = await start(3, { throttle_per_minute: 6 });
  await app.drain();
  app.clock.advance(10_000);
  const { rows } = await journey.account.call('contacts.import', { contacts: [{ phone: '+16502019999' }], consent });
  const last = rows[0]?.contact_id ?? '';
  await enroll(journey, [last]);
  await app.drain();
  await run(30_000);
  expect((await sentOf(journey)).map(({ contact }) => contact)).toEqual([...journey.contacts, last]);
});

test('the rate holds for several workers at once, and after they were away for an hour', async () => {
  const journey = await start(30, { throttle_per_minute: 60 });
  const { database } = app.parts;
  const failures: unknown[] = [];
  const parts = {
    database,
    clock: () => app.clock.now,
    linksUrl: 'http://tern',
    onLimit: () => undefined,
    onFailure: (error: unknown) => void failures.push(error),
  };
  const workers = [createSteps(parts), createSteps(parts), createSteps(parts)];
  const work = () =>
    Promise.all(
      workers.map(async (worker) => {
        while (await worker.run());
        await worker.settle();
      }),
    );
  for (let second = 0; second < 10; second += 1) {
    await work();
    app.clock.advance(1_000);
  }
  expect(await sentOf(journey)).toHaveLength(10);
  app.clock.advance(60 * MINUTE);
  await work();
  expect(await sentOf(journey)).toHaveLength(11);
  for (let second = 0; second < 20; second += 1) {
    app.clock.advance(1_000);
    await work();
  }
  const sent = await sentOf(journey);
  expect(sent.map(({ contact }) => contact)).toEqual(journey.contacts);
  expectBounded(sent, 60);
  expect(failures).toEqual([]);
});

test('quiet hours, exits and the expiry of the node hold for messages that wait', async () => {
  const journey = await start(
    8,
    { throttle_per_minute: 1, exit: [{ kind: 'event', name: 'left' }] },
    { ...NODES, hello: { ...NODES.hello, expires_after: { amount: 3, unit: 'minutes' } } },
  );
  await app.drain();
  await journey.account.call('analytics.recordEvent', { contact_id: journey.contacts[1] ?? '', name: 'left' });
  await run(5 * MINUTE, 10_000);
  expect((await sentOf(journey)).map(({ contact }) => contact)).toEqual(
    [0, 2, 3].map((index) => journey.contacts[index]),
  );
  expect(await traceOf(journey.account, journey.id, journey.contacts[5] ?? '')).toEqual([
    ...['hello: waits (throttle)', 'hello: error (expired)', 'lost: ends (goal)'],
  ]);
  const night = await start(4, { throttle_per_minute: 60 });
  app.clock.now = new Date('2029-06-14T03:00:00Z');
  await run(5_000);
  expect([await sentOf(night), await waiting(night)]).toEqual([[], 0]);
  app.clock.now = new Date('2029-06-14T16:00:00Z');
  await app.drain();
  expect([(await sentOf(night)).length, await waiting(night)]).toEqual([1, 3]);
  await run(3_000);
  expect((await sentOf(night)).map(({ contact }) => contact)).toEqual(night.contacts);
});

test('a change of the throttle takes effect at once for those who wait, without a publication', async () => {
  const journey = await start(20, { throttle_per_minute: 1 });
  await app.drain();
  const set = (perMinute: number | null) =>
    journey.account.call('journeys.update', { journey_id: journey.id, throttle_per_minute: perMinute });
  expect((await set(600)).journey).toMatchObject({ throttle_per_minute: 600, changed: false });
  await run(1_000);
  const faster = (await sentOf(journey)).length;
  expect(faster).toBeGreaterThan(5);
  expect(faster).toBeLessThan(20);
  await set(null);
  await app.drain();
  expect((await sentOf(journey)).map(({ contact }) => contact)).toEqual(journey.contacts);
  expect(await waiting(journey)).toBe(0);
});
