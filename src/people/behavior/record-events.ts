import type { Owner } from '../../domain/account.ts';
import { raiseSignals } from '../../events/signals/raise.ts';
import type { NewSignal } from '../../events/signals/signal.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

export interface NewEvent {
  readonly contactId: string;
  readonly name: string;
  readonly occurredAt: Date;
  /** The caller's own id of the event, which counts once per account. */
  readonly externalId: string | null;
  readonly properties: Record<string, unknown>;
  /** The event is recorded, but journeys and rules do not react to it. */
  readonly historyOnly?: boolean;
}

export interface RecordedEvent {
  /**
   * Of a duplicate, the id of the event that was recorded first; null if that event was deleted in
   * the meantime.
   */
  readonly id: string | null;
  /** False: an event with this external id was recorded before. */
  readonly isNew: boolean;
}

/**
 * Inserts events, except those whose external id the account already has. The unique key of
 * event_external_ids decides between concurrent calls, in the statement that inserts the events.
 * External ids are inserted in their order, so that two calls with the same ids cannot deadlock.
 * Returns the ids of the inserted events.
 */
const insertEvents = batchStatement<
  [
    tenantId: string,
    accountId: string,
    now: Date,
    ids: readonly string[],
    contacts: readonly string[],
    names: readonly string[],
    times: readonly Date[],
    externalIds: readonly (string | null)[],
    properties: readonly string[],
  ],
  { id: string }
>(
  'behavior.insert_events',
  `WITH given AS (
     SELECT * FROM unnest($4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::text[], $9::jsonb[])
       AS one (id, contact_id, name, occurred_at, external_id, properties)
   ), claimed AS (
     INSERT INTO event_external_ids (tenant_id, account_id, external_id, event_id, occurred_at)
     SELECT DISTINCT ON (external_id COLLATE "C") $1, $2, external_id, id, occurred_at
       FROM given WHERE external_id IS NOT NULL ORDER BY external_id COLLATE "C", id
     ON CONFLICT (tenant_id, account_id, external_id) DO NOTHING
     RETURNING event_id
   )
   INSERT INTO events (tenant_id, contact_id, name, occurred_at, id, account_id, recorded_at, external_id, properties)
   SELECT $1, contact_id, name, occurred_at, id, $2, $3, external_id, properties FROM given
    WHERE external_id IS NULL OR id COLLATE "C" IN (SELECT event_id FROM claimed)
   RETURNING id`,
);

const findExternalIds = batchStatement<
  [tenantId: string, accountId: string, externalIds: readonly string[]],
  { external_id: string; event_id: string }
>(
  'behavior.find_external_ids',
  'SELECT external_id, event_id FROM event_external_ids WHERE tenant_id = $1 AND account_id = $2 AND external_id = ANY ($3)',
);

/**
 * Records what contacts did. Events may be late and in any order. The answers are in the order of
 * the events. The caller has checked names, times and properties, and holds the contacts with FOR
 * KEY SHARE, so that a merge or an erasure waits.
 */
export async function recordEvents(
  tx: Sql,
  owner: Owner,
  events: readonly NewEvent[],
  now: Date,
  makeId: (prefix: 'bev') => string = (prefix) => newId(prefix, now.getTime()),
): Promise<RecordedEvent[]> {
  if (events.length === 0) return [];
  const { tenantId, accountId } = owner;
  const ids = events.map(() => makeId('bev'));
  const inserted = await tx.rows(
    insertEvents,
    tenantId,
    accountId,
    now,
    ids,
    events.map(({ contactId }) => contactId),
    events.map(({ name }) => name),
    events.map(({ occurredAt }) => occurredAt),
    events.map(({ externalId }) => externalId),
    events.map(({ properties }) => JSON.stringify(properties)),
  );
  const isNew = new Set(inserted.map(({ id }) => id));
  await raiseSignals(tx, owner, signalsOf(events, ids, isNew), now);
  if (isNew.size === ids.length) return ids.map((id) => ({ id, isNew: true }));
  const repeated = events.flatMap(({ externalId }, index) =>
    externalId === null || isNew.has(ids[index] as string) ? [] : [externalId],
  );
  // A statement of its own: the first does not see rows that a concurrent call committed during it.
  const found = await tx.rows(findExternalIds, tenantId, accountId, repeated);
  const first = new Map(found.map((row) => [row.external_id, row.event_id]));
  return ids.map((id, index) =>
    isNew.has(id) ? { id, isNew: true } : { id: first.get(events[index]?.externalId ?? '') ?? null, isNew: false },
  );
}

function signalsOf(
  events: readonly NewEvent[],
  ids: readonly string[],
  isNew: ReadonlySet<string>,
): readonly NewSignal[] {
  return events.flatMap(({ contactId, name, occurredAt, properties, historyOnly = false }, index) => {
    const id = ids[index] as string;
    if (historyOnly || !isNew.has(id)) return [];
    return [{ kind: 'event', name, contactId, occurredAt, data: { event_id: id, properties } }];
  });
}
