import type { Owner } from '../domain/account.ts';
import { NO_CAUSE } from '../domain/causes.ts';
import { enrollmentKey } from '../domain/journeys/enrollment-key.ts';
import { takesExisting } from '../domain/journeys/existing.ts';
import {
  type Expected,
  expectedAtEntry,
  expectedAtExit,
  expectedAtNode,
  expectedAtUpdate,
} from '../domain/journeys/listens-for.ts';
import { matchesOptIn } from '../domain/journeys/matches-opt-in.ts';
import { matchesReply } from '../domain/journeys/matches-reply.ts';
import { type CauseOf, causeSignals } from '../events/signals/cause-of.ts';
import type { Signal } from '../events/signals/signal.ts';
import { propertiesThatMatch } from '../people/segments/match-properties.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { groupBy } from '../platform/group-by.ts';
import { type Published, requirePublished } from './definitions.ts';
import { type Enrollment, type EntryEvent, lockEnrollmentsOf } from './enrollment.ts';
import { type Entrant, enrollContacts } from './entries/enroll.ts';
import { findEnteredSince } from './entries/entered-since.ts';
import { type Journal, MovingEnrollment } from './steps/moving-enrollment.ts';
import { saveMoving } from './steps/save.ts';

interface Listener {
  readonly id: string;
  readonly state: string;
  readonly published_version: number;
}

/** Before enrollments, as everywhere; a change of a journey's state waits. */
const findListeners = batchStatement<
  [tenantId: string, accountId: string, kinds: readonly string[], names: readonly string[], only: string | null],
  Listener
>(
  'journeys.find_listeners',
  `SELECT j.id, j.state, j.published_version FROM journeys j
    WHERE j.tenant_id = $1 AND j.account_id = $2 AND j.state IN ('active', 'paused') AND ($5::text IS NULL OR j.id = $5) AND j.id IN (
      SELECT l.listener_id FROM unnest($3::text[], $4::text[]) AS one (kind, name)
        JOIN signal_listeners l ON l.tenant_id = $1 AND l.account_id = $2 AND l.kind = one.kind COLLATE "C" AND l.name IN (one.name COLLATE "C", ''))
    ORDER BY j.id FOR KEY SHARE OF j`,
);

type ContactSignal = Signal & { readonly contact_id: string };
/** With properties, which conditions, keys and messages read. */
type DescribedSignal = Extract<ContactSignal, { kind: 'event' | 'conversion' }>;

const isDescribed = (signal: ContactSignal): signal is DescribedSignal =>
  signal.kind === 'event' || signal.kind === 'conversion';

/**
 * Lets signals take effect on the journeys of a tenant, in their order: they end enrollments, end
 * waits, and let contacts enter. The steps that follow are the work of `stepDue`. `only`: the one
 * journey of a simulation.
 */
export async function handleJourneySignals(
  tx: Sql,
  tenantId: string,
  signals: readonly Signal[],
  now: Date,
  only: string | null = null,
): Promise<void> {
  for (const [accountId, own] of groupBy(signals.filter(hasContact), ({ account_id: id }) => id)) {
    const owner = { tenantId, accountId };
    const kinds = own.map(({ kind }) => kind);
    const names = own.map(({ name }) => name);
    const listeners = await tx.rows(findListeners, tenantId, accountId, kinds, names, only);
    if (listeners.length === 0) continue;
    for (const wave of inWaves(own)) {
      await notify(tx, owner, listeners, wave, now);
      await enter(tx, owner, listeners, wave, now);
    }
  }
}

const hasContact = (signal: Signal): signal is ContactSignal => signal.contact_id !== null;

/** Each contact once per wave, so that its signals take effect one after the other. */
function inWaves(signals: readonly ContactSignal[]): ContactSignal[][] {
  const waves: ContactSignal[][] = [];
  const seen = new Map<string, number>();
  for (const signal of signals) {
    const nth = seen.get(signal.contact_id) ?? 0;
    seen.set(signal.contact_id, nth + 1);
    waves[nth] ??= [];
    waves[nth].push(signal);
  }
  return waves;
}

/** Ends enrollments and waits of the contacts. Locks wait for the steps of the same enrollments. */
async function notify(
  tx: Sql,
  owner: Owner,
  listeners: readonly Listener[],
  signals: readonly ContactSignal[],
  now: Date,
): Promise<void> {
  const { tenantId } = owner;
  const contactIds = signals.map(({ contact_id: id }) => id);
  const journeyIds = listeners.map(({ id }) => id);
  const enrollments = await lockEnrollmentsOf(tx, owner, contactIds, journeyIds);
  const ofContact = new Map(signals.map((signal) => [signal.contact_id, signal]));
  const matches = createMatcher(tx, signals, now);
  causeSignals(tx, causesOf(signals, enrollments));
  for (const [journeyId, together] of groupBy(enrollments, ({ journey_id: id }) => id)) {
    const journal: Journal = { steps: [], counts: new Map() };
    const changed: MovingEnrollment[] = [];
    for (const enrollment of together) {
      const signal = ofContact.get(enrollment.contact_id);
      // Late events that happened before the contact entered do not count.
      if (signal === undefined || signal.occurred_at < new Date(enrollment.event.occurred_at)) continue;
      const published = await requirePublished(tx, tenantId, journeyId, enrollment.version);
      const moving = new MovingEnrollment(enrollment, published.graph, journal, now);
      if (await affect(moving, published, signal, matches)) changed.push(moving);
    }
    await saveMoving({ tx, owner, now }, journeyId, changed, journal);
  }
}

/** What ends here was led to by its signal as well as by what started the enrollment. */
function causesOf(signals: readonly ContactSignal[], enrollments: readonly Enrollment[]): CauseOf {
  const depths = new Map(signals.map(({ contact_id: id, depth }) => [id, depth]));
  for (const { contact_id: id, depth } of enrollments) depths.set(id, Math.max(depth, depths.get(id) ?? 0));
  const roots = new Map(signals.map(({ contact_id: id, root_id: rootId, id: own }) => [id, rootId ?? own]));
  return (id) => {
    const rootId = id === null ? undefined : roots.get(id);
    return id === null || rootId === undefined ? NO_CAUSE : { depth: (depths.get(id) ?? 0) + 1, rootId };
  };
}

type Matches = (signal: ContactSignal, expected: Expected) => Promise<boolean>;

/** Returns whether the signal changed the enrollment. */
async function affect(
  moving: MovingEnrollment,
  published: Published,
  signal: ContactSignal,
  matches: Matches,
): Promise<boolean> {
  if (signal.kind === 'consent') {
    if (signal.name !== 'opted_out' || signal.data.scope !== 'all') return false;
    moving.end('exited', 'opted_out');
    return true;
  }
  const counts = async (expected: Expected): Promise<boolean> =>
    isOfEnrollment(signal, expected, moving.enrollment) && (await matches(signal, expected));
  for (const exit of expectedAtExit(published)) {
    if (!(await counts(exit))) continue;
    if (exit.isGoal) moving.goalReachedAt ??= moving.now;
    moving.end('exited', exit.reason, { signal: signal.id });
    return true;
  }
  const isUpdated = await update(moving, published, signal, counts);
  // One that entered by a date begins at a time of the day.
  if (moving.happened !== null || moving.arrivedAt > moving.now) return isUpdated;
  for (const awaited of expectedAtNode(moving.node)) {
    if (!(await counts(awaited))) continue;
    const { branch } = awaited;
    const at = signal.occurred_at.toISOString();
    moving.happened = { kind: 'signal', signal: signal.id, at, ...(branch !== null && { branch }) };
    moving.awaited = eventOf(signal);
    moving.dueAt = moving.now;
    return true;
  }
  return isUpdated;
}

async function update(
  moving: MovingEnrollment,
  published: Published,
  signal: ContactSignal,
  counts: (expected: Expected) => Promise<boolean>,
): Promise<boolean> {
  for (const expected of expectedAtUpdate(published)) {
    if (signal.kind !== 'event' || !(await counts(expected))) continue;
    moving.update(signal.data.properties, { signal: signal.id });
    return true;
  }
  return false;
}

/** Without a key, a signal is of all enrollments of its contact. */
function isOfEnrollment(signal: ContactSignal, { key: path }: Expected, { key }: Enrollment): boolean {
  return path === undefined || !isDescribed(signal) || enrollmentKey(path, signal.data.properties) === key;
}

async function enter(
  tx: Sql,
  owner: Owner,
  listeners: readonly Listener[],
  signals: readonly ContactSignal[],
  now: Date,
): Promise<void> {
  const matches = createMatcher(tx, signals, now);
  for (const { id, state, published_version: version } of listeners) {
    if (state !== 'active') continue;
    const definition = await requirePublished(tx, owner.tenantId, id, version);
    const expected = expectedAtEntry(definition);
    if (expected === null) continue;
    const entrants: Entrant[] = [];
    const entered = takesExisting(definition.entry) ? await findEnteredSince(tx, owner, id, signals) : null;
    for (const signal of signals) {
      const { contact_id: contactId, depth, root_id: rootId } = signal;
      if (entered?.has(contactId) !== true && (await matches(signal, expected)))
        entrants.push({ contactId, event: eventOf(signal), cause: { depth, rootId: rootId ?? signal.id } });
    }
    await enrollContacts(tx, owner, { id, version, definition }, entrants, now);
  }
}

function eventOf(signal: ContactSignal): EntryEvent {
  const occurredAt = signal.occurred_at.toISOString();
  if (signal.kind === 'message') return { name: null, properties: { text: signal.data.text }, occurred_at: occurredAt };
  if (!isDescribed(signal)) return { name: null, properties: {}, occurred_at: occurredAt };
  return { name: signal.name, properties: signal.data.properties, occurred_at: occurredAt };
}

/** Asks the database once for each list of conditions, for all signals of its kind and name. */
function createMatcher(tx: Sql, signals: readonly ContactSignal[], now: Date): Matches {
  const asked = new Map<string, Promise<ReadonlySet<ContactSignal>>>();
  return async (signal, { kind, name, where, reply, optIn }) => {
    if (signal.kind !== kind || (kind !== 'message' && signal.name !== name)) return false;
    if (signal.kind === 'message') return matchesReply(signal.data.text, reply);
    if (signal.kind === 'consent') return matchesOptIn(signal.data, signal.occurred_at, optIn);
    if (!isDescribed(signal) || where.length === 0) return true;
    const key = JSON.stringify([kind, name, where]);
    const found = asked.get(key) ?? findMatching(tx, signals, signal, where, now);
    asked.set(key, found);
    return (await found).has(signal);
  };
}

async function findMatching(
  tx: Sql,
  signals: readonly ContactSignal[],
  { kind, name }: DescribedSignal,
  where: Expected['where'],
  now: Date,
): Promise<ReadonlySet<ContactSignal>> {
  const events = signals.filter(isDescribed).filter((one) => one.kind === kind && one.name === name);
  const properties = events.map(({ data }) => data.properties);
  const matching = await propertiesThatMatch(tx, where, properties, now);
  return new Set(events.filter((_, index) => matching.has(index)));
}
