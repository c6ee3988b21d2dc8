import type { Account } from '../../domain/account.ts';
import { NO_CAUSE } from '../../domain/causes.ts';
import { addDuration } from '../../domain/journeys/duration.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { graphOf } from '../../domain/journeys/graph.ts';
import { listensFor } from '../../domain/journeys/listens-for.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import { unprocessable } from '../../errors.ts';
import { listen } from '../../events/signals/listeners.ts';
import type {
  JourneySimulatedContact,
  JourneySimulatedEvent,
  JourneySimulatedResponse,
} from '../../generated/types.ts';
import { type ContactFacts, findContactById } from '../../people/audience/recipient.ts';
import { noSuchContact } from '../../people/privacy/contact-or-phone.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { toJson, toNullableJson } from '../../platform/database/json.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { lockCaps } from '../../sending/rules/recent-sends.ts';
import { type Published, requirePublished } from '../definitions.ts';
import { claimEnrollment, type Enrollment, type EnrollmentState } from '../enrollment.ts';
import { enrollContacts } from '../entries/enroll.ts';
import { handleJourneySignals } from '../handle-signals.ts';
import { walkEnrollments } from '../steps/walk.ts';
import { recordResponse } from '../webhooks/record-response.ts';
import { applyEvent } from './apply-event.ts';
import { insertMadeUpContact } from './made-up-contact.ts';

export interface Simulation {
  readonly definition: Definition;
  /** A contact of the account, or a made-up one. */
  readonly contactId: string | null;
  readonly contact: JourneySimulatedContact;
  readonly startAt: Date;
  /** Of the event by which the contact enters. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly events: readonly JourneySimulatedEvent[];
  readonly responses: readonly JourneySimulatedResponse[];
}

export interface SimulatedStep {
  readonly step: number;
  readonly node_id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export interface SimulatedMessage {
  readonly at: Date;
  readonly node_id: string;
  readonly text: string;
  readonly segments: number;
  readonly credits: number;
}

export interface Simulated {
  readonly state: EnrollmentState;
  readonly reason: string | null;
  readonly goalReachedAt: Date | null;
  readonly endedAt: Date | null;
  readonly steps: readonly SimulatedStep[];
  readonly messages: readonly SimulatedMessage[];
}

interface Status {
  readonly state: EnrollmentState;
  readonly reason: string | null;
  readonly due_at: Date | null;
  readonly calling: boolean;
  readonly node_id: string;
  readonly goal_reached_at: Date | null;
  readonly ended_at: Date | null;
}

const MAX_TURNS = 500;
const MAX_MS = 5 * 366 * 86_400_000;
const VERSION = 1;

const findStatus = statement<[tenantId: string, id: string], Status>(
  'journeys.find_simulated',
  'SELECT state, reason, due_at, calling, node_id, goal_reached_at, ended_at FROM journey_enrollments WHERE tenant_id = $1 AND id = $2',
);

const makeDue = statement<[tenantId: string, id: string, now: Date]>(
  'journeys.make_simulated_due',
  'UPDATE journey_enrollments SET due_at = least(due_at, $3) WHERE tenant_id = $1 AND id = $2 AND ended_at IS NULL AND NOT calling',
);

const findId = statement<[tenantId: string, journeyId: string], { id: string }>(
  'journeys.find_simulated_id',
  'SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND journey_id = $2',
);

const findSteps = statement<[tenantId: string, id: string], SimulatedStep>(
  'journeys.find_simulated_steps',
  'SELECT step, node_id, outcome, reason, detail, at FROM journey_steps WHERE tenant_id = $1 AND enrollment_id = $2 ORDER BY step',
);

const findMessages = statement<[tenantId: string, id: string], SimulatedMessage>(
  'journeys.find_simulated_messages',
  `SELECT s.at, s.node_id, m.body AS text, m.segments, m.credits
     FROM journey_steps s JOIN messages m ON m.tenant_id = $1 AND m.id = s.detail ->> 'message_id'
    WHERE s.tenant_id = $1 AND s.enrollment_id = $2 ORDER BY s.step`,
);

/**
 * Runs a journey for one contact in a transaction that the caller rolls back, with a clock that
 * jumps to the next due step or event. The steps are those of the worker: the same functions, gates
 * and statements, with another `now`.
 */
export async function simulate(
  tx: Sql,
  account: Account,
  simulation: Simulation,
  { hashesOf, linksUrl }: { readonly hashesOf: NumberHasher; readonly linksUrl: string },
): Promise<Simulated> {
  const { tenantId } = account;
  const { startAt } = simulation;
  // Before the balance, as every send takes its locks; held until the rollback.
  await lockCaps(tx, account);
  const contact = await findPerson(tx, account, simulation);
  const journeyId = await insertJourney(tx, account, simulation);
  const id = await enter(tx, account, journeyId, contact, simulation);
  const events = simulation.events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const hasExitRules = simulation.definition.exit.some(({ kind }) => kind === 'rules');
  let now = startAt;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const status = await tx.row(findStatus, tenantId, id);
    if (status?.due_at == null) break;
    const [event] = events;
    const eventAt = event === undefined ? null : new Date(event.at);
    if (status.calling) await respond(tx, account, { id, contact_id: contact.id }, status, journeyId, simulation, now);
    else if (event !== undefined && eventAt !== null && eventAt < status.due_at) {
      events.shift();
      now = later(now, eventAt);
      const signals = await applyEvent(tx, account, { contact, hashesOf }, event, now);
      await handleJourneySignals(tx, tenantId, signals, now, journeyId);
      if (hasExitRules) await tx.run(makeDue, tenantId, id, now);
    } else {
      const enrollment = await claimEnrollment(tx, tenantId, id, status.due_at);
      const published = await requirePublished(tx, tenantId, journeyId, VERSION);
      if (enrollment === null) break;
      now = later(now, dueTime(published, enrollment, eventAt));
      if (now.getTime() - startAt.getTime() > MAX_MS) break;
      await walkEnrollments({ tx, owner: account, now, linksUrl }, published, [enrollment]);
    }
  }
  const [status, steps, messages] = await Promise.all([
    tx.row(findStatus, tenantId, id),
    tx.rows(findSteps, tenantId, id),
    tx.rows(findMessages, tenantId, id),
  ]);
  return {
    ...{ state: status?.state ?? 'active', reason: status?.reason ?? null },
    ...{ goalReachedAt: status?.goal_reached_at ?? null, endedAt: status?.ended_at ?? null, steps, messages },
  };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When a due step is executed. Rules that a contact waits to meet are checked every five minutes;
 * the simulation checks them at growing intervals, so that a month takes a hundred checks.
 */
function dueTime(
  { graph }: Published,
  { node_id: nodeId, due_at: dueAt, ...waiting }: Enrollment,
  eventAt: Date | null,
): Date {
  const config = graph.nodes.get(nodeId)?.config;
  const due = dueAt ?? waiting.arrived_at;
  if (config?.kind !== 'wait_for' || config.for !== 'rules' || waiting.attempts === 0) return due;
  const end = addDuration(waiting.arrived_at, config.timeout).getTime();
  const next = due.getTime() + waiting.attempts * CHECK_MS;
  return new Date(Math.max(due.getTime(), Math.min(next, end, eventAt?.getTime() ?? end)));
}

async function findPerson(
  tx: Sql,
  account: Account,
  { contactId, contact, startAt }: Simulation,
): Promise<ContactFacts> {
  const id = contactId ?? (await insertMadeUpContact(tx, account, contact, startAt));
  const found = await findContactById(tx, account, id);
  if (found === null) throw noSuchContact();
  return found;
}

/** A journey of its own, so that the contact's real enrollments stay as they are. */
async function insertJourney(
  tx: Sql,
  { tenantId, accountId }: Account,
  { definition, startAt }: Simulation,
): Promise<string> {
  const id = newId('jrn');
  const rows = tx.tenant(tenantId);
  const { entry, entry_rules: rules, exit, reentry } = definition;
  await rows.journeys.create({
    data: {
      ...{ tenant_id: tenantId, id, account_id: accountId, name: 'Simulation', state: 'active', changed: false },
      ...{
        entry: toJson(entry),
        entry_rules: toNullableJson(rules),
        exit: toJson([...exit]),
        reentry: toJson(reentry),
      },
      ...{ max_messages_per_hour: definition.max_messages_per_hour },
      ...{ published_version: VERSION, created_at: startAt, updated_at: startAt },
    },
  });
  await rows.journey_versions.create({
    data: {
      ...{ tenant_id: tenantId, journey_id: id, version: VERSION },
      ...{ definition: toJson(definition), published_at: startAt },
    },
  });
  await listen(tx, { tenantId, accountId }, id, listensFor(definition));
  return id;
}

async function enter(
  tx: Sql,
  account: Account,
  id: string,
  contact: ContactFacts,
  { definition, startAt, properties }: Simulation,
): Promise<string> {
  const name = definition.entry.kind === 'event' ? definition.entry.name : null;
  const event = { name, properties, occurred_at: startAt.toISOString() };
  const journey = { id, version: VERSION, definition };
  if (graphOf(definition).start === null)
    throw unprocessable('no_start', 'The journey has no nodes. Add one with journeys.nodes.create.');
  const { entered } = await enrollContacts(
    tx,
    account,
    journey,
    [{ contactId: contact.id, event, cause: NO_CAUSE }],
    startAt,
  );
  if (entered.size === 0)
    throw unprocessable(
      'not_entered',
      contact.consent_status === 'opted_out'
        ? 'The contact has opted out, so it does not enter the journey.'
        : 'The contact does not meet the entry rules, so it does not enter the journey.',
    );
  return (await tx.row(findId, account.tenantId, id))?.id ?? '';
}

async function respond(
  tx: Sql,
  account: Account,
  enrollment: { readonly id: string; readonly contact_id: string },
  { node_id: nodeId }: Status,
  journeyId: string,
  { responses }: Simulation,
  now: Date,
): Promise<void> {
  const { graph } = await requirePublished(tx, account.tenantId, journeyId, VERSION);
  const config = graph.nodes.get(nodeId)?.config;
  const { status = 200, body = {} } = responses.find(({ node_id: id }) => id === nodeId) ?? {};
  const ok = status >= 200 && status < 300;
  if (config?.kind === 'webhook')
    await recordResponse(tx, account, enrollment, config, { ok, reason: ok ? null : `status_${status}`, body }, now);
}
