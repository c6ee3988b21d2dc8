import { createSignalConsumer } from '../../../src/events/signals/consume.ts';
import type { JourneySimulatedEvent } from '../../../src/generated/types.ts';
import { checkExits, EXITS } from '../../../src/journeys/check-exits.ts';
import { requireJourney } from '../../../src/journeys/drafts/journey.ts';
import { handleJourneySignals } from '../../../src/journeys/handle-signals.ts';
import { publishJourney } from '../../../src/journeys/publish.ts';
import { createSteps } from '../../../src/journeys/step-due.ts';
import { recordResponse } from '../../../src/journeys/webhooks/record-response.ts';
import { recordEvents } from '../../../src/people/behavior/record-events.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import { createWorker } from '../../../src/platform/work/worker.ts';
import type { TestAccount, TestApp } from '../app.ts';
import type { DrawnJourney } from './draw.ts';

export interface Person {
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
async function work(app: TestApp, database: Database): Promise<void> {
  const handle = (tx: never, tenantId: string, signals: never): Promise<void> =>
    handleJourneySignals(tx, tenantId, signals, app.clock.now);
  const unlimited = { onFailure: refuse, onLimit: refuse };
  const parts = { database, clock: () => app.clock.now, linksUrl: app.linksUrl, ...unlimited };
  const [signals, steps] = [createSignalConsumer(database, handle as never, parts.clock, refuse), createSteps(parts)];
  while ((await signals.run()) || (await steps.run()));
}

/** Answers the webhooks of the contact, as the worker does with what a URL answers. */
async function answerCalls(
  app: TestApp,
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

/** Publishes it as version 1 of a new journey, without the checks of a draft. */
export async function publishDrawn(
  app: TestApp,
  account: TestAccount,
  { definition, throttle }: DrawnJourney,
  now: Date,
): Promise<string> {
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
        created_at: now,
        updated_at: now,
      },
    });
    await publishJourney(tx, await requireJourney(tx, owner, id), definition, 'stay', now);
  });
  return id;
}

async function nextDue(app: TestApp, journeyId: string): Promise<Date | null> {
  const { rows } = await app.parts.database.pool.query<{ due_at: Date | null }>(
    `SELECT least((SELECT min(due_at) FROM journey_enrollments WHERE journey_id = $1 AND ended_at IS NULL),
                  (SELECT due_at FROM journey_paces WHERE journey_id = $1)) AS due_at`,
    [journeyId],
  );
  return rows[0]?.due_at ?? null;
}

async function perform(
  app: TestApp,
  account: TestAccount,
  person: Person,
  event: JourneySimulatedEvent,
): Promise<void> {
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
    case 'conversion':
      await account.call('analytics.recordConversion', { phone, event: event.name ?? '', ...event.properties });
      return;
    default: {
      const content = { name: event.name ?? '', properties: event.properties ?? {} };
      await account.call('analytics.recordEvent', { phone, ...content, occurred_at: occurredAt.toISOString() });
    }
  }
}

/** The workers, with the clock at each due time and each event. */
export async function workThrough(
  app: TestApp,
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
    await work(app, database);
    for (let left = drawn.definition.nodes.length; left > 0; left -= 1) {
      await answerCalls(app, database, account, journeyId, drawn);
      await work(app, database);
    }
  };
  await workAll();
  for (;;) {
    const due = await nextDue(app, journeyId);
    if (due === null) return;
    const [event] = pending;
    if (event !== undefined && new Date(event.at) < due) {
      pending.shift();
      app.clock.now = new Date(event.at);
      await perform(app, account, person, event);
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
