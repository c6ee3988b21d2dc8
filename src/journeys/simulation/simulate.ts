import type { Account } from '../../domain/account.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { addDuration } from '../../domain/journeys/duration.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { listensFor } from '../../domain/journeys/listens-for.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import { unprocessable } from '../../errors.ts';
import { listen } from '../../events/signals/listeners.ts';
import type {
  JourneySimulatedContact,
  JourneySimulatedEvent,
  JourneySimulatedResponse,
} from '../../generated/types.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { noSuchContact } from '../../people/contacts/contact-or-phone.ts';
import { findContactById } from '../../people/contacts/find-contacts.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import { limitTime, TimeLimitReached } from '../../platform/database/limit-time.ts';
import { BudgetExceeded } from '../../platform/database/rule-budget.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { type Published, requirePublished } from '../definitions.ts';
import { claimEnrollment, type Enrollment } from '../enrollment.ts';
import { handleJourneySignals } from '../handle-signals.ts';
import { walkEnrollments } from '../steps/walk.ts';
import { recordResponse } from '../webhooks/record-response.ts';
import { applyEvent } from './apply-event.ts';
import { enterSimulated } from './enter.ts';
import { findExit, meetsExit } from './find-exit.ts';
import { insertMadeUpContact } from './made-up-contact.ts';
import { requireReferences } from './require-references.ts';
import { findStatus, type Limit, readResult, type Simulated, type Status } from './result.ts';
import { createSimulatedSends } from './simulated-sends.ts';

export interface Simulation {
  readonly definition: Definition;
  /** A contact of the account, or a made-up one. */
  readonly contactId: string | null;
  readonly contact: JourneySimulatedContact;
  readonly startAt: Date;
  /** Of the event by which the contact enters. */
  readonly properties: Record<string, unknown>;
  readonly events: readonly JourneySimulatedEvent[];
  readonly responses: readonly JourneySimulatedResponse[];
}

const MAX_TURNS = 500;
const MAX_SIMULATED_MS = 5 * 366 * DAY_MS;
/**
 * Less than a statement of others waits for a lock (`lock_timeout`): a simulation changes rows of
 * its contact and of lists until it is rolled back.
 */
const MAX_MS = 1_500;
const VERSION = 1;

const makeDue = statement<[tenantId: string, id: string, now: Date]>(
  'journeys.make_simulated_due',
  'UPDATE journey_enrollments SET due_at = least(due_at, $3) WHERE tenant_id = $1 AND id = $2 AND ended_at IS NULL AND NOT calling',
);

interface Service {
  readonly hashesOf: NumberHasher;
  readonly linksUrl: string;
}

/**
 * Runs a journey for one contact in a transaction that the caller rolls back, with a clock that
 * jumps to the next due step or event. The steps are those of the worker: the same functions, gates
 * and statements, with another `now`. It charges nothing and takes no lock of the account. When it
 * takes too long it returns the steps until then. Throws -32002 `simulation_too_slow` when it does
 * not even enter in time, or when rules take the rest of the time.
 */
export async function simulate(
  tx: Sql,
  account: Account,
  simulation: Simulation,
  service: Service,
): Promise<Simulated> {
  const limited = limitTime(tx, MAX_MS);
  try {
    const contact = await findPerson(limited, account, simulation);
    const journeyId = await insertJourney(limited, account, simulation);
    const id = await enterSimulated(limited, account, { id: journeyId, version: VERSION }, contact, simulation);
    const stoppedBy = await run({ tx: limited, account, contact, journeyId, id, ...service }, simulation).catch(
      toTimeLimit,
    );
    return await readResult(tx, account, id, stoppedBy);
  } catch (error) {
    if (!(error instanceof TimeLimitReached || error instanceof BudgetExceeded)) throw error;
    throw unprocessable(
      'simulation_too_slow',
      `The simulation took more than ${MAX_MS / 1000} seconds, so it was canceled. Simplify the rules of the journey: \`contains\` and counts of events over a long time take longest. Otherwise retry later.`,
    );
  }
}

function toTimeLimit(error: unknown): Limit {
  if (error instanceof TimeLimitReached) return 'time';
  throw error;
}

interface Run extends Service {
  readonly tx: Sql;
  readonly account: Account;
  readonly contact: Contact;
  readonly journeyId: string;
  /** Of the enrollment. */
  readonly id: string;
}

/** Returns the limit that stopped it; null when nothing is due any more. */
async function run(
  { tx, account, contact, journeyId, id, hashesOf, linksUrl }: Run,
  simulation: Simulation,
): Promise<Limit | null> {
  const { tenantId } = account;
  const { startAt } = simulation;
  const sends = createSimulatedSends();
  const events = simulation.events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  let now = startAt;
  let lastEventAt: Date | null = null;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const status = await tx.row(findStatus, tenantId, id);
    if (status?.due_at == null) return null;
    const [event] = events;
    const eventAt = event === undefined ? null : new Date(event.at);
    if (status.calling) await respond(tx, account, { id, contact_id: contact.id }, status, journeyId, simulation, now);
    else if (event !== undefined && eventAt !== null && eventAt < status.due_at) {
      events.shift();
      now = later(now, eventAt);
      lastEventAt = now;
      const signals = await applyEvent(tx, account, { contact, hashesOf }, event, now);
      await handleJourneySignals(tx, tenantId, signals, now, journeyId);
      // A step that is not due would log its wait a second time.
      if (await meetsExit(tx, account, contact.id, simulation.definition, now))
        await tx.run(makeDue, tenantId, id, now);
    } else {
      const exitAt = await findExit(tx, account, contact.id, simulation.definition, now, status.due_at);
      if (exitAt !== null) {
        now = exitAt;
        await tx.run(makeDue, tenantId, id, now);
      }
      const enrollment = await claimEnrollment(tx, tenantId, id, exitAt ?? status.due_at);
      const published = await requirePublished(tx, tenantId, journeyId, VERSION);
      if (enrollment === null) return null;
      now = later(now, dueTime(published, enrollment, eventAt, lastEventAt));
      lastEventAt = null;
      if (now.getTime() - startAt.getTime() > MAX_SIMULATED_MS) return 'five_years';
      await walkEnrollments({ tx, owner: account, now, linksUrl, sends, throttle: null }, published, [enrollment]);
    }
  }
  return 'turns';
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When a due step is executed. Rules that a contact waits to meet are checked every five minutes;
 * the simulation checks them after each event as a run does, and otherwise at growing intervals,
 * so that a month takes a hundred checks.
 */
function dueTime(
  { graph }: Published,
  { node_id: nodeId, due_at: dueAt, ...waiting }: Enrollment,
  eventAt: Date | null,
  lastEventAt: Date | null,
): Date {
  const config = graph.nodes.get(nodeId)?.config;
  const due = dueAt ?? waiting.arrived_at;
  if (config?.kind !== 'wait_for' || config.for !== 'rules' || waiting.attempts === 0) return due;
  const end = addDuration(waiting.arrived_at, config.timeout).getTime();
  const next = lastEventAt === null ? due.getTime() + waiting.attempts * CHECK_MS : due.getTime();
  const start = waiting.arrived_at.getTime();
  const beforeEvent = eventAt === null ? end : start + Math.floor((eventAt.getTime() - start) / CHECK_MS) * CHECK_MS;
  return new Date(Math.max(due.getTime(), Math.min(next, end, beforeEvent)));
}

async function findPerson(
  tx: Sql,
  account: Account,
  { contactId, contact, startAt, events }: Simulation,
): Promise<Contact> {
  await requireReferences(tx, account, contact, events);
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
      tenant_id: tenantId,
      id,
      account_id: accountId,
      name: 'Simulation',
      state: 'active',
      changed: false,
      entry: entry,
      entry_rules: toNullableJson(rules),
      exit: [...exit],
      reentry: reentry,
      max_messages_per_hour: definition.max_messages_per_hour,
      published_version: VERSION,
      created_at: startAt,
      updated_at: startAt,
    },
  });
  await rows.journey_versions.create({
    data: {
      tenant_id: tenantId,
      journey_id: id,
      version: VERSION,
      definition: definition,
      published_at: startAt,
    },
  });
  await listen(tx, { tenantId, accountId }, id, listensFor(definition));
  return id;
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
