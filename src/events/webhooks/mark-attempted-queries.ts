import { batchStatement, statement } from '../../platform/database/sql.ts';

/**
 * For the rest of the transaction: without statistics of the tenant the planner would scan all its
 * events.
 */
export const joinRowByRow = statement<[]>(
  'delivery.join_row_by_row',
  "SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)",
);

/**
 * Attempts as columns. Values shared by many attempts are sent once; `kinds` are 1-based indexes
 * into them.
 */
type MarkParams = [
  tenantId: string,
  ids: readonly string[],
  ctids: readonly string[],
  kinds: readonly number[],
  states: readonly string[],
  ats: readonly Date[],
  entries: readonly string[],
  attempts: readonly number[],
  endpointId: string,
];

const MARKED = `state = ($5::text[])[made.kind], attempt = e.attempt + 1, due_at = ($6::timestamptz[])[made.kind],
          attempts = e.attempts || ($7::jsonb[])[made.kind],
          delivered_at = CASE WHEN ($5::text[])[made.kind] = 'delivered' THEN ($6::timestamptz[])[made.kind] END`;

/**
 * Records many attempts of events whose rows have not moved since they were read. Pending events
 * change only under the endpoint's row lock, which is held here, so ctids stay valid. COALESCE
 * hides the key from the planner, which leaves the ctid scan as the only plan: with `id = ANY (…)`
 * PostgreSQL 18 scans the accounts or all pending events, which is 17 times slower.
 */
export const markUnmoved = statement<MarkParams>(
  'delivery.mark_unmoved',
  `UPDATE outbox_events e
      SET ${MARKED}
     FROM unnest($2::text[], $3::tid[], $4::int[]) AS made (id, ctid, kind)
    WHERE e.ctid = made.ctid AND COALESCE(e.tenant_id = $1 AND e.endpoint_id = $9 AND e.id = made.id AND e.state = 'pending' AND e.attempt = ($8::int[])[made.kind], false)`,
);

/**
 * Same for rows that moved since they were read: found by primary key, unless they were marked in
 * this transaction. A replayed event starts anew, whatever the result of the attempt. The
 * concatenated state keeps partial indexes out.
 */
export const markMoved = batchStatement<MarkParams>(
  'delivery.mark_moved',
  `UPDATE outbox_events e
      SET ${MARKED}
     FROM (SELECT g.kind,
                  (SELECT o.ctid FROM outbox_events o
                    WHERE o.tenant_id = $1 AND o.endpoint_id = $9 AND o.id >= g.id AND o.id <= g.id AND o.state || '' = 'pending'
                      AND o.attempt = ($8::int[])[g.kind] AND o.xmin <> pg_current_xact_id()::xid
                    ORDER BY o.id LIMIT 1) AS place
             FROM unnest($2::text[], $3::tid[], $4::int[]) AS g (id, place, kind) OFFSET 0) AS made
    WHERE e.ctid = made.place`,
);
