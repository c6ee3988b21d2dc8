import type { EventData, EventType } from '../../generated/events.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { endpointsFor, findListeners, type Listener, type Listeners } from './listeners.ts';

/** An event about an account; `emitEvents` decides who gets it. */
export type EventDraft = {
  readonly [Type in EventType]: {
    readonly type: Type;
    readonly accountId: string;
    /** Id of the causing call, if any. */
    readonly requestId: string | null;
    readonly data: EventData<Type>;
  };
}[EventType];

const insertEvents = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    accountIds: readonly string[],
    types: readonly string[],
    bodies: readonly string[],
    now: Date,
    requestIds: readonly (string | null)[],
    endpointIds: readonly string[],
  ]
>(
  'outbox.insert',
  `INSERT INTO outbox_events (tenant_id, endpoint_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at, request_id)
   SELECT $1, endpoint_id, id, account_id, type, body, 'pending', 0, '[]', $6, $6, request_id
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $7::text[], $8::text[]) AS e (id, account_id, type, body, request_id, endpoint_id)`,
);

/**
 * Writes events in the transaction of the change they report (reliability, section 4): both are
 * committed or neither. One event has one ID and one body, which is serialized once and sent byte
 * for byte to each endpoint. Costs one lookup for an account without a listener; `listeners` spares
 * it a caller who has looked.
 */
export async function emitEvents(
  tx: Sql,
  tenantId: string,
  drafts: readonly EventDraft[],
  now: Date,
  listeners?: Listeners,
): Promise<void> {
  if (drafts.length === 0) return;
  const known =
    listeners ??
    (await findListeners(
      tx,
      tenantId,
      drafts.map(({ accountId }) => accountId),
    ));
  const rows = drafts.flatMap((draft) => rowsOf(draft, known.get(draft.accountId), now));
  if (rows.length > 0) await insertRows(tx, tenantId, rows, now);
}

interface EventRow {
  readonly id: string;
  readonly endpointId: string;
  readonly accountId: string;
  readonly type: EventType;
  readonly body: string;
  readonly requestId: string | null;
}

/** One row for each endpoint that gets the event. */
function rowsOf(
  { type, accountId, requestId, data }: EventDraft,
  listener: Listener | undefined,
  now: Date,
): EventRow[] {
  const endpointIds = listener === undefined ? [] : endpointsFor(listener, type);
  if (endpointIds.length === 0) return [];
  const id = newId('evt', now.getTime());
  const body = eventBody(id, type, listener?.externalRef ?? null, data, now);
  return endpointIds.map((endpointId) => ({ id, endpointId, accountId, type, body, requestId }));
}

/** Writes one event for one endpoint, whatever the types that the endpoint gets. */
export async function emitToEndpoint(tx: Sql, tenantId: string, row: EventRow, now: Date): Promise<void> {
  await insertRows(tx, tenantId, [row], now);
}

async function insertRows(tx: Sql, tenantId: string, rows: readonly EventRow[], now: Date): Promise<void> {
  await tx.run(
    insertEvents,
    tenantId,
    rows.map(({ id }) => id),
    rows.map(({ accountId }) => accountId),
    rows.map(({ type }) => type),
    rows.map(({ body }) => body),
    now,
    rows.map(({ requestId }) => requestId),
    rows.map(({ endpointId }) => endpointId),
  );
}

/** The request body: `{id, type, timestamp, version, data}`. */
export function eventBody(
  id: string,
  type: EventType,
  externalRef: string | null,
  data: Readonly<Record<string, unknown>>,
  now: Date,
): string {
  return JSON.stringify({
    id,
    type,
    timestamp: now.toISOString(),
    version: '1',
    data: { external_ref: externalRef, ...data },
  });
}
