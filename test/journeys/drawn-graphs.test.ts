import fc from 'fast-check';
import { createSignalConsumer } from '../../src/events/signals/consume.ts';
import type { JourneySimulatedEvent, JourneyStep } from '../../src/generated/types.ts';
import { checkExits, EXITS } from '../../src/journeys/check-exits.ts';
import { requireJourney } from '../../src/journeys/drafts/journey.ts';
import { handleJourneySignals } from '../../src/journeys/handle-signals.ts';
import { publishJourney } from '../../src/journeys/publish.ts';
import { createSteps } from '../../src/journeys/step-due.ts';
import { recordResponse } from '../../src/journeys/webhooks/record-response.ts';
import { recordEvents } from '../../src/people/behavior/record-events.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { createWorker } from '../../src/platform/work/worker.ts';
import type { SkillParams } from '../../src/skill.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { type DrawnJourney, drawnJourney } from '../support/journeys/draw.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
const START = new Date('2029-06-13T18:30:00Z');
/** More with TERN_JOURNEY_GRAPHS. */
const GRAPHS = Number(process.env.TERN_JOURNEY_GRAPHS ?? 25);
let people = 0;
/** Graphs whose contact waited for the throttle. */
let throttled = 0;

interface Person {
  readonly phone: string;
  readonly contactId: string;
}

/**
 * Every transaction is executed twice: first rolled back, as when its process ends before the
 * commit.
 */
function killedOnce(database: Database): Database {
  return {
    ...database,
    transaction: async (work) => {
      await database.dryRun(work);
      return database.transaction(work);
    },
  };
}

const refuse = (error: unknown): never => {
  throw error;
};

/** The workers of journeys and signals, at the clock's time, until nothing is due. */
async function work(database: Database): Promise<void> {
  const handle = (tx: never, tenantId: string, signals: never): Promise<void> =>
    handleJourneySignals(tx, tenantId, signals, app.clock.now);
  const unlimited = { onFailure: refuse, onLimit: refuse };
  const parts = { database, clock: () => app.clock.now, linksUrl: app.linksUrl, ...unlimited };
  const [signals, steps] = [createSignalConsumer(database, handle as never, refuse), createSteps(parts)];
  while ((await signals.run()) || (await steps.run()));
}

/** Answers the webhooks of the contact, as the worker does with what a URL answers. */
async function answerCalls(
  database: Database,
  account: TestAccount,
  journeyId: string,
  { answer: { status, body }, definition }: DrawnJourney,
): Promise<void> {
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  const { rows } = await app.parts.database.pool.query<{ id: string; contact_id: string; node_id: string }>(
    'SELECT id, contact_id, node_id FROM journey_enrollments WHERE journey_id = $1 AND calling',
    [journeyId],
  );
  const ok = status === 200;
  for (const row of rows) {
    const config = definition.nodes.find(({ id }) => id === row.node_id)?.config;
    if (config?.kind === 'webhook')
      await database.transaction((tx) =>
        recordResponse(tx, owner, row, config, { ok, reason: ok ? null : `status_${status}`, body }, app.clock.now),
      );
  }
}

async function publishDrawn(account: TestAccount, { definition, throttle }: DrawnJourney): Promise<string> {
  const id = newId('jrn');
  const owner = { tenantId: account.accountId, accountId: account.accountId };
  await app.parts.database.transaction(async (tx) => {
    await tx.tenant(owner.tenantId).journeys.create({
      data: {
        tenant_id: owner.tenantId,
        id,
        account_id: owner.accountId,
        name: 'Drawn',
        state: 'draft',
        changed: true,
        entry: definition.entry,
        exit: [...definition.exit],
        reentry: definition.reentry,
        max_messages_per_hour: definition.max_messages_per_hour,
        throttle_per_minute: throttle,
        created_at: START,
        updated_at: START,
      },
    });
    await publishJourney(tx, await requireJourney(tx, owner, id), definition, 'stay', START);
  });
  return id;
}

async function nextDue(journeyId: string): Promise<Date | null> {
  const { rows } = await app.parts.database.pool.query<{ due_at: Date | null }>(
    `SELECT least((SELECT min(due_at) FROM journey_enrollments WHERE journey_id = $1 AND ended_at IS NULL),
                  (SELECT due_at FROM journey_paces WHERE journey_id = $1)) AS due_at`,
    [journeyId],
  );
  return rows[0]?.due_at ?? null;
}

async function perform(account: TestAccount, person: Person, event: JourneySimulatedEvent): Promise<void> {
  const { phone, contactId } = person;
  const { accountId } = account;
  const occurredAt = app.clock.now;
  switch (event.kind) {
    case 'reply':
      await account.call('messages.simulateInbound', { from: phone, text: event.text ?? '' });
      return;
    case 'click': {
      // What the redirect records for a click of a person.
      const click = { contactId, name: 'link.clicked', occurredAt, externalId: null, properties: {} };
      const owner = { tenantId: accountId, accountId };
      await app.parts.database.transaction((tx) => recordEvents(tx, owner, [click], occurredAt));
      return;
    }
    default: {
      const content = { name: event.name ?? '', properties: event.properties ?? {} };
      await account.call('analytics.recordEvent', { phone, ...content, occurred_at: occurredAt.toISOString() });
    }
  }
}

/** The workers, with the clock at each due time and each event. */
async function workThrough(
  account: TestAccount,
  journeyId: string,
  person: Person,
  drawn: DrawnJourney,
  events: readonly JourneySimulatedEvent[],
): Promise<void> {
  const database = killedOnce(app.parts.database);
  const pending = [...events];
  const exits = createWorker(
    EXITS,
    { database, clock: () => app.clock.now, leaseMs: 30_000, onFailure: refuse },
    (claim, signal) => checkExits(database, claim, signal),
  );
  const workAll = async (): Promise<void> => {
    await work(database);
    for (let left = drawn.definition.nodes.length; left > 0; left -= 1) {
      await answerCalls(database, account, journeyId, drawn);
      await work(database);
    }
  };
  await workAll();
  for (;;) {
    const due = await nextDue(journeyId);
    if (due === null) return;
    const [event] = pending;
    if (event !== undefined && new Date(event.at) < due) {
      pending.shift();
      app.clock.now = new Date(event.at);
      await perform(account, person, event);
      await workAll();
      // The simulation checks rules of exit after each event; the worker every five minutes.
      await app.parts.database.pool.query(
        'UPDATE journeys SET next_exit_check_at = $2 WHERE id = $1 AND next_exit_check_at IS NOT NULL',
        [journeyId, app.clock.now],
      );
      while (await exits.run());
    } else if (due > app.clock.now) app.clock.now = due;
    await workAll();
  }
}

const shown = ({ node_name, outcome, reason, at, detail }: JourneyStep): string =>
  `${at} ${node_name} ${outcome} ${reason ?? ''} ${String((detail as { until?: string }).until ?? '')}`;

/** A message that was not used up is saved, so two may follow each other. */
function expectPaced(sentAt: readonly number[], perMinute: number): void {
  const interval = 60_000 / perMinute;
  for (const [index, at] of sentAt.entries())
    if (index > 0) expect(at - (sentAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(interval - 2);
}

/** On a busy machine a simulation may reach its time limit before its end. */
async function simulateWhole(account: TestAccount, params: SkillParams<'journeys.simulate'>) {
  for (let attempt = 1; ; attempt += 1) {
    const simulated = await account.call('journeys.simulate', { ...params });
    if (simulated.stopped_by !== 'time' || attempt === 5) return simulated;
  }
}

test(
  `${GRAPHS} drawn graphs with drawn events: the workers, each transaction killed once, give the traces of the simulation, and the counts of all nodes add up`,
  async () => {
    app.clock.now = START;
    const account = await app.account({ credits: 100_000 });
    await account.call('phone-numbers.ensureDefault', {});
    await fc.assert(
      fc.asyncProperty(drawnJourney, async (drawn) => {
        app.clock.now = START;
        people += 1;
        const phone = `+1212555${String(1000 + people).slice(-4)}`;
        await optIn(account, phone, { first_name: 'Ada', timezone: 'America/New_York' });
        const contactId = (await account.call('contacts.get', { phone })).contact.id;
        const id = await publishDrawn(account, drawn);
        const events = drawn.events
          .map(({ afterMinutes, ...event }) => ({
            ...event,
            at: new Date(START.getTime() + afterMinutes * 60_000).toISOString(),
          }))
          .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
        const { properties } = drawn;
        const calls = drawn.definition.nodes.filter(({ config }) => config.kind === 'webhook');
        const responses = calls.map(({ id: node }) => ({ node_id: node, ...drawn.answer }));
        const params = { start_at: START.toISOString(), properties, events, responses };
        const simulated = await simulateWhole(account, {
          journey_id: id,
          version: 1,
          contact_id: contactId,
          ...params,
        });
        await account.call('journeys.enroll', { journey_id: id, contact_ids: [contactId], properties });
        await workThrough(account, id, { phone, contactId }, drawn, events);
        const { items } = await account.call('journeys.enrollments', { journey_id: id, steps: true });
        const [{ enrollment, steps } = { enrollment: null, steps: [] }] = items;
        if (drawn.throttle === null || !steps.some(({ reason }) => reason === 'throttle')) {
          expect(steps.map(shown)).toEqual(simulated.trace.map(shown));
          expect(enrollment).toMatchObject({ state: simulated.state, reason: simulated.reason });
        } else throttled += 1;
        expect(enrollment?.state).not.toBe('active');
        const sentAt = steps.filter(({ detail }) => 'message_id' in detail).map(({ at }) => Date.parse(at));
        if (drawn.throttle !== null) expectPaced(sentAt, drawn.throttle);
        const stats = await account.call('journeys.stats', { journey_id: id });
        for (const node of stats.nodes) expect(node.entered).toBe(node.waiting + node.passed + node.exited);
        const { rows } = await app.parts.database.pool.query<{ messages: number }>(
          "SELECT count(*)::int AS messages FROM messages WHERE tenant_id = $1 AND to_phone = $2 AND body LIKE 'Acme: %' AND purpose = 'marketing'",
          [account.accountId, phone],
        );
        expect(rows[0]?.messages).toBe(sentAt.length);
        await account.call('journeys.setState', { journey_id: id, state: 'archived' });
      }),
      { numRuns: GRAPHS, ...(process.env.TERN_JOURNEY_SEED && { seed: Number(process.env.TERN_JOURNEY_SEED) }) },
    );
    // A few graphs may all have one message.
    if (GRAPHS >= 100) expect(throttled).toBeGreaterThan(GRAPHS / 50);
  },
  Math.max(120_000, GRAPHS * 4_000),
);
