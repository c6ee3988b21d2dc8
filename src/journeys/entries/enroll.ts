import type { Owner } from '../../domain/account.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { EntryEvent } from '../enrollment.ts';
import { meetingOf } from '../steps/meeting.ts';
import { saveCounts } from '../steps/save.ts';
import { ARRIVED, countKey } from '../steps/traveler.ts';
import { type EntryLimits, limitsOf, MAY_ENTER } from './may-enter.ts';

/** Enrollments of a journey begin one after the other, so that each sees those before it. */
const lockEntries = statement<[journeyId: string]>(
  'journeys.lock_entries',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 6))',
);

const insertEnrollments = batchStatement<
  [
    tenantId: string,
    accountId: string,
    journeyId: string,
    ...limits: EntryLimits,
    version: number,
    nodeId: string,
    now: Date,
    depth: number,
    ids: readonly string[],
    contactIds: readonly string[],
    events: readonly string[],
  ],
  { contact_id: string }
>(
  'journeys.insert_enrollments',
  `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, due_at, event, depth, entered_at)
   SELECT $1, one.id, $2, $3, $7, c.id, 'active', $8, $9, $9, one.event, $10, $9
     FROM unnest($11::text[], $12::text[], $13::jsonb[]) AS one (id, contact_id, event)
     JOIN contacts c ON c.tenant_id = $1 AND c.account_id = $2 AND c.id = one.contact_id
    WHERE ${MAY_ENTER}
    ORDER BY one.id
   ON CONFLICT (tenant_id, journey_id, contact_id) WHERE ended_at IS NULL DO NOTHING
   RETURNING contact_id`,
);

/** A contact that enters, each at most once in a call. */
export interface Entrant {
  readonly contactId: string;
  readonly event: EntryEvent;
}

export interface EnteredJourney {
  readonly id: string;
  readonly version: number;
  readonly definition: Definition;
}

/**
 * Lets contacts enter a journey, if its rules of entry and re-entry allow it and they are not opted
 * out. Returns the contacts that entered.
 */
export async function enrollContacts(
  tx: Sql,
  owner: Owner,
  { id: journeyId, version, definition }: EnteredJourney,
  entrants: readonly Entrant[],
  { now, depth }: { readonly now: Date; readonly depth: number },
): Promise<ReadonlySet<string>> {
  const { tenantId, accountId } = owner;
  const start = definition.nodes.find((node) => node.start);
  if (entrants.length === 0 || start === undefined) return new Set();
  await tx.run(lockEntries, journeyId);
  const ids = entrants.map(({ contactId }) => contactId);
  const { entry_rules: rules, reentry } = definition;
  const meeting = rules === null ? null : await meetingOf({ tx, owner, now }, rules, ids);
  const entering = entrants.filter(({ contactId }) => meeting?.has(contactId) ?? true);
  const entered = await tx.rows(
    insertEnrollments,
    tenantId,
    accountId,
    journeyId,
    ...limitsOf(reentry, now),
    version,
    start.id,
    now,
    depth,
    entering.map(() => newId('enr', now.getTime())),
    entering.map(({ contactId }) => contactId),
    entering.map(({ event }) => JSON.stringify(event)),
  );
  if (entered.length > 0)
    await saveCounts(tx, tenantId, journeyId, new Map([[countKey(version, start.id, ARRIVED), entered.length]]));
  return new Set(entered.map(({ contact_id: contactId }) => contactId));
}
