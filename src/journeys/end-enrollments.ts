import { batchStatement } from '../platform/database/sql.ts';

/**
 * Ends the enrollments of contacts in a journey, with an empty key all of them. A message that is
 * queued is still sent.
 */
export const endEnrollments = batchStatement<
  [tenantId: string, journeyId: string, contactIds: readonly string[], reason: string, now: Date, key: string],
  { contact_id: string }
>(
  'journeys.end_enrollments',
  `WITH locked AS MATERIALIZED (
     SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND journey_id = $2 AND contact_id = ANY ($3) AND ended_at IS NULL AND ($6 = '' OR key = $6) ORDER BY id FOR UPDATE)
   UPDATE journey_enrollments e SET state = 'exited', reason = $4, due_at = NULL, calling = false, ended_at = $5
     FROM locked WHERE e.tenant_id = $1 AND e.id = locked.id RETURNING e.contact_id`,
);
