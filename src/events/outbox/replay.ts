import { invalidParams, notFound } from '../../errors.ts';
import type { NextAction } from '../../next-actions.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { EndpointKey } from '../webhooks/endpoint.ts';
import { lockEndpoint } from '../webhooks/endpoint-queries.ts';

const CHOSEN = `tenant_id = $1 AND endpoint_id = $9 AND ($3::text[] IS NULL OR id = ANY ($3)) AND ($4::timestamptz IS NULL OR occurred_at >= $4)
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
  endpointId: string,
];

/** Requeues at most 10,000 events, the oldest first, including events that are being delivered. */
const requeueEvents = batchStatement<ReplayParams>(
  'outbox.requeue_events',
  `WITH picked AS MATERIALIZED (
     SELECT id FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) ORDER BY id LIMIT 10000 FOR UPDATE)
   UPDATE outbox_events SET state = 'pending', attempt = 0, attempts = '[]', due_at = $2, delivered_at = NULL
    WHERE tenant_id = $1 AND endpoint_id = $9 AND id = ANY (ARRAY (SELECT id FROM picked))`,
);

/** Like `requeueEvents`, for pending and dead events, which have an index of their own. */
const requeueDeadEvents = batchStatement<ReplayParams>(
  'outbox.requeue_dead_events',
  `WITH picked AS MATERIALIZED (
     SELECT id FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) AND delivered_at IS NULL ORDER BY id LIMIT 10000 FOR UPDATE)
   UPDATE outbox_events SET state = 'pending', attempt = 0, attempts = '[]', due_at = $2, delivered_at = NULL
    WHERE tenant_id = $1 AND endpoint_id = $9 AND id = ANY (ARRAY (SELECT id FROM picked))`,
);

/**
 * Counts at most 10,000 remaining events. The query takes the same parameters as `requeueEvents`;
 * $2 does not affect the result.
 */
const countChosen = batchStatement<ReplayParams, { count: number }>(
  'outbox.count_chosen',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE ${CHOSEN} AND state = ANY ($8) AND $2::timestamptz IS NOT NULL LIMIT 10000) AS chosen`,
);

const MAX_REPLAYED = 10_000;
const ANY_STATE = ['pending', 'delivered', 'dead'];

interface ChosenEvents {
  readonly event_ids?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  readonly type?: string;
  readonly states?: readonly string[];
}

/**
 * Delivers events of an endpoint again: those with the ids, or those of a period. All ids must
 * exist: a missing one means that the caller has the wrong list, and `listEvents` is the way to the
 * right one.
 */
export async function replayEvents(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  { event_ids: ids, since, until, type, states = ['dead'] }: ChosenEvents,
  how: { readonly accountId: string | null; readonly now: Date; readonly listEvents: NextAction },
): Promise<{ readonly requeued: number; readonly remaining: number }> {
  if ((ids === undefined) === (since === undefined))
    throw invalidParams('Give either event_ids or since.', [
      { path: '/event_ids', rule: 'either event_ids or since' },
      { path: '/since', rule: 'either event_ids or since' },
    ]);
  if (ids !== undefined && (await countEvents(tx, { tenantId, endpointId }, ids)) < ids.length)
    throw notFound('event', [how.listEvents]);
  const chosen = [
    tenantId,
    how.now,
    ids ?? null,
    since === undefined ? null : new Date(since),
    until === undefined ? null : new Date(until),
    type ?? null,
    how.accountId,
    ids === undefined ? states : ANY_STATE,
    endpointId,
  ] as const;
  // Deliveries record their attempts under the same lock, which rules out a deadlock with them.
  await lockEndpoint(tx, { tenantId, endpointId });
  const deadOnly = ids === undefined && !states.includes('delivered');
  const requeued = await tx.run(deadOnly ? requeueDeadEvents : requeueEvents, ...chosen);
  const left = requeued === MAX_REPLAYED ? await tx.row(countChosen, ...chosen) : null;
  return { requeued, remaining: left?.count ?? 0 };
}

/** How many of the ids exist. */
function countEvents(sql: Sql, { tenantId, endpointId }: EndpointKey, ids: readonly string[]): Promise<number> {
  return sql.tenant(tenantId).outbox_events.count({ where: { endpoint_id: endpointId, id: { in: [...ids] } } });
}
