import { batchStatement, statement } from '../../platform/database/sql.ts';

/**
 * Until `allowScans`: without statistics of the tenant the planner would scan all its events. Every
 * connection has sequential scans off, and the scan by ctid cannot be disabled, so it is the only
 * plan that is left.
 */
export const readByCtid = statement<[]>(
  'delivery.read_by_ctid',
  `SELECT set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
          set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)`,
);
export const allowScans = statement<[]>(
  'delivery.allow_scans',
  `SELECT set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'on', true),
          set_config('enable_hashjoin', 'on', true), set_config('enable_mergejoin', 'on', true), set_config('enable_material', 'on', true)`,
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

/**
 * Of a row `made`. In SET itself, an element of an array would be taken for an assignment to one.
 */
const MADE = `($5::text[])[kind] AS state, ($6::timestamptz[])[kind] AS at, ($7::jsonb[])[kind] AS entry, ($8::int[])[kind] AS attempt`;

const MARKED = `state = made.state, attempt = e.attempt + 1, due_at = made.at, attempts = e.attempts || made.entry,
          delivered_at = CASE WHEN made.state = 'delivered' THEN made.at END`;

/**
 * Records many attempts of events whose rows have not moved since they were read. Pending events
 * change only under the endpoint's row lock, which is held here, so ctids stay valid. With
 * `id = ANY (…)` PostgreSQL 18 scans the accounts or all pending events, which is 17 times slower.
 * Run it after `readByCtid`.
 */
export const markEvents = statement<MarkParams>(
  'delivery.mark_events',
  `UPDATE outbox_events e
      SET ${MARKED}
     FROM (SELECT id, place, ${MADE} FROM unnest($2::text[], $3::tid[], $4::int[]) AS one (id, place, kind)) AS made
    WHERE e.tenant_id = $1 AND e.ctid = made.place AND e.endpoint_id = $9 AND e.id = made.id AND e.state = 'pending' AND e.attempt = made.attempt`,
);

/**
 * The present ctids of rows that moved since they were read, by primary key: the concatenated state
 * keeps partial indexes out. Those that are marked have one attempt more, or are not pending. A
 * replayed event starts anew, whatever the result of the attempt.
 */
export const findMoved = batchStatement<
  [tenantId: string, endpointId: string, ids: readonly string[]],
  { id: string; ctid: string }
>(
  'delivery.find_moved',
  `SELECT id, ctid FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND id = ANY ($3) AND state || '' = 'pending'`,
);
