import type { EventData, EventType } from '../../generated/events.ts';
import { newId } from '../../platform/ids.ts';
import { batchStatement, type Sql } from '../../platform/sql.ts';

/** Something to report about an account; whether a partner hears of it is decided here. */
export type EventDraft = {
  readonly [Type in EventType]: {
    readonly type: Type;
    readonly accountId: string;
    /** Of the call that it came of, where there was one. */
    readonly requestId: string | null;
    readonly data: EventData<Type>;
  };
}[EventType];

/** The end-customers among these accounts, and the partner itself; an account that is nobody's has no listener. */
const findListened = batchStatement<
  [tenantId: string, accountIds: readonly string[]],
  { id: string; external_ref: string | null }
>(
  'outbox.find_listened',
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
 * Writes events in the transaction of what they report (reliability, section 4): both happen or neither. The body is made once, here,
 * and every attempt sends these bytes. Costs an account that no partner listens to one look-up, and a tenant's own account nothing.
 */
export async function emitEvents(tx: Sql, tenantId: string, drafts: readonly EventDraft[], now: Date): Promise<void> {
  const accountIds = [...new Set(drafts.map(({ accountId }) => accountId))];
  if (accountIds.length === 0) return;
  const refs = new Map((await tx.rows(findListened, tenantId, accountIds)).map((row) => [row.id, row.external_ref]));
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

/** What is sent: `{id, type, timestamp, version, data}`. */
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

/** An account that is its own tenant is no end-customer: nobody hears of its texts and contacts. */
export function isListenedTo(tenantId: string, accountId: string): boolean {
  return accountId !== tenantId;
}
