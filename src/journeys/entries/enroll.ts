import type { Owner } from '../../domain/account.ts';
import { type Cause, MAX_DEPTH } from '../../domain/causes.ts';
import { enrollmentKey, keyOfEntry } from '../../domain/journeys/enrollment-key.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { takeBudget } from '../../events/signals/take-budget.ts';
import { lock } from '../../platform/database/locks.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { EntryEvent } from '../enrollment.ts';
import { matchingContacts } from '../steps/matching-contacts.ts';
import { ARRIVED, countKey } from '../steps/moving-enrollment.ts';
import { saveCounts } from '../steps/save.ts';
import { type EntryLimits, limitsOf, mayEnter } from './may-enter.ts';

const MAY_ENTER = mayEnter('one.key COLLATE "C"');

const ENTRANTS = rowList({
  id: 'text',
  contact_id: 'text',
  event: 'jsonb',
  depth: 'smallint',
  root_id: 'text?',
  key: 'text',
  starts_at: 'timestamptz',
});

const insertEnrollments = batchStatement<
  [
    tenantId: string,
    accountId: string,
    journeyId: string,
    ...limits: EntryLimits,
    version: number,
    nodeId: string,
    now: Date,
    entrants: ParamOf<typeof ENTRANTS>,
  ],
  { contact_id: string }
>(
  'journeys.insert_enrollments',
  `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, key, state, node_id, arrived_at, due_at, event, depth, root_id, entered_at)
   SELECT $1, one.id, $2, $3, $9, c.id, one.key, 'active', $10, one.starts_at, one.starts_at, one.event, one.depth, one.root_id, $11
     FROM ${ENTRANTS.from('$12', 'one')}
     JOIN contacts c ON c.tenant_id = $1 AND c.account_id = $2 AND c.id = one.contact_id
    WHERE ${MAY_ENTER}
    ORDER BY one.id
   ON CONFLICT (tenant_id, journey_id, contact_id, key) WHERE ended_at IS NULL DO NOTHING
   RETURNING contact_id`,
);

/** A contact that enters, each at most once in a call. */
export interface Entrant {
  readonly contactId: string;
  readonly event: EntryEvent;
  /** What made it enter. */
  readonly cause: Cause;
  /** Default: that of the event. */
  readonly key?: string;
  /** Of the first step. Default: now. */
  readonly startsAt?: Date;
}

/** IDs of contacts. */
export interface Entered {
  readonly entered: ReadonlySet<string>;
  readonly loops: ReadonlySet<string>;
}

export interface EnteredJourney {
  readonly id: string;
  readonly version: number;
  readonly definition: Definition;
}

/**
 * Lets contacts enter a journey, if its rules of entry and re-entry allow it and they are not opted
 * out. Returns the contacts that entered, and those that did not because their entry is part of a
 * loop of rules and journeys.
 */
export async function enrollContacts(
  tx: Sql,
  owner: Owner,
  { id: journeyId, version, definition }: EnteredJourney,
  entrants: readonly Entrant[],
  now: Date,
): Promise<Entered> {
  const { tenantId, accountId } = owner;
  const start = definition.nodes.find((node) => node.start);
  if (entrants.length === 0 || start === undefined) return { entered: new Set(), loops: new Set() };
  // Enrollments of a journey begin one after the other, so that each sees those before it.
  await lock(tx, tenantId, 'entries', journeyId);
  const ids = entrants.map(({ contactId }) => contactId);
  const { entry, entry_rules: rules, reentry } = definition;
  const matching = rules === null ? null : await matchingContacts({ tx, owner, now }, rules, ids);
  const meant = entrants.filter(({ contactId }) => matching?.has(contactId) ?? true);
  const loops = await findLoops(tx, owner, meant, now);
  const entering = meant.filter((entrant) => !loops.has(entrant));
  const entered = await tx.rows(
    insertEnrollments,
    tenantId,
    accountId,
    journeyId,
    ...limitsOf(reentry, now),
    version,
    start.id,
    now,
    ENTRANTS.param(
      entering.map(({ contactId, event, cause, key, startsAt }) => ({
        id: newId('enr', now.getTime()),
        contact_id: contactId,
        event,
        depth: cause.depth,
        root_id: cause.rootId,
        key: key ?? enrollmentKey(keyOfEntry(entry), event.properties),
        starts_at: startsAt ?? now,
      })),
    ),
  );
  if (entered.length > 0)
    await saveCounts(tx, tenantId, journeyId, new Map([[countKey(version, start.id, ARRIVED), entered.length]]));
  return {
    entered: new Set(entered.map(({ contact_id: contactId }) => contactId)),
    loops: new Set([...loops].map(({ contactId }) => contactId)),
  };
}

/** Entries at the greatest depth, and those over the budget of their cause. */
async function findLoops(
  tx: Sql,
  { tenantId, accountId }: Owner,
  entrants: readonly Entrant[],
  now: Date,
): Promise<ReadonlySet<Entrant>> {
  const deep = entrants.filter(({ cause }) => cause.depth >= MAX_DEPTH);
  const caused = entrants.flatMap((entrant) => {
    const { depth, rootId } = entrant.cause;
    return depth === 0 || depth >= MAX_DEPTH || rootId === null ? [] : [{ entrant, accountId, rootId }];
  });
  const over = await takeBudget(tx, tenantId, caused, now);
  return new Set([...deep, ...[...over].map(({ entrant }) => entrant)]);
}
