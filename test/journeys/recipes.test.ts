import { readFileSync } from 'node:fs';
import type { JourneyDocumentInput, JourneySimulatedEvent, JourneyStep } from '../../src/generated/types.ts';
import { recordEvents } from '../../src/people/behavior/record-events.ts';
import type { SkillParams } from '../../src/skill.ts';
import { type TestAccount, useTestApp } from '../support/app.ts';
import { publish } from '../support/journeys/build.ts';
import { optIn } from '../support/opt-in.ts';

const app = useTestApp();
const PHONE = '+12125550180';

type Simulation = Omit<SkillParams<'journeys.simulate'>, 'journey_id'>;

interface Recipe {
  readonly title: string;
  readonly document: JourneyDocumentInput;
  readonly simulation: Simulation;
}

/** The documents of the guide and their simulations, which its own test executes in a shell. */
const recipes: readonly Recipe[] = readFileSync(
  new URL('../../docs/guides/journey-recipes.md', import.meta.url),
  'utf8',
)
  .split('\n## ')
  .flatMap((section) => {
    const [, document] = /\$\(recipe '(\{.*?\})'\)/s.exec(section) ?? [];
    const [, simulation] = /^simulate '(.*?)'$/ms.exec(section) ?? [];
    if (document === undefined || simulation === undefined) return [];
    const title = section.slice(0, section.indexOf('\n'));
    return [{ title, document: JSON.parse(document), simulation: JSON.parse(`{${simulation}}`) }];
  });

test('the guide has at least ten recipes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(10);
});

async function perform(account: TestAccount, contactId: string, event: JourneySimulatedEvent): Promise<void> {
  const { kind, text = '', name = '', properties = {} } = event;
  if (kind === 'reply') await account.call('messages.simulateInbound', { from: PHONE, text });
  else if (kind === 'click') {
    const click = { contactId, name: 'link.clicked', occurredAt: app.clock.now, externalId: null, properties: {} };
    const owner = { tenantId: account.accountId, accountId: account.accountId };
    await app.parts.database.transaction((tx) => recordEvents(tx, owner, [click], app.clock.now));
  } else await account.call('analytics.recordEvent', { contact_id: contactId, name, properties });
}

async function nextDue(journeyId: string): Promise<Date | null> {
  const { rows } = await app.parts.database.pool.query<{ due_at: Date | null }>(
    'SELECT min(due_at) AS due_at FROM journey_enrollments WHERE journey_id = $1 AND ended_at IS NULL',
    [journeyId],
  );
  return rows[0]?.due_at ?? null;
}

const shown = ({ node_name: name, outcome, reason, at }: JourneyStep): string =>
  `${at.slice(0, 16)} ${name}: ${outcome} ${reason ?? ''}`;

test.each(recipes)('$title: a contact goes through it as the simulation says', async ({ document, simulation }) => {
  const { start_at: startAt = '', contact = {}, properties = {}, events = [] } = simulation;
  app.clock.now = new Date(startAt);
  const account = await app.account();
  await account.call('phone-numbers.ensureDefault', {});
  await optIn(account, PHONE, { timezone: 'America/New_York', ...contact });
  const contactId = (await account.call('contacts.get', { phone: PHONE })).contact.id;
  const { journey, blockers } = await account.call('journeys.import', { document });
  expect(blockers).toEqual([]);
  await publish(account, journey.id);
  const asked = { journey_id: journey.id, start_at: startAt, contact_id: contactId, properties, events };
  const simulated = await account.call('journeys.simulate', asked);
  expect(simulated.stopped_by).toBeNull();
  if (document.entry.kind === 'event')
    await account.call('analytics.recordEvent', { contact_id: contactId, name: document.entry.name, properties });
  else await account.call('journeys.enroll', { journey_id: journey.id, contact_ids: [contactId], properties });
  await app.drain();
  const pending = [...events];
  for (let due = await nextDue(journey.id); due !== null; due = await nextDue(journey.id)) {
    const [event] = pending;
    if (event !== undefined && new Date(event.at) < due) {
      pending.shift();
      app.clock.now = new Date(event.at);
      await perform(account, contactId, event);
    } else if (due > app.clock.now) app.clock.now = due;
    await app.drain();
  }
  const { items } = await account.call('journeys.enrollments', { journey_id: journey.id, steps: true });
  expect(items[0]?.steps.map(shown)).toEqual(simulated.trace.map(shown));
  expect(items[0]?.enrollment).toMatchObject({ state: simulated.state, reason: simulated.reason });
  const { rows } = await app.parts.database.pool.query<{ body: string }>(
    `SELECT m.body FROM journey_steps s JOIN messages m ON m.tenant_id = $1 AND m.id = s.detail ->> 'message_id' WHERE s.tenant_id = $1 ORDER BY s.at, s.step`,
    [account.accountId],
  );
  expect(rows.map(({ body }) => body)).toEqual(simulated.messages.map(({ text }) => text));
});
