import { batchStatement, type Sql } from '../../platform/database/sql.ts';

const fill = batchStatement<[tenantId: string, after: string, last: string]>(
  'stranded.fill_end_states',
  `UPDATE messages SET end_state = state
    WHERE tenant_id = $1 AND id > $2 AND id <= $3 AND end_state IS NULL
      AND state IN ('undelivered', 'failed', 'expired', 'rejected', 'canceled', 'delivery_unconfirmed')`,
);

/**
 * Sets `end_state` of messages that a process before 1.0.0 ended while it ran beside newer ones:
 * the lists find messages by it.
 */
export async function fillEndStates(sql: Sql, tenantId: string, after: string, last: string): Promise<void> {
  await sql.run(fill, tenantId, after, last);
}
