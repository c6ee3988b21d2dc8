import type { EventType, OutboxItem } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { EndpointKey } from '../webhooks/endpoint.ts';

interface OutboxRow {
  readonly id: string;
  readonly type: string;
  readonly external_ref: string | null;
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly occurred_at: Date;
  readonly attempts: unknown;
  readonly due_at: Date;
  readonly delivered_at: Date | null;
  readonly body: string;
}

type ListParams = [
  tenantId: string,
  after: string,
  state: string | null,
  type: string | null,
  accountId: string | null,
  eventId: string | null,
  since: Date | null,
  limit: number,
  endpointId: string,
];

const COLUMNS = `o.id, o.type, (SELECT a.external_ref FROM accounts a WHERE a.tenant_id = $1 AND a.id = o.account_id) AS external_ref, o.state,
          o.occurred_at, o.attempts, o.due_at, o.delivered_at, o.body`;

const MATCHES = `o.tenant_id = $1 AND o.endpoint_id = $9 AND o.id > $2 AND ($3::text IS NULL OR o.state = $3) AND ($4::text IS NULL OR o.type = $4)
      AND ($5::text IS NULL OR o.account_id = $5) AND ($6::text IS NULL OR o.id = $6) AND ($7::timestamptz IS NULL OR o.occurred_at >= $7)`;

/** One page, ordered by id: a range of the primary key. */
const listEvents = batchStatement<ListParams, OutboxRow>(
  'outbox.list_events',
  `SELECT ${COLUMNS} FROM outbox_events o WHERE ${MATCHES} ORDER BY o.id LIMIT $8`,
);

/**
 * Pending and dead events: outbox_events_open_idx leaves out the delivered ones, which are most.
 */
const listOpenEvents = batchStatement<ListParams, OutboxRow>(
  'outbox.list_open_events',
  `SELECT ${COLUMNS} FROM outbox_events o WHERE ${MATCHES} AND o.delivered_at IS NULL ORDER BY o.id LIMIT $8`,
);

interface EventFilter {
  readonly state: string | undefined;
  readonly type: string | undefined;
  readonly accountId: string | null;
  readonly eventId: string | undefined;
  readonly since: string | undefined;
}

/** One page of the events of an endpoint, the oldest first. */
export function listStoredEvents(
  sql: Sql,
  { tenantId, endpointId }: EndpointKey,
  { state, type, accountId, eventId, since }: EventFilter,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly OutboxRow[]> {
  return sql.rows(
    state === 'pending' || state === 'dead' ? listOpenEvents : listEvents,
    tenantId,
    page.after,
    state ?? null,
    type ?? null,
    accountId,
    eventId ?? null,
    since === undefined ? null : new Date(since),
    page.limit,
    endpointId,
  );
}

export function presentEvent(row: OutboxRow): OutboxItem {
  return {
    event_id: row.id,
    type: row.type as EventType,
    external_ref: row.external_ref,
    state: row.state,
    occurred_at: row.occurred_at.toISOString(),
    attempts: row.attempts as OutboxItem['attempts'],
    next_attempt_at: row.state === 'pending' ? row.due_at.toISOString() : null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    event: JSON.parse(row.body) as OutboxItem['event'],
  };
}
