import { batchStatement, statement } from '../../../platform/database/sql.ts';

export interface OutboxRow {
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
];

const COLUMNS = `o.id, o.type, (SELECT a.external_ref FROM accounts a WHERE a.tenant_id = $1 AND a.id = o.account_id) AS external_ref, o.state,
          o.occurred_at, o.attempts, o.due_at, o.delivered_at, o.body`;

const MATCHES = `o.tenant_id = $1 AND o.id > $2 AND ($3::text IS NULL OR o.state = $3) AND ($4::text IS NULL OR o.type = $4)
      AND ($5::text IS NULL OR o.account_id = $5) AND ($6::text IS NULL OR o.id = $6) AND ($7::timestamptz IS NULL OR o.occurred_at >= $7)`;

/** One page, ordered by id: a range of the primary key. */
export const listEvents = batchStatement<ListParams, OutboxRow>(
  'partner.list_events',
  `SELECT ${COLUMNS} FROM outbox_events o WHERE ${MATCHES} ORDER BY o.id LIMIT $8`,
);

/**
 * Pending and dead events: outbox_events_open_idx leaves out the delivered ones, which are most.
 */
export const listOpenEvents = batchStatement<ListParams, OutboxRow>(
  'partner.list_open_events',
  `SELECT ${COLUMNS} FROM outbox_events o WHERE ${MATCHES} AND o.delivered_at IS NULL ORDER BY o.id LIMIT $8`,
);

/** The ids that exist. */
export const findEvents = statement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'partner.find_events',
  'SELECT id FROM outbox_events WHERE tenant_id = $1 AND id = ANY ($2)',
);

const CHOSEN = `tenant_id = $1 AND ($3::text[] IS NULL OR id = ANY ($3)) AND ($4::timestamptz IS NULL OR occurred_at >= $4)
        AND ($5::timestamptz IS NULL OR occurred_at < $5) AND ($6::text IS NULL OR type = $6) AND ($7::text IS NULL OR account_id = $7)`;

type ReplayParams = [
  tenantId: string,
  now: Date,
  ids: readonly string[] | null,
  since: Date | null,
  until: Date | null,
  type: string | null,
  accountId: string | null,
  states: readonly string[],
];

/** Requeues at most 10,000 events, the oldest first, including events that are being delivered. */
export const requeueEvents = batchStatement<ReplayParams>(
  'partner.requeue_events',
  `WITH picked AS MATERIALIZED (
     SELECT id FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) ORDER BY id LIMIT 10000 FOR UPDATE)
   UPDATE outbox_events SET state = 'pending', attempt = 0, attempts = '[]', due_at = $2, delivered_at = NULL
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT id FROM picked))`,
);

/** Like `requeueEvents`, for pending and dead events, which have an index of their own. */
export const requeueDeadEvents = batchStatement<ReplayParams>(
  'partner.requeue_dead_events',
  `WITH picked AS MATERIALIZED (
     SELECT id FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) AND delivered_at IS NULL ORDER BY id LIMIT 10000 FOR UPDATE)
   UPDATE outbox_events SET state = 'pending', attempt = 0, attempts = '[]', due_at = $2, delivered_at = NULL
    WHERE tenant_id = $1 AND id = ANY (ARRAY (SELECT id FROM picked))`,
);

/**
 * Counts at most 10,000 remaining events. The query takes the same parameters as `requeueEvents`;
 * $2 does not affect the result.
 */
export const countChosen = batchStatement<ReplayParams, { count: number }>(
  'partner.count_chosen',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) AND $2::timestamptz IS NOT NULL LIMIT 10000) AS chosen`,
);
