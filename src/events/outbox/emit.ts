import type { EventData, EventType } from '../../generated/events.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

/** An event about an account; `emitEvents` decides whether a partner gets it. */
export type EventDraft = {
  readonly [Type in EventType]: {
    readonly type: Type;
    readonly accountId: string;
    /** Id of the causing call, if any. */
    readonly requestId: string | null;
    readonly data: EventData<Type>;
  };
}[EventType];

/**
 * The customers among these accounts, and the partner itself. An account without a partner has no
 * listener.
 */
const findListeners = batchStatement<
  [tenantId: string, accountIds: readonly string[]],
  { id: string; external_ref: string | null }
>(
  'outbox.find_listeners',
  "SELECT id, external_ref FROM accounts WHERE tenant_id = $1 AND id = ANY ($2) AND kind <> 'tenant'",
);

const insertEvents = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    accountIds: readonly string[],
    types: readonly string[],
    bodies: readonly string[],
    now: Date,
    requestIds: readonly (string | null)[],
  ]
>(
  'outbox.insert',
  `INSERT INTO outbox_events (tenant_id, id, account_id, type, body, state, attempt, attempts, due_at, occurred_at, request_id)
   SELECT $1, id, account_id, type, body, 'pending', 0, '[]', $6, $6, request_id
     FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $7::text[]) AS e (id, account_id, type, body, request_id)`,
);

/**
 * Writes events in the transaction of the change they report (reliability, section 4): both are
 * committed or neither. The body is serialized once, and every attempt sends these bytes. Costs one
 * lookup for an account without a listener.
 */
export async function emitEvents(tx: Sql, tenantId: string, drafts: readonly EventDraft[], now: Date): Promise<void> {
  const accountIds = [...new Set(drafts.map(({ accountId }) => accountId))];
  if (accountIds.length === 0) return;
  const refs = new Map((await tx.rows(findListeners, tenantId, accountIds)).map((row) => [row.id, row.external_ref]));
  const events = drafts
    .filter(({ accountId }) => refs.has(accountId))
    .map((draft) => ({ ...draft, id: newId('evt', now.getTime()) }));
  if (events.length === 0) return;
  await tx.run(
    insertEvents,
    tenantId,
    events.map(({ id }) => id),
    events.map(({ accountId }) => accountId),
    events.map(({ type }) => type),
    events.map(({ id, type, accountId, data }) => eventBody(id, type, refs.get(accountId) ?? null, data, now)),
    now,
    events.map(({ requestId }) => requestId),
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

/** An account that is its own tenant has no partner that gets its events. */
export function hasListener(tenantId: string, accountId: string): boolean {
  return accountId !== tenantId;
}
