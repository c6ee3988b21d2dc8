import { batchStatement, statement } from '../../platform/sql.ts';

/** For what follows in the transaction: while the planner does not know the tenant it takes a walk over all its events for cheap. */
export const joinRowByRow = statement<[]>(
  'delivery.join_row_by_row',
  "SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)",
);

/** Attempts by columns; what many of them have in common is sent once, and each says which of those it is, from 1 on. */
type MarkParams = [
  tenantId: string,
  ids: readonly string[],
  places: readonly string[],
  kinds: readonly number[],
  states: readonly string[],
  ats: readonly Date[],
  entries: readonly string[],
  attempts: readonly number[],
];

const MARKED = `state = ($5::text[])[made.kind], attempt = e.attempt + 1, due_at = ($6::timestamptz[])[made.kind],
          attempts = e.attempts || ($7::jsonb[])[made.kind],
          delivered_at = CASE WHEN ($5::text[])[made.kind] = 'delivered' THEN ($6::timestamptz[])[made.kind] END`;

/**
 * Writes many attempts down at once, of events that still wait and are where they were read. Nobody else changes waiting events without the
 * row of the endpoint, which is locked here, so places hold until the end. What COALESCE hides no index can be asked for, so that there is one
 * way to go about it, with a plan kept from whenever: with `id = ANY (…)` PostgreSQL 18 walks over the accounts or over all that waits (750
 * events/s instead of 13,000).
 */
export const markInPlace = statement<MarkParams>(
  'delivery.mark_in_place',
  `UPDATE outbox_events e
      SET ${MARKED}
     FROM unnest($2::text[], $3::tid[], $4::int[]) AS made (id, place, kind)
    WHERE e.ctid = made.place AND COALESCE(e.tenant_id = $1 AND e.id = made.id AND e.state = 'pending' AND e.attempt = ($8::int[])[made.kind], false)`,
);

/**
 * The same for those that were written anew since they were read and lie elsewhere: found by the primary key, unless they were marked in this
 * transaction already. One that was replayed meanwhile begins anew, whatever became of the attempt before. The glued state keeps partial
 * indexes out.
 */
export const markMoved = batchStatement<MarkParams>(
  'delivery.mark_moved',
  `UPDATE outbox_events e
      SET ${MARKED}
     FROM (SELECT g.kind,
                  (SELECT o.ctid FROM outbox_events o
                    WHERE o.tenant_id = $1 AND o.id >= g.id AND o.id <= g.id AND o.state || '' = 'pending'
                      AND o.attempt = ($8::int[])[g.kind] AND o.xmin <> pg_current_xact_id()::xid
                    ORDER BY o.id LIMIT 1) AS place
             FROM unnest($2::text[], $3::tid[], $4::int[]) AS g (id, place, kind) OFFSET 0) AS made
    WHERE e.ctid = made.place`,
);
