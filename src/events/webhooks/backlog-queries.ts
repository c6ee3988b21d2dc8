import { batchStatement } from '../../platform/database/sql.ts';

/** The start of an account's queue: its first pending event from this id on. */
export interface QueueStart {
  readonly account_id: string;
  readonly id: string;
}

export interface Head extends QueueStart {
  /** Due, and the account is not being processed. */
  readonly ready: boolean;
  /** Its position in the scan, from 1. */
  readonly step: number;
}

/**
 * The first pending event of each account after `after`: the ready ones, and the last one scanned,
 * at which the next scan continues. A recursive skip over outbox_events_pending_idx: one lookup per
 * account, however many events it has; at most $4 lookups and $5 ready heads. Takes no locks: the
 * caller holds the endpoint's lease. Run disableSort first: sorting 20,000 events takes 700 ms.
 */
export const findQueueHeads = batchStatement<
  [
    tenantId: string,
    after: string,
    now: Date,
    steps: number,
    limit: number,
    busy: readonly string[],
    endpointId: string,
  ],
  Head
>(
  'delivery.find_queue_heads',
  `WITH RECURSIVE heads AS (
     (SELECT account_id, id, due_at <= $3 AND account_id <> ALL ($6::text[]) AS ready,
             (due_at <= $3 AND account_id <> ALL ($6::text[]))::int AS found, 1 AS step
        FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $7 AND state = 'pending' AND account_id > $2
       ORDER BY account_id, id LIMIT 1)
     UNION ALL
     SELECT n.account_id, n.id, n.ready, h.found + n.ready::int, h.step + 1
       FROM heads h CROSS JOIN LATERAL (
         SELECT account_id, id, due_at <= $3 AND account_id <> ALL ($6::text[]) AS ready
           FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $7 AND state = 'pending' AND account_id > h.account_id
          ORDER BY account_id, id LIMIT 1) n
      WHERE h.step < $4 AND h.found < $5)
   SELECT account_id, id, ready, step FROM heads WHERE ready OR step = (SELECT max(step) FROM heads) ORDER BY step`,
);

export interface PendingEvent {
  readonly account_id: string;
  readonly id: string;
  /** The ctid of its row when it was read. */
  readonly ctid: string;
  readonly body: string;
  readonly attempt: number;
  readonly due: boolean;
  /** Id of the causing call, if any. */
  readonly request_id: string | null;
}

/**
 * The next events of each account from its head on, in id order. Ranges of one account, so that
 * only the pending index applies.
 */
export const readQueues = batchStatement<
  [
    tenantId: string,
    accounts: readonly string[],
    heads: readonly string[],
    quota: number,
    now: Date,
    endpointId: string,
  ],
  PendingEvent
>(
  'delivery.read_queues',
  `SELECT e.account_id, e.id, e.ctid, e.body, e.attempt, e.due, e.request_id
     FROM unnest($2::text[], $3::text[]) AS h (account_id, id) CROSS JOIN LATERAL (
       SELECT o.account_id, o.id, o.ctid AS ctid, o.body, o.attempt, o.due_at <= $5 AS due, o.request_id FROM outbox_events o
        WHERE o.tenant_id = $1 AND o.endpoint_id = $6 AND o.state = 'pending' AND o.account_id >= h.account_id AND o.account_id <= h.account_id AND o.id >= h.id
        ORDER BY o.account_id, o.id LIMIT $4) e`,
);
